import { PAYMENT_LIMITS } from '@/lib/kernel/limits';

/** How far back declines are counted. */
export const DECLINES_MINUTES = 60;

/** Fewer failed charges than this are a few people with a wrong card. */
const FEW = 10;

/** So many make limits narrower (lib/kernel/limits.ts), whatever succeeds. */
const MANY = PAYMENT_LIMITS.declinedInTotal.times;

/** Charges of the last hour. */
export type Charges = { failed: number; succeeded: number };

/**
 * Whether so many charges fail that somebody may be trying out stolen cards: ten or more, and at least half
 * of all; or so many that the shop has narrower limits.
 */
export function unusualDeclines({ failed, succeeded }: Charges): boolean {
  return failed >= MANY || (failed >= FEW && failed >= succeeded);
}
