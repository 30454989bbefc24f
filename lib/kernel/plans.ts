import { wholeDollars } from './money';
import { capitalized, numberWord } from './text';

/** The names by which texts in content say how many plans there are, and what they cost. */
export const PLAN_FACTS = ['count', 'lowest', 'highest'] as const;

/**
 * What texts say of some plans: how many there are, as the first word of a sentence ("Three"), and the lowest
 * and the highest price in whole dollars ("$2,400").
 * @param plans at least one
 */
export function planFacts(
  plans: readonly { priceCents: number }[],
): Record<(typeof PLAN_FACTS)[number], string> {
  const prices = plans.map(({ priceCents }) => priceCents);
  return {
    count: capitalized(numberWord(plans.length)),
    lowest: wholeDollars(Math.min(...prices)),
    highest: wholeDollars(Math.max(...prices)),
  };
}
