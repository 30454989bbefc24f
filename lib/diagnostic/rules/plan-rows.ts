import { capitalized, fill } from '@/lib/kernel/text';
import type { ReportBook } from './advice';
import { planOf, type PlannedMove } from './plan';
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

/** A step in words: from which rating to which and how long it takes, what to do, and how one sees that it is done. */
export type StepRow = { line: string; step: string; done: string };

/** A move of the plan in words, with the weeks it has and the check-in that ends it. */
export type PlanRow = StepRow & { title: string; weeks: string; checkIn: string };

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
export const planRows = (card: Scorecard, book: ReportBook, words: PlanWords): PlanRow[] =>
  planOf(card, book).map((move) => ({
    ...stepRow(move, book, words),
    title: capitalized(book.statements[move.statement].short),
    weeks: fill(words.weeks, { from: move.begins, to: move.checkIn }),
    checkIn: fill(words.checkIn, { week: move.checkIn }),
  }));
