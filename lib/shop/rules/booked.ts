import { type Dispute, isGiven, type Payment, type Refund } from './records';

/** What an order is for whoever keeps the books, in cents of the currency that it was paid in. */
export type Booked = {
  /** What Stripe kept; null where it was not told, or nothing was paid. */
  fee: number | null;
  /** What came in, less fee, refunds and lost disputes; null as long as the fee is. */
  net: number | null;
  /** When each refund was made, also of a part. */
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
