import type Stripe from 'stripe';
import type { Account } from './account';
import { newId, now } from './ids';

/** What Stripe takes of a card in the US: 2.9% and 30 cents. */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30;

/** The line of a charge in the account's balance. @returns its id */
export function chargeToBalance(account: Account, { id: source, amount, currency }: Stripe.Charge): string {
  const fee = feeOf(amount);
  const line = {
    id: newId('txn'),
    object: 'balance_transaction',
    type: 'charge',
    created: now(),
    source,
    amount,
    currency,
    fee,
    net: amount - fee,
  } as Stripe.BalanceTransaction;
  account.balanceTransactions.set(line.id, line);
  return line.id;
}
