import { type Dispute, isGiven, type Payment, type Refund } from './records';

/** An order for bookkeeping, in cents of the currency it was paid in. */
export type Booked = {
  /** Stripe's fee; `null` if unknown or unpaid. */
  fee: number | null;
  /** What came in, less fee, refunds and lost disputes; `null` if the fee is. */
  net: number | null;
  refundedAt: Date[];
};

type Records = {
  payments: readonly Pick<Payment, 'status' | 'amount' | 'fee'>[];
  refunds: readonly Pick<Refund, 'status' | 'amount' | 'createdAt'>[];
  disputes: readonly Pick<Dispute, 'status' | 'amount'>[];
};

export function bookedOf({ payments, refunds, disputes }: Records): Booked {
  const paid = payments.filter(({ status }) => status === 'succeeded');
  const given = refunds.filter(isGiven);
  const lost = disputes.filter(({ status }) => status === 'lost');
  const fees = paid.flatMap(({ fee }) => fee ?? []);
  const fee = paid.length > 0 && fees.length === paid.length ? sum(fees) : null;
  const amounts = (some: readonly { amount: number }[]) => sum(some.map(({ amount }) => amount));
  return {
    fee,
    net: fee === null ? null : amounts(paid) - amounts(given) - amounts(lost) - fee,
    refundedAt: given.map(({ createdAt }) => createdAt),
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
