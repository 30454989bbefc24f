import type { Attribution } from '@/lib/kernel/attribution';
import { longDay } from '@/lib/kernel/day';
import type { Money } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { DAY } from '@/lib/kernel/time';
import type { Booked } from './booked';
import type { Buyer } from './buyer';
import type { OrderState, ShownState } from './order-state';
import type { Payment } from './records';

/** An order as its page, its receipt and its mails show it: title and price as sold. */
export type ShownOrder = Buyer & {
  id: string;
  number: string;
  status: OrderState;
  hold: string | null;
  productSlug: string;
  title: string;
  priceCents: number;
  currency: string;
  refunded: number;
  /** The tools in it, by slug. */
  tools: string[];
  /** Where mail about it goes. */
  email: string | null;
  /** Where the buyer's visit came from; null: nothing said so. */
  attribution: Attribution | null;
  createdAt: Date;
  /** By Stripe's clock. */
  paidAt: Date | null;
  /** When it first gave access to its files. */
  soldAt: Date | null;
  /** When its buyer had everything deleted: then it gives no files any more. */
  erasedAt: Date | null;
};

/** How the payment was made: Stripe's words for method and brand, and the last digits of card or account. */
export type PaidWith = Pick<Payment, 'method' | 'brand' | 'last4'>;

/** An order with the payment that came in; null while none has. */
export type ShownOrderWithPayment = ShownOrder & Payer & { paidWith: PaidWith | null };

/**
 * What the payment that came in says of its currency, and of the country of the billing address; null: there
 * is none, or Stripe did not tell.
 */
export type Payer = { paidCurrency: string | null; country: string | null };

/** An order as the owner lists it, with Stripe's number of its payment. */
export type ListedOrder = ShownOrder & Payer & Booked & { paymentIntentId: string | null };

/**
 * What pages and mails call the state of an order. Less than all was refunded, and still it has ended: a lost
 * dispute. Of one that was held to its end something else than its price came in: there nothing was refunded.
 */
export function shownState({
  status,
  soldAt,
  refunded,
  priceCents,
}: Pick<ShownOrder, 'status' | 'soldAt' | 'refunded' | 'priceCents'>): ShownState {
  return status === 'refunded' && refunded < (soldAt ? priceCents : 1) ? 'reversed' : status;
}

type Priced = Pick<ShownOrder, 'priceCents' | 'currency'>;

/** What it costs, in the currency that it was sold in. */
export const priceOf = ({ priceCents, currency }: Priced): Money => ({ cents: priceCents, currency });

/**
 * In what an order was paid; as long as it was not, in what it costs. What goes back is of this currency, and
 * so is what a bank disputes.
 */
export const paidIn = ({
  paidCurrency,
  currency,
}: Pick<Payer, 'paidCurrency'> & Pick<ShownOrder, 'currency'>): string => paidCurrency ?? currency;

/** A sum that went back of it. */
export const wentBack = (order: Parameters<typeof paidIn>[0], cents: number): Money => ({
  cents,
  currency: paidIn(order),
});

/** The promise to give the money back, with its last day; that of the purchase is not counted. */
export function refundPromise(
  { paidAt, createdAt }: Pick<ShownOrder, 'paidAt' | 'createdAt'>,
  { dated, days }: { dated: string; days: number },
): string {
  return fill(dated, { date: longDay(new Date((paidAt ?? createdAt).getTime() + days * DAY)) });
}

/** Buyers get support by email for 90 days, the day of the purchase not counted (rule 59). */
const SUPPORT_DAYS = 90;

/** The last day of support, at the same time of day as the payment. */
export function supportUntil({ paidAt, createdAt }: Pick<ShownOrder, 'paidAt' | 'createdAt'>): Date {
  return new Date((paidAt ?? createdAt).getTime() + SUPPORT_DAYS * DAY);
}
