'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon } from '@/components/ui/icons';
import { useMotion } from '@/components/ui/use-motion';
import { useUnseen } from '@/components/ui/use-scripted';
import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { fill } from '@/lib/kernel/text';
import { isArrival } from '@/lib/platform/browser/arrivals';
import { doneMoves, onDoneChange, toggleDone } from '@/lib/platform/browser/done-moves';

/*
 * The founder straightens the wall: what is marked as done is kept in this browser only, and shows what the
 * score would be. The result itself stays as it is.
 */

/** The id of a result, and the points that its moves are worth. */
export type Moves = { result: string; moves: { statement: StatementId; gain: number }[] };
/** Points as a whole percentage of the most there can be. */
type Scored = Moves & { points: number; most: number };

const useDone = (result: string) =>
  useSyncExternalStore(
    onDoneChange,
    () => doneMoves(result),
    () => '',
  );

/** The percentage with all that is done. */
function useHeld({ result, moves, points, most }: Scored): number {
  const done = useDone(result).split(',');
  const held = moves.filter(({ statement }) => done.includes(statement));
  return Math.round((held.reduce((sum, { gain }) => sum + gain, points) / most) * 100);
}

type ButtonProps = { result: string; statement: StatementId; label: string; title: string };

/** Marks a move as done. */
export function DoneButton({ result, statement, label, title }: ButtonProps) {
  const isDone = useDone(result).split(',').includes(statement);
  return (
    <button
      type="button"
      aria-pressed={isDone}
      data-print="no"
      className={classes(
        'inline-flex min-h-target cursor-pointer items-center gap-3 font-semibold',
        useUnseen(),
      )}
      onClick={() => toggleDone(result, statement)}
    >
      <span className="grid size-6 place-items-center border-drawn border-ink bg-paper-raised">
        {isDone && <Icon sign="tick" />}
      </span>
      <span>
        {label}
        <span className="sr-only">: {title}</span>
      </span>
    </button>
  );
}

/** The score as it was given; on arrival it counts up once. */
export function Score({ result, percent }: { result: string; percent: number }) {
  const motion = useMotion();
  return motion && isArrival(result) ? <motion.Count from={0} to={percent} /> : percent;
}

/** What the score would be with all that is done; nothing while nothing is. */
export function IfItHolds({ text, percent, ...scored }: Scored & { text: string; percent: number }) {
  const held = useHeld(scored);
  const motion = useMotion();
  const isDone = useDone(scored.result) !== '';
  const [before, after] = text.split('{percent}');
  return (
    <>
      <p role="status" className="sr-only">
        {isDone && fill(text, { percent: held })}
      </p>
      {isDone && (
        <p
          aria-hidden="true"
          className="absolute pt-1 text-ui leading-6 font-semibold text-brass-deep print:pt-0 print:leading-4"
        >
          {before}
          {motion ? <motion.Count from={percent} to={held} /> : held}
          {after}
        </p>
      )}
    </>
  );
}

/** A stone of the wall: it slides out from the cord on arrival, and back to it by what is done. */
export function Stone(scored: Scored) {
  const percent = useHeld(scored);
  const motion = useMotion();
  if (!motion) return <svg className="stone" width={`${percent}%`} />;
  return <motion.Slide className="stone" from={isArrival(scored.result) ? 100 : percent} to={percent} />;
}

/** What hangs from the cord: it settles whenever a stone has moved. */
export function Hanging({
  result,
  className,
  children,
}: {
  result: string;
  className: string;
  children: ReactNode;
}) {
  const at = useDone(result);
  const motion = useMotion();
  if (!motion) return <div className={className}>{children}</div>;
  return (
    <motion.Hanging at={at} className={className}>
      {children}
    </motion.Hanging>
  );
}
