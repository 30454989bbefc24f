import type { MoveBook } from './advice';
import type { Rating, StatementId } from './questionnaire';
import { lowestFirst, MAX_RATING, type Scorecard } from './score';

export type Move = { statement: StatementId; from: Rating; to: Rating; step: string };

/** The steps worth one point each, lowest statements first, in the order of the form; at most `limit`. */
export function whatMovesYourScore(card: Scorecard, book: MoveBook, limit = 4): Move[] {
  return lowestFirst(card)
    .filter(({ points }) => points < MAX_RATING)
    .slice(0, limit)
    .map(({ statement, points }) => ({
      statement,
      from: points,
      to: (points + 1) as Rating,
      step: book.statements[statement].next[points as 0 | 1 | 2],
    }));
}
