'use client';

import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { Step } from '@/lib/platform/browser/diagnostic-draft';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { fill } from '@/lib/kernel/text';
import type { DiagnosticWords } from './words';

type Props = {
  words: DiagnosticWords;
  step: Step;
  /** False until the script is there and an earlier draft is read: the browser by itself must send nothing. */
  ready: boolean;
  sending: boolean;
  problem: string | null;
  onPrevious: () => void;
};

/** The button does not change its look when the script arrives, only what it can do. */
const READY_LOOK = 'disabled:border-brass-deep disabled:bg-brass-deep disabled:text-paper-raised';

/** Always at hand at the lower edge: how far one is, why sending failed, and the ways on and back. */
export function FormBar({ words: { buttons, scale }, step, ready, sending, problem, onPrevious }: Props) {
  return (
    <div className="form-bar">
      <div className="form-bar-inside">
        <div className="text-note">
          {problem && (
            <p role="alert" className="border-l-3 border-poor pl-3 font-medium text-poor">
              {problem}
            </p>
          )}
          {step === 3 && !problem && <RatedCount scale={scale} />}
        </div>
        <div className="flex justify-end gap-3">
          {step > 1 && (
            <Button variant="line" size="sm" onClick={onPrevious} disabled={sending}>
              {buttons.previous}
            </Button>
          )}
          <Button
            type="submit"
            size="sm"
            disabled={!ready || sending}
            aria-busy={sending}
            className={classes('grow md:grow-0', !ready && READY_LOOK)}
          >
            {step < 3 ? buttons.next : sending ? buttons.submitting : buttons.submit}
          </Button>
        </div>
      </div>
    </div>
  );
}

function RatedCount({ scale }: { scale: DiagnosticWords['scale'] }) {
  const ratings = useWatch<FormValues, 'ratings'>({ name: 'ratings' });
  const n = STATEMENT_IDS.filter((statement) => ratings?.[statement]).length;
  return (
    <p aria-live="polite">
      <b className="font-semibold tabular-nums">{fill(scale.count, { n })}.</b>{' '}
      {n < STATEMENT_IDS.length && <span className="text-ink-muted">{scale.unratedNote}</span>}
    </p>
  );
}
