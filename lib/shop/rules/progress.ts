import { hasAccess, type OrderState } from './order-state';
import type { Order } from './order';
import type { PaymentEvent, Totals } from './payment-event';
import {
  type Dispute,
  DISPUTE_FOLLOWERS_NOW,
  FOLLOWERS,
  isGiven,
  type Payment,
  type PaymentFact,
  withRecords,
} from './records';

/** What differs between payment and order. */
type Hold = 'amount' | 'currency' | 'mode' | 'product' | 'upgrade';

/** One more declined card ends an intent. Buyers try two or three. */
const MAX_DECLINED_CARDS = 3;
/** So many declines end it: nobody mistypes a security code that often. */
const MAX_FAILED_CHARGES = 10;

type Facts = Omit<Order, 'status'>;

/** The order's state is the first that fits. */
const FITS: Record<OrderState, (order: Facts) => boolean> = {
  refunded: (order) =>
    isLost(order) || (isPaid(order) && order.refunded > 0 && order.refunded >= received(order)),
  disputed: ({ disputes }) => disputes.some(({ status }) => status === 'open'),
  on_hold: (order) => isPaid(order) && order.hold !== null && order.releasedAt === null,
  partially_refunded: (order) => isPaid(order) && order.refunded > 0,
  paid: (order) => isPaid(order),
  processing: (order) => isUnderWay(order),
  payment_failed: (order) => failedDebits(order).length > 0,
  canceled: ({ canceledAt }) => canceledAt !== null,
  awaiting_payment: () => true,
};

const stateOf = (order: Facts): OrderState =>
  (Object.keys(FITS) as OrderState[]).find((state) => FITS[state](order))!;

/**
 * The order after a payment event. Late, repeated and reordered events give the same result: a record only
 * moves forward (records.ts), and the state derives from all records.
 * @param now when the event was read
 */
export function progress(order: Order, paymentEvent: PaymentEvent, now: Date): Order {
  const payments = withPayments(order, paymentEvent.payments, now);
  const refunds = withRecords(order.refunds, paymentEvent.refunds, FOLLOWERS.refund);
  const disputes = withDisputes(order, paymentEvent, now);
  const success = payments.find(({ status }) => status === 'succeeded');
  const next: Order = {
    ...order,
    payments,
    refunds,
    disputes,
    paymentIntentId: order.paymentIntentId ?? paymentEvent.paymentIntentId,
    // Whoever was erased is not written down again.
    email: order.email ?? (order.erasedAt ? null : (paymentEvent.email ?? null)),
    canceledAt: order.canceledAt ?? (paymentEvent.canceled ? now : null),
    failedCharges: order.failedCharges + failures(order.payments, payments) + (paymentEvent.declined ? 1 : 0),
    refunded: refunds.filter(isGiven).reduce((sum, { amount }) => sum + amount, 0),
    declinedCards: withCard(order.declinedCards, paymentEvent.declinedCard),
  };
  if (success) Object.assign(next, paidBy({ ...order, email: next.email }, paymentEvent, success));
  return withState(isOver(next) ? { ...next, ...NO_TRACES } : next, now);
}

const withCard = (known: string[], card: string | null) =>
  card === null || known.includes(card) ? known : [...known, card];

const isOver = ({ paidAt, canceledAt }: Facts) => paidAt !== null || canceledAt !== null;
const NO_TRACES = { declinedCards: [], networks: null };

function withState(order: Order, now: Date): Order {
  const status = stateOf(order);
  return {
    ...order,
    status,
    heldAt: order.heldAt ?? (status === 'on_hold' ? now : null),
    soldAt: order.soldAt ?? (hasAccess(status) ? now : null),
  };
}

/** Whether the event changes the order. */
export function isNews(order: Order, paymentEvent: PaymentEvent): boolean {
  const next = progress(order, paymentEvent, new Date(0));
  const same = (name: keyof Order) => JSON.stringify(next[name]) === JSON.stringify(order[name]);
  const keys: (keyof Order)[] = [
    ...(['status', 'payments', 'refunds', 'disputes', 'canceledAt', 'billingEmail'] as const),
    'declinedCards',
  ];
  return paymentEvent.declined || paymentEvent.warning !== null || !keys.every(same);
}

/** What differs between payment and order; `null` if nothing does. */
function holdFor(
  order: Pick<Order, 'priceCents' | 'currency' | 'livemode' | 'productSlug'>,
  payment: Pick<PaymentFact, 'amount' | 'currency' | 'livemode' | 'productSlug'>,
  totals: Totals | null,
): Hold | null {
  if (payment.livemode !== order.livemode) return 'mode';
  if (payment.currency !== order.currency) return 'currency';
  if (payment.amount !== (totals ? totalFor(order, totals) : order.priceCents)) return 'amount';
  if (payment.productSlug !== order.productSlug) return 'product';
  return null;
}

