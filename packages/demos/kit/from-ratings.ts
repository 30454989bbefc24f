import type { Rating, Ratings, StatementId } from '@/lib/diagnostic/rules/questionnaire';
import { lowest, scoreAssessment } from '@/lib/diagnostic/rules/score';

/** `rating` is undefined for a statement that was not rated: nobody knows how true it is. */
type OpenStatement = { id: StatementId; short: string; rating: Rating | undefined };

/**
 * The area with the fewest points, the first of equal ones, and its statements that can still rise: the
 * lowest first, those that were not rated last.
 */
export function lowestArea(ratings: Ratings): { title: string; statements: OpenStatement[] } {
  const area = lowest(scoreAssessment(ratings).areas);
  const words = DIAGNOSTIC.areas.find(({ id }) => id === area.id)!;
  const statements = area.statements
    .map(({ statement, points, rated }) => ({
      id: statement,
      short: words.statements.find(({ id }) => id === statement)!.short,
      rating: rated ? points : undefined,
    }))
    .filter(({ rating }) => rating !== 3)
    .toSorted((a, b) => (a.rating ?? 3) - (b.rating ?? 3));
  return { title: words.title, statements };
}
