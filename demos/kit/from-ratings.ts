import type { Rating, Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { lowest, scoreAssessment } from '@/lib/diagnostic/rules/score';

type RatedStatement = { short: string; rating: Rating };

/** The area with the fewest points, the first of equal ones, and its statements that can still rise, lowest first. */
export function lowestArea(ratings: Ratings): { title: string; statements: RatedStatement[] } {
  const area = lowest(scoreAssessment(ratings).areas);
  const words = DIAGNOSTIC.areas.find(({ id }) => id === area.id)!;
  const statements = area.statements
    .map(({ statement, points }) => ({
      short: words.statements.find(({ id }) => id === statement)!.short,
      rating: points,
    }))
    .filter(({ rating }) => rating < 3)
    .toSorted((a, b) => a.rating - b.rating);
  return { title: words.title, statements };
}
