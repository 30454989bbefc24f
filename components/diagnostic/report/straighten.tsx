'use client';

import { createContext, Fragment, type ReactNode, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { classes } from '@/components/ui/classes';
import { Icon, type Sign } from '@/components/ui/icons';
import { progress } from '@/components/ui/progress';
import { useMotion } from '@/components/ui/use-motion';
import { useUnseen } from '@/components/ui/use-scripted';
import { bandOf, type Colour, type Verdict } from '@/lib/diagnostic/rules/bands';
import type { Rating, Ratings, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { areaRow, type AreaWords } from '@/lib/diagnostic/rules/report-rows';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { fill } from '@/lib/kernel/text';
import { doneMoves, isArrival, onDoneChange, toggleDone } from '@/lib/diagnostic/browser/result-marks';

/*
 * The founder straightens the wall: what is marked as done is kept in this browser only. Bar, wall and card
 * show the result as it is if that holds; the score stays as it was given (rule 146).
 */

export type Held = { result: string; ratings: Ratings; moves: { statement: StatementId; to: Rating }[] };

const HeldContext = createContext<Held | null>(null);

/** Around all that changes with what is done. */
export const HeldResult = ({ held, children }: { held: Held; children: ReactNode }) => (
  <HeldContext value={held}>{children}</HeldContext>
);

/** The scorecard with all that is done, and the place of the first move that is not. */
function useHeld() {
  const { result, ratings, moves } = use(HeldContext)!;
  const done = useSyncExternalStore(
    onDoneChange,
    () => doneMoves(result),
    () => '',
  );
  const marked = done.split(',');
  const isDone = moves.map(({ statement }) => marked.includes(statement));
  const raised = moves.filter((_, index) => isDone[index]).map(({ statement, to }) => [statement, to]);
  const open = isDone.indexOf(false);
  return {
    result,
    done,
    isDone,
    isHeld: raised.length > 0,
    at: open === -1 ? moves.length : open,
    given: scoreAssessment(ratings),
    card: scoreAssessment({ ...ratings, ...(Object.fromEntries(raised) as Ratings) }),
  };
}

type ButtonProps = {
  statement: StatementId;
  words: Record<'mark' | 'marked', string>;
  title: string;
  /** Where no title stands above it. */
  isNamed?: true;
};

export function DoneButton({ statement, words, title, isNamed }: ButtonProps) {
  const { result, done } = useHeld();
  const isDone = done.split(',').includes(statement);
  return (
    <button
      type="button"
      aria-pressed={isDone}
      aria-label={`${words.mark}: ${title}`}
      data-print="no"
      className={classes(
        'inline-flex min-h-target cursor-pointer items-center gap-3 text-left font-semibold',
        useUnseen(),
      )}
      onClick={() => toggleDone(result, statement)}
    >
      <span className="grid size-6 shrink-0 place-items-center border-drawn border-ink bg-paper-raised">
        {isDone && <Icon sign="tick" />}
      </span>
      <span>
        {isDone ? words.marked : words.mark}
        {isNamed && <span className="font-regular">: {title}</span>}
      </span>
    </button>
  );
}

type StepProps = { each: ReactNode[]; after: ReactNode };

/** The step to take now, or what comes after the last. Its heading gets the focus that the last one had. */
export function StepNow({ each, after }: StepProps) {
  const { at } = useHeld();
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef(at);
  useEffect(() => {
    if (shown.current === at) return;
    shown.current = at;
    if (document.activeElement === document.body)
      place.current?.querySelector<HTMLElement>('[tabindex]')?.focus();
  }, [at]);
  return (
    <div ref={place}>
      <Fragment key={at}>{each[at] ?? after}</Fragment>
    </div>
  );
}

type MoveProps = { index: number; now?: ReactNode; done: ReactNode; later?: ReactNode };

/** A move of the plan: the one to take now, one that is done, or one of those that follow. */
export function Move({ index, now, done, later }: MoveProps) {
  const { isDone, at } = useHeld();
  return isDone[index] ? done : at === index ? now : later;
}

type BarProps = { className: string; from: number; to: number; children?: ReactNode };

/** A drawing can say its width without a style, which the policy of pages allows in files only. */
function Bar({ from, to, ...bar }: BarProps) {
  const motion = useMotion();
  return motion ? <motion.Slide {...bar} from={from} to={to} /> : <svg {...bar} width={`${to}%`} />;
}

type ScoreProps = {
  given: number;
  words: { overall: string; holds: string; ratings: Record<Verdict, { name: string; text: string }> };
};

/** The one big number, which on arrival counts up once, what it means, and the same as a bar. */
export function ScoreNow({ given, words: { overall, holds, ratings } }: ScoreProps) {
  const { result, isHeld, card } = useHeld();
  const motion = useMotion();
  const percent = isHeld ? card.percent : given;
  const { name, text } = ratings[bandOf('score', given)];
  const bar = 'absolute inset-y-0 left-0 h-full forced-color-adjust-none';
  const gained = `${bar} bg-brass forced-colors:bg-[Highlight]`;
  return (
    <>
      <div className="grid gap-x-12 gap-y-5 md:flex md:flex-wrap md:items-end">
        <p className="score-figure print:text-[52pt]">
          {motion ? <motion.Count from={isArrival(result) ? 0 : given} to={given} /> : given}%
        </p>
        <div className="md:flex-1">
          <p className="font-display text-3xl">{name}</p>
          <p className="mt-2 max-w-[24.5em]">{text}</p>
        </div>
      </div>
      <p
        role="status"
        className="absolute pt-3 font-display text-l text-brass-deep sm:text-xl print:pt-0 print:text-[11pt] print:leading-4"
      >
        {isHeld && fill(holds, { percent })}
      </p>
      <div
        {...progress(overall, given)}
        // Above it is room for a line: what the score would be.
        className="relative mt-16 h-4 overflow-x-clip border-drawn border-ink bg-paper-raised print:mt-[4mm] print:h-[9px] print:[print-color-adjust:exact]"
      >
        <Bar className={gained} from={percent} to={percent} />
        <svg width={`${given}%`} className={`${bar} bg-ink forced-colors:bg-[CanvasText]`} />
      </div>
    </>
  );
}

/* On a phone a title, its badge and its stone below each other; from lg on and on paper beside each other. */
const COURSE =
  'grid grid-cols-[minmax(0,1fr)_var(--tail)] grid-rows-[1fr_auto_52px] items-center pb-5 lg:grid-cols-[calc(var(--column)+var(--gap))_minmax(0,1fr)_var(--tail)] lg:grid-rows-[1fr_1fr] lg:p-0 print:grid-cols-[53mm_minmax(0,1fr)_var(--tail)] print:grid-rows-[1fr_1fr] print:p-0';
const TRACK =
  'relative col-start-1 row-start-3 flex h-11 self-end overflow-x-clip border-l-drawn border-ink lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:h-[100px] print:col-start-2 print:row-span-2 print:row-start-1 print:h-[7mm]';
const TAIL =
  'col-start-2 row-span-3 row-start-1 self-end pl-3.5 lg:col-start-3 lg:row-span-2 lg:self-center lg:pl-7 print:col-start-3 print:block print:row-span-2 print:self-center print:pl-[4mm]';
const HELD =
  'absolute inset-y-0 left-0 h-full border-y-drawn border-r-drawn border-ink bg-brass forced-color-adjust-none forced-colors:bg-[Highlight] print:[print-color-adjust:exact]';
const PERCENT =
  'course-percent font-display text-[1.625rem]/[1.1] font-medium lining-nums tabular-nums underline decoration-3 underline-offset-[0.16em] [text-decoration-skip-ink:none] lg:text-[2.75rem] print:text-[15pt] print:decoration-[1.6pt] enlarged:text-[min(1.625rem,9vw)]! enlarged:text-nowrap!';
const SAID = 'block text-note leading-tight print:m-0 print:text-[7pt]';
/* On a screen, what holds takes its place. */
const MISSING = 'mt-2 text-ink-muted not-print:nth-3:hidden lg:mt-1.5';
/** The line under a percentage has a color by rule 4, which is never the only sign. */
const LINE: Record<Colour, string> = {
  green: 'decoration-good',
  yellow: 'decoration-fair',
  red: 'decoration-poor',
};
const SIGNS: Record<Verdict, Sign> = { strong: 'tick', moderate: 'half', needsAttention: 'exclamation' };

type CourseProps = { area: number; title: string; words: AreaWords & { holds: string } };

/** A course of the wall: its stone slides out from the cord on arrival; what is done adds brass. */
export function Course({ area, title, words }: CourseProps) {
  const { result, given, card } = useHeld();
  const held = card.areas[area]!.percent;
  const { percent, badge, verdict, colour, missing, joints } = areaRow(given.areas[area]!, words);
  const ends = joints.map((at) => (
    <line
      key={at}
      x1={`${at}%`}
      x2={`${at}%`}
      y2="100%"
      className="stroke-ink stroke-[1.5] forced-colors:stroke-[CanvasText]"
    />
  ));
  return (
    <summary className={COURSE}>
      <h3 className="col-start-1 row-start-1 self-end pr-4 print:text-[10.5pt]! print:leading-[1.2]!">
        {title}
      </h3>
      {/* In ink: the color of the percentage says something else. */}
      <span className="col-start-1 row-start-2 flex items-center gap-1.5 text-ui font-semibold lg:self-start print:self-start print:text-[9pt]">
        <Icon sign={SIGNS[badge]} />
        {verdict}
        <Icon
          sign="chevron"
          className="chevron ml-1 size-4 transition-transform duration-panel print:hidden"
        />
      </span>
      <span className={TRACK} {...progress(title, percent)}>
        {held > percent && <Bar className={HELD} from={percent} to={held} />}
        <Bar className="stone relative" from={isArrival(result) ? 100 : percent} to={percent}>
          {ends}
        </Bar>
        {missing && <span className="flex-1 self-center border-t-drawn border-dashed border-control" />}
      </span>
      <span className={TAIL}>
        <span className={`${PERCENT} ${LINE[colour]}`}>{`${percent}%`}</span>
        {held > percent && (
          <span className={`${SAID} mt-2 text-brass-deep lg:mt-1.5`}>
            {fill(words.holds, { percent: held })}
          </span>
        )}
        {missing && <span className={`${SAID} ${MISSING}`}>{missing}</span>}
      </span>
    </summary>
  );
}

type HangingProps = { className: string; children: ReactNode };

/** What hangs from the cord: it settles whenever a stone has moved. */
export function Hanging({ className, children }: HangingProps) {
  const { done } = useHeld();
  const motion = useMotion();
  if (!motion) return <div className={className}>{children}</div>;
  return (
    <motion.Hanging at={done} className={className}>
      {children}
    </motion.Hanging>
  );
}
