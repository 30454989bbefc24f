'use client';

import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { TEXT_BUTTON } from '@/components/ui/link-classes';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

type Props = {
  words: DiagnosticWords;
  /** The statements without a rating; none: nothing is asked. */
  unrated: readonly StatementId[];
  onRate: (statement: StatementId) => void;
  onSend: () => void;
  onClose: () => void;
};

/** Asks before a form with unrated statements is sent, since they count as 0 (rule 5). */
export function UnratedQuestion({ words: { scale, advice }, unrated, onRate, onSend, onClose }: Props) {
  const { title, text, rate, send } = scale.unrated;
  return (
    <Dialog
      open={unrated.length > 0}
      onClose={onClose}
      title={fill(title, { n: unrated.length })}
      actions={
        <>
          <Button onClick={() => onRate(unrated[0]!)}>{rate}</Button>
          <Button variant="line" onClick={onSend}>
            {send}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <ul className="mt-3 max-h-[42dvh] overflow-y-auto text-ui">
        {unrated.map((statement) => (
          <li key={statement}>
            <button
              type="button"
              className={`${TEXT_BUTTON} py-2 text-left leading-snug first-letter:uppercase`}
              onClick={() => onRate(statement)}
            >
              {advice.statements[statement].short}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
