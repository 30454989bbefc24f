import type { MoveBook, ReportBook } from './advice';
import type { Rating, StatementId } from './questionnaire';
import { lowestFirst, MAX_RATING, type Scorecard } from './score';
import { whatMovesYourScore } from './what-moves-your-score';

/** A plan is so many weeks long, a quarter without the week that looks back. */
export const PLAN_WEEKS = 12;
/** Every so many weeks somebody looks whether a move is done: in week 4, 8 and 12. */
export const CHECK_IN_EVERY = 4;
/** One for each check-in: more would not get done. */
const MOST_MOVES = PLAN_WEEKS / CHECK_IN_EVERY;

/** A move with its place in the plan. */
export type PlannedMove = {
  statement: StatementId;
  from: Rating;
  to: Rating;
  /** What to do. */
  step: string;
  /** How one sees that it is done. */
  done: string;
  /** How long it takes, in weeks. */
  weeks: number;
  /** The week it begins in, from 1 on; the weeks up to the check-in that are left are for keeping it up. */
  begins: number;
  /** The week of its check-in. */
  checkIn: number;
};

/**
 * At most three moves for 12 weeks, one up to each check-in (rule 111): those that move the score most,
 * filled up with the next step on the lowest of the other statements. Fewer where fewer are left, none where
 * all is Excellent.
 */
export function planOf(card: Scorecard, book: MoveBook & Pick<ReportBook, 'steps'>): PlannedMove[] {
  const first = whatMovesYourScore(card, book, MOST_MOVES);
  const others = lowestFirst(card)
    .filter(
      ({ points, statement }) => points < MAX_RATING && !first.some((one) => one.statement === statement),
    )
    .map(({ points, statement }) => ({
      ...{ statement, from: points, to: (points + 1) as Rating },
      step: book.statements[statement].next[points as 0 | 1 | 2],
    }));
  return [...first, ...others].slice(0, MOST_MOVES).map(({ statement, from, to, step }, index) => {
    const { done, weeks } = book.steps[statement];
    const at = from as 0 | 1 | 2;
    return {
      ...{ statement, from, to, step, done: done[at], weeks: weeks[at] },
      begins: index * CHECK_IN_EVERY + 1,
      checkIn: (index + 1) * CHECK_IN_EVERY,
    };
  });
}
