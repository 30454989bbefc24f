import type { Attribution } from '@/lib/kernel/attribution';
import { newMail } from '@/lib/mail/rules/outbox';
import { ATTEMPT_KEY, type Attempt } from '@/lib/kernel/attempt';
import { isSoldAsNow, nextOfPayable, soldNow } from '@/lib/shop/rules/as-sold';
import type { Order } from '@/lib/shop/rules/order';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import { StripeUnavailable } from '@/lib/shop/rules/stripe-unavailable';
import type { TooManyPayments } from '../ports/limits';
import type { NewOrder, SeenAttempt } from '../ports/orders';
import type { EndOldestOpen, Payments } from '../ports/payments';
import type { SellingPorts } from '../ports/shop';
import { endNow, hasPayable, NOTHING, type PayableNow, payableNow } from './payable';

export type BeginPorts = Pick<
  SellingPorts,
  | 'catalogue'
  | 'orders'
  | 'payments'
  | 'applyPayment'
  | 'contentVersion'
  | 'limits'
  | 'outbox'
  | 'mailQueued'
  | 'onUnexpectedError'
  | 'newId'
  | 'newOrderNumber'
  | 'now'
  | 'hash'
> & { endOldestOpen: EndOldestOpen };

export type BeginRefusal =
  { reason: 'badAttemptKey' | 'purchaseKeyReused' | 'paymentUnavailable' } | TooManyPayments;

/** An order that may have been tried before. */
type OpenOrder = NewOrder & Pick<Order, 'stripeTry'>;

/** A way to pay: in our page, or on a page of Stripe's. `Answer` is what the browser goes on with. */
export type Way<Answer> = {
  /** Whether what an order is paid by is of this way. */
  isOf: (order: Pick<Order, 'checkoutSessionId'>) => boolean;
  /** Asks Stripe for what the order is paid by, and notes it there: the same one at each call. */
  open: (payments: Payments, order: OpenOrder) => Promise<Result<Answer, BeginRefusal>>;
  /** The same of what is there already: it can still be paid in this way, or it was paid in either. */
  goOn: (order: Order, now: PayableNow) => Promise<Result<Answer, BeginRefusal>>;
};

type Begin = {
  product: CatalogueProduct;
  /** The Idempotency-Key, or null: then every call makes an order. */
  attemptKey: string | null;
  /** The network that calls; null where networks are not known. */
  network: string | null;
  /** Where the visit came from; undefined: it may be told with the buyer's address. */
  attribution?: Attribution | null;
};

/**
 * Stores an order and makes what it is paid by (rules 34 to 36). The same attempt gets the same again, until
 * that has ended; at another price, under other terms or in another way to pay it is ended, and another order
 * begins. There is never a second thing open to be paid as well.
 */
export async function beginOrder<Answer>(
  ports: BeginPorts,
  way: Way<Answer>,
  { product, attemptKey, network, attribution }: Begin,
): Promise<Result<Answer, BeginRefusal>> {
  const { payments, hash } = ports;
  if (attemptKey !== null && !ATTEMPT_KEY.test(attemptKey)) return err({ reason: 'badAttemptKey' });
  if (!payments) return err({ reason: 'paymentUnavailable' });
  // Without the amount, which is the price of today: that may change, and the purchase stays the same.
  const attempt = attemptKey === null ? null : { keyHash: hash(attemptKey), digest: hash(product.slug) };
  const call = { ...ports, payments, network, attribution, way };
  return openOrder(call, product, attempt).catch((error: unknown) => {
    if (error instanceof StripeUnavailable) return err({ reason: 'paymentUnavailable' });
    throw error;
  });
}

/** The ports, with the keys there and for one call. */
type Call<Answer> = BeginPorts &
  Pick<Begin, 'network' | 'attribution'> & { payments: Payments; way: Way<Answer> };
type Begun<Answer> = Result<Answer, BeginRefusal>;

/** Stores the order, and learns by that whether its attempt was seen before: then that one goes on. */
async function openOrder<Answer>(
  call: Call<Answer>,
  product: CatalogueProduct,
  attempt: Attempt | null,
): Promise<Begun<Answer>> {
  const { orders, payments, limits, network, newId, newOrderNumber, now, contentVersion } = call;
  const order: NewOrder = {
    ...{ id: newId(), number: newOrderNumber(), createdAt: now() },
    ...{ productSlug: product.slug, livemode: payments.livemode, ...soldNow(product, contentVersion) },
    networks: limits.payments.networksOf(network),
    attribution: call.attribution,
  };
  // Tried a second time where the attempt's order has just ended; not for ever, since other tabs may end that
  // one too.
  for (let turn = 1; turn <= 2; turn += 1) {
    const stored = await orders.open(order, attempt);
    if (stored.outcome === 'opened') return begin(call, { ...order, stripeTry: 0 });
    const goesOn = attempt && stored.outcome === 'seen' && (await goOn(call, product, stored, attempt));
    if (goesOn) return goesOn;
  }
  return err({ reason: 'paymentUnavailable' });
}

