import { fill } from '@/lib/kernel/text';
import type { AdviceBook } from './advice';
import type { Rating, StatementId } from './questionnaire';
import { MAX_RATING, type Point, type Scorecard } from './score';

/** What is not yet Excellent: by the points of its area, then its rating, then as on the form (rule 11). */
export const priorities = ({ areas }: Pick<Scorecard, 'areas'>): Point[] =>
  areas
    .flatMap(({ points, statements }) => statements.map((point) => ({ area: points, point })))
    .toSorted((a, b) => a.area - b.area || a.point.points - b.point.points)
    .flatMap(({ point }) => (point.points < MAX_RATING ? point : []));

export type Step = {
  statement: StatementId;
  from: Rating;
  to: Rating;
  step: string;
  done: string;
  /** How long it takes, in weeks, 1 to 4. */
  weeks: number;
};

const MOST_WEEKS = 4;

export type StepBook = {
  statements: Record<StatementId, Pick<AdviceBook['statements'][StatementId], 'next' | 'done' | 'weeks'>>;
};

/** The step to the next rating; from Not in Place to Somewhat: Poor alone helps nobody. */
export function stepUp({ statement, points }: Pick<Point, 'statement' | 'points'>, book: StepBook): Step {
  const { next, done, weeks } = book.statements[statement];
  const last = Math.max(points, 1) as 1 | 2;
  const taken = weeks.slice(points, last + 1).reduce((sum, one) => sum + one, 0);
  return {
    statement,
    from: points,
    to: (last + 1) as Rating,
    step: next.slice(points, last + 1).join(' '),
    done: done[last],
    weeks: Math.min(taken, MOST_WEEKS),
  };
}

/** Why the answer to a statement matters, in a sentence that names it: mildly for Somewhat. */
export function reasonFor({ statement, points, rated }: Point, book: AdviceBook): string {
  const { short, cost } = book.statements[statement];
  const reason = !rated ? 'unrated' : points === 2 ? 'somewhat' : 'low';
  return fill(book.reasons[reason], { short, cost, rating: book.ratingLabels[points] });
}
