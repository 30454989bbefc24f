'use client';

import { useState } from 'react';
import { GoneButton } from '@/components/ui/gone-button';
import { TEXT_BUTTON } from '@/components/ui/link-classes';
import { dropEarlier, earlierToSend } from '@/lib/platform/browser/earlier';
import { comparisonAhead } from '@/lib/diagnostic/rules/retake';
import type { DiagnosticWords } from './words';

const LINE = 'mb-8 text-ui text-ink-muted';

/** Says which earlier result the next one is compared with, and lets it be. */
export function EarlierNote({ words }: { words: DiagnosticWords['page']['earlier'] }) {
  const [earlier] = useState(earlierToSend);
  const [dropped, setDropped] = useState(false);
  if (!earlier) return null;
  if (dropped) return <GoneButton className={LINE}>{words.dropped}</GoneButton>;
  return (
    <p className={LINE}>
      {comparisonAhead(earlier, words)}{' '}
      <button
        type="button"
        className={TEXT_BUTTON}
        onClick={() => {
          dropEarlier();
          setDropped(true);
        }}
      >
        {words.drop}
      </button>
    </p>
  );
}