/** What an attempt that was seen before is answered; null when its order has ended and another may begin. */
async function goOn<Answer>(
  call: Call<Answer>,
  product: CatalogueProduct,
  { order, digest }: SeenAttempt,
  attempt: Attempt,
): Promise<Begun<Answer> | null> {
  const { payments, orders, limits, now, contentVersion, way } = call;
  const isAsNow = isSoldAsNow(order, product, contentVersion);
  if (digest !== attempt.digest) return err({ reason: 'purchaseKeyReused' });
  const isNoted = hasPayable(order);
  if (!isNoted && order.status !== 'canceled' && isAsNow) return way.open(payments, order);
  const found = isNoted ? await left(payments, order, isAsNow && way.isOf(order)) : ok(NOTHING);
  if (!found.ok) return err({ reason: 'paymentUnavailable' });
  const { intent, stage } = found.value;
  // What has become of the payment is recorded before anybody is shown it, or its order ends: its event may
  // be late.
  if (intent && stage !== 'open') await call.applyPayment(intent.paymentEvent, null);
  if (stage !== 'over') return way.goOn(order, found.value);
  const seconds = await limits.payments.waitAfter(order.id);
  if (seconds > 0) return err({ reason: 'tooManyDeclines', seconds });
  // An order whose call to Stripe may still be running is deleted and not ended, so that the call hands out
  // nothing.
  if (isNoted) {
    await orders.freeAttempt(order.id);
    await orders.end(order.id, now());
  } else await orders.discard(order.id);
  return null;
}

/** What an order is paid by as it goes on; over, where it has ended, now or before. */
async function left(
  payments: Payments,
  order: Order,
  goesOn: boolean,
): Promise<Result<PayableNow, 'unavailable'>> {
  const now = await payableNow(payments, order);
  if (!now.ok || nextOfPayable(goesOn, now.value.stage) !== 'end') return now;
  const ended = await endNow(payments, order);
  if (!ended.ok) return ended;
  // Paid in the same moment: then what has become of it is read again.
  return ended.value === 'settled' ? payableNow(payments, order) : ok({ ...now.value, stage: 'over' });
}

/**
 * Each order is counted once, against people who try stolen cards. The order that is one too many is deleted.
 */
async function begin<Answer>(call: Call<Answer>, order: OpenOrder): Promise<Begun<Answer>> {
  const { limits, orders } = call;
  const allowed = await limits.payments.mayBegin(order.networks ?? null);
  if (!allowed.allowed) {
    await orders.discard(order.id);
    return err({ reason: allowed.reason, seconds: allowed.seconds });
  }
  // A buyer's payment does not depend on it.
  if (allowed.tellOwner) await tellOwner(call).catch(call.onUnexpectedError);
  const begun = await call.way.open(call.payments, order);
  if (begun.ok) await call.endOldestOpen(order.networks).catch(call.onUnexpectedError);
  return begun;
}

/**
 * So many may come from a mention in the news, or from somebody who tries out stolen cards. One mail an hour:
 * each payment above what is usual asks for it, so that one that dies on the way loses nothing.
 */
async function tellOwner(call: BeginPorts): Promise<void> {
  const reason = `owner-many-payments:${call.now().toISOString().slice(0, 13)}`;
  const data = { begun: call.limits.payments.perHour };
  const mail = newMail(call, { template: 'owner-many-payments', reason, recipient: null, data });
  if ((await call.outbox.queue(mail)) === 'queued') call.mailQueued();
}

/**
 * Stripe is asked with the order's own id as key: whoever asks again, after the connection broke, gets the
 * same. A key under which Stripe failed or refused is used up. What it may have made under it nobody can pay:
 * it was handed out to nobody, and only one thing is ever noted on the order.
 */
export async function asked<T>(
  { orders }: Pick<BeginPorts, 'orders'>,
  order: OpenOrder,
  ask: () => Promise<Result<T, 'unavailable' | 'failed'>>,
): Promise<Result<T, BeginRefusal>> {
  const made = await ask().catch(async (error: unknown) => {
    await orders.countTry(order);
    throw error;
  });
  if (made.ok) return made;
  if (made.error === 'failed') await orders.countTry(order);
  return err({ reason: 'paymentUnavailable' });
}
