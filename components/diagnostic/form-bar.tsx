import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import type { Step } from '@/lib/diagnostic/rules/steps';
import type { FormValues } from '@/lib/diagnostic/rules/form';
import { STATEMENT_IDS, type StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { fill } from '@/lib/kernel/text';
import { Spinner } from '@/components/ui/spinner';
import { BottomBar } from './step-frame';
import type { Problem } from './use-sending';
import type { DiagnosticWords } from './words';
import { Dialog } from '@/components/ui/dialog';
import { TEXT_BUTTON } from '@/components/ui/link-classes';

type Props = {
  words: DiagnosticWords;
  step: Step;
  /** False for a moment after a step has appeared, and while the draft of a later one is read. */
  ready: boolean;
  busy: 'idle' | 'moving' | 'sending' | 'slow' | 'stored';
  problem: Problem | null;
  onPrevious: () => void;
  onStop: () => void;
};

/** Buttons do not change their look when they can be used, only what they do. */
const READY_LOOK = {
  primary: 'disabled:border-brass-deep! disabled:bg-brass-deep! disabled:text-paper-raised!',
  line: 'disabled:border-ink! disabled:text-ink!',
};

export function FormBar({ words, step, ready, busy, problem, onPrevious, onStop }: Props) {
  const { buttons, steps, toasts } = words;
  const working = busy !== 'idle';
  return (
    <BottomBar>
      <div className="text-note">
        {problem && <ProblemLine problem={problem} />}
        <p role="status">{busy === 'slow' && toasts.slowAnswer.text}</p>
        {busy === 'moving' && <Spinner label={buttons.working} showLabel />}
        {!problem && busy === 'idle' && step === 1 && (
          <p className="text-ink-muted max-md:hidden">
            {buttons.next}: {steps[1].title}
          </p>
        )}
        {step > 1 && !problem && busy !== 'slow' && busy !== 'moving' && (
          <Counted words={words} step={step} />
        )}
      </div>
      <div className="flex justify-end gap-3">
        {busy === 'slow' ? (
          <Button variant="line" size="sm" onClick={onStop}>
            {buttons.stopWaiting}
          </Button>
        ) : (
          step > 1 && (
            <Button
              variant="line"
              size="sm"
              onClick={onPrevious}
              disabled={!ready || working}
              className={classes(!ready && READY_LOOK.line)}
            >
              {buttons.previous}
            </Button>
          )
        )}
        <Button
          type="submit"
          size="sm"
          disabled={!ready || working}
          aria-busy={working}
          className={classes('grow md:grow-0', !ready && READY_LOOK.primary)}
        >
          {step < 3 ? buttons.next : working ? buttons.submitting : buttons.submit}
        </Button>
      </div>
    </BottomBar>
  );
}

/** At most three lines of it: the button below must stay on the screen. */
function ProblemLine({ problem }: { problem: Problem }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (problem.focus) line.current?.focus();
  }, [problem]);
  return (
    <p
      ref={line}
      role="alert"
      tabIndex={-1}
      className="line-clamp-3 border-l-3 border-poor pl-3 font-medium break-words text-poor"
    >
      {problem.text}
    </p>
  );
}

/** How many challenges are picked or statements rated, and what that means. */
function Counted({ words: { buttons, scale }, step }: Pick<Props, 'words' | 'step'>) {
  const { ratings, currentChallenges } = useWatch<FormValues>();
  const rated = STATEMENT_IDS.filter((statement) => ratings?.[statement]).length;
  const [count, n, note, enough] =
    step === 2
      ? [buttons.picked, currentChallenges?.length ?? 0, buttons.pickOne, 1]
      : [scale.count, rated, scale.unratedNote, STATEMENT_IDS.length];
  return (
    <p aria-live="polite">
      <b className="font-semibold tabular-nums">{fill(count, { n })}.</b>{' '}
      {n < enough && <span className="text-ink-muted">{note}</span>}
    </p>
  );
}

type QuestionProps = {
  words: DiagnosticWords;
  /** The statements without a rating; none: nothing is asked. */
  unrated: readonly StatementId[];
  onRate: (statement: StatementId) => void;
  onSend: () => void;
  onClose: () => void;
};

/** Its end fades while there is more of it below. */
const LIST =
  'mt-3 max-h-[42dvh] overflow-y-auto text-ui after:pointer-events-none after:sticky after:bottom-0 after:block after:h-9 ' +
  'after:border-b after:border-line after:bg-linear-to-t after:from-paper-raised';

/** Asks before a form with unrated statements is sent, since they count as 0 (rule 5). */
export function UnratedQuestion({
  words: { scale, advice },
  unrated,
  onRate,
  onSend,
  onClose,
}: QuestionProps) {
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
      <ul className={LIST}>
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
