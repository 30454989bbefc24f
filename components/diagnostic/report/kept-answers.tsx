'use client';

import { useState, useSyncExternalStore } from 'react';
import { classes } from '@/components/ui/classes';
import { GoneButton } from '@/components/ui/gone-button';
import { TEXT_BUTTON } from '@/components/ui/link-classes';
import type { Notice } from '@/components/ui/notify';
import { UNSEEN, useInBrowser } from '@/components/ui/use-scripted';
import { clearDraft, hasDraft } from '@/lib/platform/browser/diagnostic-draft';
import { clearDone, hasDone, keepNamed, onDoneChange } from '@/lib/platform/browser/result-marks';
import { keepEarlier } from '@/lib/platform/browser/earlier';
import { forgetCaller, readCaller } from '@/lib/platform/browser/visit';
import type { ReportWords } from './words';

const hasAnswers = () => hasDraft() || readCaller() !== null;

export function KeptAnswers({ words, cleared }: { words: ReportWords['kept']; cleared: Notice }) {
  const kept = useInBrowser(hasAnswers, false);
  const isMarked = useSyncExternalStore(onDoneChange, hasDone, () => false);
  const [gone, setGone] = useState(false);
  if (gone) return <GoneButton>{cleared.text}</GoneButton>;
  const shown = kept || isMarked ? '' : UNSEEN;
  return (
    <>
      <button
        type="button"
        className={classes(TEXT_BUTTON, shown)}
        onClick={() => {
          clearDraft();
          forgetCaller();
          keepEarlier(null);
          keepNamed(null);
          clearDone();
          dispatchEvent(new StorageEvent('storage'));
          setGone(true);
        }}
      >
        {words.clear}
      </button>
      <p className={classes('basis-full', shown)}>
        {(kept || !isMarked) && words.text} {isMarked && words.done}
      </p>
    </>
  );
}
