'use client';

import { useEffect, useRef, useState } from 'react';
import { TEXT_BUTTON } from '@/components/ui/link-classes';
import { dropEarlier, earlierToSend } from '@/lib/platform/browser/earlier';
import { comparisonAhead } from './comparison-ahead';
import type { DiagnosticWords } from './words';

/**
 * Says that the result will stand beside an earlier one, and lets it be: whoever was sent that one has none
 * of their own.
 */
export function EarlierNote({ words }: { words: DiagnosticWords['page']['earlier'] }) {
  const [earlier] = useState(earlierToSend);
  const [dropped, setDropped] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: focus stays in its place.
  useEffect(() => {
    if (dropped) line.current?.focus();
  }, [dropped]);
  if (!earlier) return null;
  return (
    <p ref={line} tabIndex={-1} className="mb-8 text-ui text-ink-muted">
      {dropped ? words.dropped : comparisonAhead(earlier, words)}{' '}
      {!dropped && (
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
      )}
    </p>
  );
}
