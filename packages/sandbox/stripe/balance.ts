import type Stripe from 'stripe';
import type { Account } from './account';
import { newId, now } from './ids';

/** What Stripe takes of a card in the US: 2.9% and 30 cents. */
const feeOf = (amount: number) => Math.round(amount * 0.029) + 30;

/** The line of a charge in the account's balance. @returns its id */
export function chargeToBalance(account: Account, { id: source, amount, currency }: Stripe.Charge): string {
  const fee = feeOf(amount);
  const line: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now(),
    balance_type: 'payments',
    created: now(),
    currency,
    description: null,
    exchange_rate: null,
    fee,
    fee_details: [
      { amount: fee, application: null, currency, description: 'Stripe processing fees', type: 'stripe_fee' },
    ],
    net: amount - fee,
    reporting_category: 'charge',
    source,
    status: 'pending',
    type: 'charge',
  };
  account.balanceTransactions.set(line.id, line);
  return line.id;
}
