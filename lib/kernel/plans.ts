import { wholeDollars } from './money';
import { capitalized, numberWord } from './text';

export const PLAN_FACTS = ['count', 'lowest', 'highest'] as const;

/**
 * The count ("Three") and the lowest and highest price ("$2,400").
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