/** Less a code's discount, and with tax unless our price includes it. `null`: of another price. */
function totalFor(order: Pick<Order, 'priceCents' | 'currency'>, totals: Totals): number | null {
  const { subtotal, discount, tax, total } = totals;
  const net = subtotal - discount;
  const isOurs = subtotal === order.priceCents && totals.currency === order.currency;
  return isOurs && (total === net || total === net + tax) ? total : null;
}

/** Failed payments whose buyers were told to wait for their bank. */
export function failedDebits({ payments, canceledAt }: Pick<Order, 'payments' | 'canceledAt'>): Payment[] {
  const isOver = ({ status }: Payment) =>
    status === 'failed' || (status === 'pending' && canceledAt !== null);
  return payments.filter((payment) => payment.delayed && isOver(payment));
}

/** A try without a charge has the intent's id until its charge is known. */
function withPayments({ payments, erasedAt }: Order, told: PaymentFact[], now: Date): Payment[] {
  const isStandIn = (one: Payment, { paymentIntentId, status }: PaymentFact) =>
    one.id === paymentIntentId && (status === 'succeeded' || one.status !== 'succeeded');
  const isReplaced = (one: Payment) =>
    told.every(({ id }) => id !== one.id) && told.some((fact) => isStandIn(one, fact));
  const known = payments.filter((one) => !isReplaced(one));
  const noticedAt = (fact: PaymentFact) =>
    payments.find((one) => one.status === 'succeeded' && isStandIn(one, fact))?.noticedAt ?? now;
  // An erased buyer's card isn't stored again.
  const forgotten = erasedAt ? { brand: null, last4: null, country: null } : {};
  const news = told.map((fact) => ({ ...fact, ...forgotten, noticedAt: noticedAt(fact) }));
  return withRecords(known, news, FOLLOWERS.payment);
}

function withDisputes({ disputes: known }: Order, paymentEvent: PaymentEvent, now: Date): Dispute[] {
  const followers = paymentEvent.isCurrent ? DISPUTE_FOLLOWERS_NOW : FOLLOWERS.dispute;
  const told = paymentEvent.disputes.map((fact) => ({ ...fact, lostAt: null }));
  const wasLost = ({ id }: Dispute) => known.some((one) => one.id === id && one.status === 'lost');
  return withRecords<Dispute>(known, told, followers).map((one) =>
    one.status === 'lost' && !wasLost(one) ? { ...one, lostAt: now } : one,
  );
}

function paidBy(order: Order, paymentEvent: PaymentEvent, success: Payment) {
  const { billingEmail, totals = null } = paymentEvent;
  // Whoever was erased is not written down again.
  const isOther = billingEmail && !order.erasedAt && !sameAddress(billingEmail, order.email);
  const paidAt = success.chargedAt ?? success.noticedAt;
  if (order.paidAt) return { paidAt };
  // Decided once; afterwards the owner decides.
  const hold = holdFor(order, success, totals) ?? (paymentEvent.isWithoutBase ? 'upgrade' : null);
  const paid = totals && !hold && { priceCents: totals.total, discount: totals.discount, tax: totals.tax };
  return { paidAt, hold, billingEmail: isOther ? billingEmail : null, ...paid };
}

const failures = (before: Payment[], after: Payment[]) => failed(after) - failed(before);
const failed = (payments: Payment[]) => payments.filter(({ status }) => status === 'failed').length;

const isPaid = ({ payments }: Facts) => payments.some(({ status }) => status === 'succeeded');
const isLost = ({ disputes }: Facts) => disputes.some(({ status }) => status === 'lost');
const received = ({ payments }: Facts) =>
  payments.filter(({ status }) => status === 'succeeded').reduce((sum, { amount }) => sum + amount, 0);

/** A dispute or refund means that it was paid, even before that event. */
const isUnderWay = ({ payments, refunds, disputes, canceledAt }: Facts) =>
  refunds.length + disputes.length > 0 ||
  (canceledAt === null && payments.some(({ status }) => status === 'pending'));

const sameAddress = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();

/** Whether this event makes too many declines or declined cards. */
export function failsTooOften(order: Order, paymentEvent: PaymentEvent): boolean {
  const next = progress(order, paymentEvent, new Date(0));
  const isTooMany =
    next.failedCharges >= MAX_FAILED_CHARGES || next.declinedCards.length > MAX_DECLINED_CARDS;
  return isTooMany && !isPaid(next);
}

/** The payment of an order on hold, else `null`. */
export function paidOnHold({ status, payments }: Pick<Order, 'status' | 'payments'>): Payment | null {
  if (status !== 'on_hold') return null;
  return payments.find((one) => one.status === 'succeeded') ?? null;
}

/** The order after its release, at the price that was paid. */
export function released(order: Order, payment: Payment, reason: string, now: Date): Order {
  return withState({ ...order, priceCents: payment.amount, releasedAt: now, releaseReason: reason }, now);
}
