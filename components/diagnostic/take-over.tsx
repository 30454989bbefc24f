'use client';

import { useEffect, useRef } from 'react';
import { changedDraft, asDraft, hasDraft, tabSession, writeDraft } from '@/lib/diagnostic/browser/draft';
import { takeEarlier } from '@/lib/diagnostic/browser/earlier';
import { readPostedForm } from '@/lib/diagnostic/rules/posted-form';
import { carriedText } from '@/lib/diagnostic/rules/retake';
import type { Step } from '@/lib/diagnostic/rules/steps';
import { routes } from '@/lib/kernel/routes';

type LaterStep = Exclude<Step, 1>;

/** Where the script comes after all, the form goes on with it, unless somebody is typing or has a draft. */
export function TakeOver({ step }: { step: LaterStep }) {
  const place = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Where what it needs does not come, the page stays as it is.
    takeOver(place.current!.form!, step).catch(() => {});
  }, [step]);
  return <input type="hidden" ref={place} />;
}

async function takeOver(form: HTMLFormElement, step: LaterStep): Promise<void> {
  if (hasDraft() || document.activeElement?.matches('input, select, textarea, button')) return;
  const touched = new AbortController();
  for (const kind of ['pointerdown', 'keydown', 'submit'])
    form.addEventListener(kind, () => touched.abort(), { signal: touched.signal });
  const { values, earlier } = readPostedForm(new FormData(form));
  const draft = await asDraft(changedDraft(null, values, step, Date.now()));
  if (!draft || touched.signal.aborted || !writeDraft(draft)) return;
  tabSession.open();
  if (earlier) takeEarlier(carriedText(earlier));
  location.replace(`${routes.diagnostic}?step=${step}`);
}
