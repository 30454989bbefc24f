import type { ChargedTo } from './facts';

/** Wallets, which charge a card. */
const WALLETS = ['apple_pay', 'google_pay'];

/**
 * What the money is taken from.
 * @param method a type of payment method as Stripe names it, such as us_bank_account
 */
export function chargedTo(method: string): ChargedTo {
  if (method === 'card' || WALLETS.includes(method)) return 'card';
  return /_account$|_debit$/.test(method) ? 'bank' : 'other';
}
