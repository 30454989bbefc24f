import { capitalized, fill, listed } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import { priorities, reasonFor, type Step, type StepBook, stepUp } from './priorities';
import { STATEMENT_IDS, type StatementId } from './questionnaire';
import type { Scorecard } from './score';
import { dayAfter, weekdayOf } from '@/lib/kernel/zone';

/** A quarter without the week that looks back. */
export const PLAN_WEEKS = 12;
/** Check-ins are in week 4, 8 and 12. */
export const CHECK_IN_EVERY = 4;
const MOST_MOVES = PLAN_WEEKS / CHECK_IN_EVERY;

/** Weeks left before the check-in are for keeping it up. */
type PlannedMove = Step & { begins: number; checkIn: number };

/** At most three moves, one up to each check-in, in the order of priorities (rule 111). */
export const planOf = (card: Pick<Scorecard, 'areas'>, book: StepBook): PlannedMove[] =>
  priorities(card)
    .slice(0, MOST_MOVES)
    .map((point, index) => ({
      ...stepUp(point, book),
      begins: index * CHECK_IN_EVERY + 1,
      checkIn: (index + 1) * CHECK_IN_EVERY,
    }));

export type PlanWords = Record<'weeks' | 'line' | 'done' | 'checkIn', string> & {
  time: { one: string; more: string };
};

/** A step: from which rating to which and how long it takes, what to do, how one sees that it is done. */
export type StepRow = { line: string; step: string; done: string };

/** A step with its check-in, for a calendar. The same step has the same id, whenever it begins. */
export type CheckIn = Pick<StepRow, 'step' | 'done'> &
  Record<'id' | 'title' | 'checkIn', string> &
  Record<'begins' | 'ends', number>;

/** A move of the plan in words: `begins` is the first of its weeks, `ends` that of its check-in. */
export type PlanRow = StepRow & CheckIn & Pick<PlannedMove, 'statement'> & { weeks: string };

/** What the rows take from the content of the diagnostic; a demo has no more of it. */
type PlanBook = StepBook & {
  ratingLabels: AdviceBook['ratingLabels'];
  statements: Record<StatementId, { action: string }>;
};

const timeOf = (weeks: number, { time }: Pick<PlanWords, 'time'>) =>
  fill(weeks === 1 ? time.one : time.more, { n: weeks });

export function stepRow(
  { from, to, step, done, weeks }: Omit<Step, 'statement'>,
  { ratingLabels }: Pick<AdviceBook, 'ratingLabels'>,
  words: Pick<PlanWords, 'line' | 'time' | 'done'>,
): StepRow {
  const of = { from: ratingLabels[from], to: ratingLabels[to], time: timeOf(weeks, words) };
  return { line: fill(words.line, of), step, done: fill(words.done, { done }) };
}

export const planRows = (card: Pick<Scorecard, 'areas'>, book: PlanBook, words: PlanWords): PlanRow[] =>
  planOf(card, book).map((move) => planRow(move, book, words));

const planRow = (move: PlannedMove, book: PlanBook, words: PlanWords): PlanRow => ({
  ...stepRow(move, book, words),
  statement: move.statement,
  begins: move.begins,
  ends: move.checkIn,
  id: `${STATEMENT_IDS.indexOf(move.statement)}-${move.from}`,
  title: book.statements[move.statement].action,
  weeks: fill(words.weeks, { from: move.begins, to: move.checkIn }),
  checkIn: fill(words.checkIn, { week: move.checkIn }),
});

/** The rows, each with why it is next, how long it takes, and how one sees that it is done. */
export function planSteps(card: Scorecard, book: AdviceBook, words: PlanWords) {
  const points = priorities(card);
  return planOf(card, book).map((move, at) => ({
    ...planRow(move, book, words),
    why: reasonFor(points[at]!, book),
    time: timeOf(move.weeks, words),
    end: capitalized(move.done),
  }));
}

/** In hours; guesses for the user to correct. */
const [STEP_HOURS, CHECK_IN_HOURS] = ['3', '1'];

/** As a sprint of one person: a move is a goal, with its step first and its check-in last. */
export function sprintOf(rows: readonly PlanRow[]) {
  const tasks = rows.flatMap(({ step, done, checkIn, begins, ends }, index) => {
    const goal = String(index + 1);
    return [
      { title: step, hours: STEP_HOURS, week: String(begins), goal },
      { title: `${checkIn}. ${done}`, hours: CHECK_IN_HOURS, week: String(ends), goal },
    ];
  });
  return { goals: rows.map(({ title }) => title), people: [{ name: 'Me', hours: '6' }] as const, tasks };
}

/** The Monday of week 1: on or after the result; once the weeks are over, on or after today. */
export const planStart = (taken: string, today: string): string => {
  const start = mondayFrom(taken);
  return today < dayAfter(start, PLAN_WEEKS * 7) ? start : mondayFrom(today);
};

const mondayFrom = (day: string) => dayAfter(day, (7 - weekdayOf(day)) % 7);

/** The Monday of a week, counted from 1. */
export const mondayOf = (start: string, week: number) => dayAfter(start, (week - 1) * 7);

/**
 * The check-in of a week, counted from 1: its Friday, or the next working day.
 * @param holidays as 2026-11-27, or 12-25 for every year
 */
export function checkInDay(start: string, week: number, holidays: readonly string[]): string {
  let day = dayAfter(mondayOf(start, week), 4);
  while (weekdayOf(day) > 4 || holidays.includes(day) || holidays.includes(day.slice(5)))
    day = dayAfter(day, 1);
  return day;
}

export const planDates = (
  rows: readonly PlanRow[],
  start: string,
  holidays: readonly string[],
  { dates }: { dates: string },
): string => {
  const days = rows.map(({ ends }) => inWords(checkInDay(start, ends, holidays)));
  return fill(dates, { start: inWords(start), days: listed(days) });
};

const inWords = (day: string) =>
  new Date(day)
    .toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' })
    .replace(' ', '\u00a0');
