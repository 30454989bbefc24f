import type { Attribution } from '@/lib/kernel/attribution';
import { exactAmount, type Money } from '@/lib/kernel/money';
import { fill } from '@/lib/kernel/text';
import { DAY, isoDay, longDay } from '@/lib/kernel/time';
import { hasAccess, type OrderState, type ShownState, type ToldState } from './order-state';
import { type Payment, type Dispute, isGiven, type Refund, type PaymentStatus } from './records';

/** An order as its page, receipt and mails show it: as sold. */
export type ShownOrder = {
  id: string;
  number: string;
  status: OrderState;
  hold: string | null;
  productSlug: string;
  title: string;
  /** Once it is paid: what was paid, less `discount` and with `tax`. */
  priceCents: number;
  discount: number;
  tax: number;
  currency: string;
  refunded: number;
  /** Slugs. */
  tools: string[];
  email: string | null;
  /** UTM tags of the buyer's visit. */
  attribution: Attribution | null;
  createdAt: Date;
  /** Stripe's time. */
  paidAt: Date | null;
  /** When it first gave access. */
  soldAt: Date | null;
  /** When its buyer asked for the money back. */
  refundAskedAt: Date | null;
  /** The number of the order of tools that this bundle was bought upon, for the difference. */
  upgradeOf: string | null;
  /** When its buyer was erased, which ends access. */
  erasedAt: Date | null;
};

export type PaidWith = Pick<Payment, 'method' | 'brand' | 'last4'>;

export type ShownOrderWithPayment = ShownOrder & Payer & { paidWith: PaidWith | null };

/** `null`: unpaid, or Stripe didn't tell. */
type Payer = { paidCurrency: string | null; country: string | null };

export type ListedOrder = ShownOrder & Payer & Booked & { paymentIntentId: string | null };

/**
 * The state by what has become of the money. Ended with less than all refunded: a lost dispute, or an order
 * that was on hold to its end.
 */
export function shownState({
  status,
  soldAt,
  refunded,
  priceCents,
}: Pick<ShownOrder, 'status' | 'soldAt' | 'refunded' | 'priceCents'>): ShownState {
  return status === 'refunded' && refunded < (soldAt ? priceCents : 1) ? 'reversed' : status;
}

/** The state as its page, mails and lists name it. */
export const toldState = (
  order: Parameters<typeof shownState>[0] & Pick<ShownOrder, 'refundAskedAt'>,
): ToldState => (order.status === 'paid' && order.refundAskedAt ? 'refund_requested' : shownState(order));

type Priced = Pick<ShownOrder, 'priceCents' | 'currency'>;

export const priceOf = ({ priceCents, currency }: Priced): Money => ({ cents: priceCents, currency });

/** The currency it was paid in, or else sold in. Refunds and disputes are in it, too. */
export const paidIn = ({
  paidCurrency,
  currency,
}: Pick<Payer, 'paidCurrency'> & Pick<ShownOrder, 'currency'>): string => paidCurrency ?? currency;

/** An amount in that currency. */
export const wentBack = (order: Parameters<typeof paidIn>[0], cents: number): Money => ({
  cents,
  currency: paidIn(order),
});

type Dated = Pick<ShownOrder, 'paidAt' | 'createdAt'>;

/** The last day for a refund; the day of purchase doesn't count. */
export const refundUntil = ({ paidAt, createdAt }: Dated, days: number): Date =>
  new Date((paidAt ?? createdAt).getTime() + days * DAY);

/** Whether the buyer may ask for the money back, who hasn't yet. */
export const mayAskRefund = (order: ShownOrder, days: number, now: Date): boolean =>
  hasAccess(order.status) &&
  order.priceCents > 0 &&
  !order.erasedAt &&
  !order.refundAskedAt &&
  isoDay(now) <= isoDay(refundUntil(order, days));

/** The refund promise with its last day. */
export function refundPromise(order: Dated, { dated, days }: { dated: string; days: number }): string {
  return fill(dated, { date: longDay(refundUntil(order, days)) });
}

/** After the day of purchase (rule 59). */
const SUPPORT_DAYS = 90;

/** At the payment's time of day. */
export function supportUntil({ paidAt, createdAt }: Dated): Date {
  return new Date((paidAt ?? createdAt).getTime() + SUPPORT_DAYS * DAY);
}

/** The placeholders of every mail about an order. */
export function orderValues(order: ShownOrder) {
  return {
    orderNumber: order.number,
    date: longDay(order.paidAt ?? order.createdAt),
    title: order.title,
    exactAmount: exactAmount(priceOf(order)),
  };
}

/** An order for bookkeeping, in cents of the currency it was paid in. */
type Booked = {
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

/** Names of ways to pay (content/orders.yaml). */
type PaidWithWords = {
  card: string;
  bankAccount: string;
  link: string;
  /** By Stripe's name; `unknown` for others. */
  brands: { unknown: string } & Record<string, string>;
};

/** Printed on receipt, order page and mail. An empty string: nothing to print. */
export type BuyerFacts = { email: string; paidWith: string };

type Facts = Pick<ShownOrderWithPayment, 'email' | 'paidWith' | 'erasedAt'>;

/** Nothing for an erased buyer, even if Stripe has told more since. */
export function buyerFacts(order: Facts, words: PaidWithWords): BuyerFacts {
  if (order.erasedAt) return { email: '', paidWith: '' };
  return { email: order.email ?? '', paidWith: paidWithText(order.paidWith, words) };
}

/** The successful payment. */
export function paidWithOf(payments: readonly (PaidWith & { status: PaymentStatus })[]): PaidWith | null {
  const paid = payments.find(({ status }) => status === 'succeeded');
  return paid ? { method: paid.method, brand: paid.brand, last4: paid.last4 } : null;
}

export function payerOf(payments: readonly Pick<Payment, 'status' | 'currency' | 'country'>[]): Payer {
  const paid = payments.find(({ status }) => status === 'succeeded');
  return { paidCurrency: paid?.currency ?? null, country: paid?.country ?? null };
}

/** Stripe gives digits for cards and bank accounts only. */
function paidWithText(paidWith: PaidWith | null, words: PaidWithWords): string {
  if (!paidWith) return '';
  const { method, brand, last4 } = paidWith;
  if (!last4) return method === 'link' ? words.link : '';
  if (method !== 'card') return fill(words.bankAccount, { last4 });
  const cardBrand = words.brands[brand ?? 'unknown'] ?? words.brands.unknown;
  return fill(words.card, { cardBrand, last4 });
}
