'use client';

import { useEffect, useRef } from 'react';
import {
  changedDraft,
  hasDraft,
  parseDraft,
  tabSession,
  writeDraft,
} from '@/lib/platform/browser/diagnostic-draft';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { routes } from '@/lib/kernel/routes';

type LaterStep = Exclude<Step, 1>;

/**
 * Where the script has come after all, the form goes on with it: what was typed becomes its draft, which a reload keeps, and it
 * shows the same step. Not where a field has the focus: the next step is soon enough. Nor over what an earlier visit has left.
 */
export function TakeOver({ step }: { step: LaterStep }) {
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Where what it needs does not come, the page stays as it is.
    takeOver(place.current!.form!, step).catch(() => {});
  }, [step]);
  return <input type="hidden" ref={place} />;
}

async function takeOver(form: HTMLFormElement, step: LaterStep): Promise<void> {
  if (hasDraft()) return;
  const answers = () => readPostedForm(new FormData(form)).values;
  const before = answers();
  const draft = await parseDraft(JSON.stringify(changedDraft(null, before, step, Date.now())));
  // Safari gives no focus to what is ticked.
  const isBusy =
    document.activeElement?.matches('input, select, textarea') ||
    JSON.stringify(answers()) !== JSON.stringify(before);
  if (!draft || isBusy || !writeDraft(draft)) return;
  tabSession.open();
  location.replace(`${routes.diagnostic}?step=${step}`);
}
