import { PAYMENT_LIMITS } from '@/lib/kernel/limits';

export const DECLINES_MINUTES = 60;

/** Fewer failed charges are normal. */
const FEW = 10;

/** So many are unusual, however many succeed. */
const MANY = PAYMENT_LIMITS.declinedInTotal.times;

export type Charges = { failed: number; succeeded: number };

/** Whether somebody may be trying stolen cards: ten failures or more that are half of all, or sixty. */
export function unusualDeclines({ failed, succeeded }: Charges): boolean {
  return failed >= MANY || (failed >= FEW && failed >= succeeded);
}
