import type { AdviceBook } from './advice';
import { type Rating, type Ratings, type StatementId } from './questionnaire';
import { MAX_RATING, scoreAssessment } from './score';

export type Move = { statement: StatementId; from: Rating; to: Rating; step: string };

/** The steps worth one point each, lowest statements first, in the order of the form; at most `limit`. */
export function whatMovesYourScore(ratings: Ratings, book: AdviceBook, limit = 4): Move[] {
  return scoreAssessment(ratings)
    .areas.flatMap((area) => area.statements)
    .filter(({ points }) => points < MAX_RATING)
    .toSorted((a, b) => a.points - b.points)
    .slice(0, limit)
    .map(({ statement, points }) => ({
      statement,
      from: points,
      to: (points + 1) as Rating,
      step: book.statements[statement].next[points as 0 | 1 | 2],
    }));
}
