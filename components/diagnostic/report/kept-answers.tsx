'use client';

import { useState, useSyncExternalStore } from 'react';
import { notify, type Notice } from '@/components/ui/notify';
import { clearDraft, hasDraft } from '@/lib/platform/browser/diagnostic-draft';
import { forgetCaller, readCaller } from '@/lib/platform/browser/visit';
import type { ReportWords } from './words';

const hasAnswers = () => hasDraft() || readCaller() !== null;
const nothingChanges = () => () => {};

/** Says that this browser still has the answers, and clears them. Nothing is shown where it has none. */
export function KeptAnswers({ words, cleared }: { words: ReportWords['kept']; cleared: Notice }) {
  const kept = useSyncExternalStore(nothingChanges, hasAnswers, () => false);
  const [gone, setGone] = useState(false);
  if (!kept || gone) return null;
  const clear = () => {
    clearDraft();
    forgetCaller();
    setGone(true);
    notify(cleared);
  };
  return (
    <p>
      {words.text}{' '}
      <button
        type="button"
        className="min-h-target cursor-pointer underline decoration-brass decoration-2 underline-offset-4"
        onClick={clear}
      >
        {words.clear}
      </button>
    </p>
  );
}
