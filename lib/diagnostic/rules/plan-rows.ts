import { capitalized, fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import { planOf, type PlannedMove } from './plan';
import { priorities, reasonFor, type Step, type StepBook } from './priorities';
import type { StatementId } from './questionnaire';
import type { Scorecard } from './score';

/** What the rows take from content/diagnostic/results.yaml. */
export type PlanWords = {
  title: string;
  intro: string;
  weeks: string;
  line: string;
  time: { one: string; more: string };
  done: string;
  checkIn: string;
};

/**
 * A step in words: from which rating to which and how long it takes, what to do, and how one sees that it is
 * done.
 */
export type StepRow = { line: string; step: string; done: string };

/** A move of the plan in words: its statement, the weeks it has, and the check-in that ends them. */
export type PlanRow = StepRow &
  Pick<PlannedMove, 'statement' | 'from' | 'to'> & {
    title: string;
    weeks: string;
    checkIn: string;
    /** The first of its weeks, and the last, in which its check-in is. */
    begins: number;
    ends: number;
  };

/** What the rows take from the content of the diagnostic; a demo has no more of it. */
type PlanBook = StepBook & {
  ratingLabels: AdviceBook['ratingLabels'];
  statements: Record<StatementId, { short: string }>;
};

const timeOf = (weeks: number, { time }: Pick<PlanWords, 'time'>) =>
  fill(weeks === 1 ? time.one : time.more, { n: weeks });

export function stepRow(
  { from, to, step, done, weeks }: Omit<Step, 'statement'>,
  { ratingLabels }: Pick<AdviceBook, 'ratingLabels'>,
  words: Pick<PlanWords, 'line' | 'time' | 'done'>,
): StepRow {
  const time = timeOf(weeks, words);
  return {
    line: fill(words.line, { from: ratingLabels[from], to: ratingLabels[to], time }),
    step,
    done: fill(words.done, { done }),
  };
}

/** The plan of a scorecard as page, mail and PDF draw it; empty where all is Excellent. */
export const planRows = (card: Pick<Scorecard, 'areas'>, book: PlanBook, words: PlanWords): PlanRow[] =>
  planOf(card, book).map((move) => planRow(move, book, words));

const planRow = (move: PlannedMove, book: PlanBook, words: PlanWords): PlanRow => ({
  ...stepRow(move, book, words),
  ...{ statement: move.statement, from: move.from, to: move.to },
  title: capitalized(book.statements[move.statement].short),
  weeks: fill(words.weeks, { from: move.begins, to: move.checkIn }),
  checkIn: fill(words.checkIn, { week: move.checkIn }),
  ...{ begins: move.begins, ends: move.checkIn },
});

/** Where to begin: the first move of the plan, why, how long it takes, and how one sees that it is done. */
export type FirstStep = PlanRow & { why: string; time: string; end: string };

/** The first step of a result, the same words on page, mail, PDF and notice; null where all is Excellent. */
export function firstStep(card: Scorecard, book: AdviceBook, words: PlanWords): FirstStep | null {
  const [move] = planOf(card, book);
  const [point] = priorities(card);
  if (!move || !point) return null;
  const more = { why: reasonFor(point, book), time: timeOf(move.weeks, words), end: capitalized(move.done) };
  return { ...planRow(move, book, words), ...more };
}
