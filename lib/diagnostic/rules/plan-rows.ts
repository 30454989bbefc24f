import { capitalized, fill } from '@/lib/kernel/text';
import type { ReportBook } from './advice';
import { planOf, type PlannedMove } from './plan';
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
type PlanBook = Pick<ReportBook, 'steps' | 'ratingLabels'> & {
  statements: Record<StatementId, Pick<ReportBook['statements'][StatementId], 'short' | 'next'>>;
};

type StepAt = Pick<PlannedMove, 'from' | 'to' | 'step' | 'done' | 'weeks'>;

export function stepRow(
  { from, to, step, done, weeks }: StepAt,
  { ratingLabels }: Pick<ReportBook, 'ratingLabels'>,
  words: Pick<PlanWords, 'line' | 'time' | 'done'>,
): StepRow {
  const time = fill(weeks === 1 ? words.time.one : words.time.more, { n: weeks });
  return {
    line: fill(words.line, { from: ratingLabels[from], to: ratingLabels[to], time }),
    step,
    done: fill(words.done, { done }),
  };
}

/** The plan of a scorecard as page, mail and PDF draw it; empty where all is Excellent. */
export const planRows = (card: Scorecard, book: PlanBook, words: PlanWords): PlanRow[] =>
  planOf(card, book).map((move) => ({
    ...stepRow(move, book, words),
    ...{ statement: move.statement, from: move.from, to: move.to },
    title: capitalized(book.statements[move.statement].short),
    weeks: fill(words.weeks, { from: move.begins, to: move.checkIn }),
    checkIn: fill(words.checkIn, { week: move.checkIn }),
    ...{ begins: move.begins, ends: move.checkIn },
  }));

/** The plan as mail and PDF have it: nothing left to be looked up. */
export type PlanOnPaper = { title: string; intro: string; rows: PlanRow[] };

export const planOnPaper = (card: Scorecard, book: PlanBook, words: PlanWords): PlanOnPaper => ({
  title: words.title,
  intro: words.intro,
  rows: planRows(card, book, words),
});
