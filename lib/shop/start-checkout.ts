import { newMail } from '@/lib/mail/rules/outbox';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';
import { ATTEMPT_KEY, purchaseSchema } from '@/lib/shop/rules/checkout';
import { isSoldAsNow, nextOfIntent, soldNow } from '@/lib/shop/rules/as-sold';
import type { Order } from '@/lib/shop/rules/order';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import type { Attempt } from '@/lib/kernel/attempt';
import type { TooManyPayments } from './ports/limits';
import type { NewOrder, SeenAttempt } from './ports/orders';
import type { Intent, Payments, Unavailable } from './ports/payments';
import type { ShopPorts } from './ports/shop';

type Ports = Pick<
  ShopPorts,
  | 'catalogue'
  | 'orders'
  | 'applyPayment'
  | 'endIntent'
  | 'contentVersion'
  | 'limits'
  | 'outbox'
  | 'mailQueued'
  | 'onSurprise'
  | 'newId'
  | 'newOrderNumber'
  | 'now'
  | 'hash'
> & {
  /** Null: no keys, the shop is closed. */
  payments: Payments | null;
};

type CheckoutRefusal =
  | {
      reason:
        'badPurchase' | 'badAttemptKey' | 'productNotFound' | 'purchaseKeyReused' | 'paymentUnavailable';
    }
  /** The right price in cents. */
  | { reason: 'priceChanged'; amount: number }
  | TooManyPayments;

type Begun = Result<{ clientSecret: string }, CheckoutRefusal>;

/**
 * Begins a purchase: the order is stored, then an intent to pay for it is made, at the price of our catalogue
 * (rules 34 to 36). The same attempt gets the same intent, until that has been canceled; at another price, or under other
 * terms, it is canceled, and another one begins. There is never a second one open to be paid as well.
 * @param body what was sent, parsed but not trusted
 * @param attemptKey the Idempotency-Key, or null: then every call makes an order
 * @param network whose call it is; null when nobody can be told apart
 */
export function startCheckout(ports: Ports) {
  const { catalogue, payments, hash } = ports;

  return async (body: unknown, attemptKey: string | null, network: string | null): Promise<Begun> => {
    const purchase = purchaseSchema.safeParse(body);
    if (!purchase.success) return err({ reason: 'badPurchase' });
    if (attemptKey !== null && !ATTEMPT_KEY.test(attemptKey)) return err({ reason: 'badAttemptKey' });
    const product = await catalogue.find(purchase.data.productId);
    if (!product) return err({ reason: 'productNotFound' });
    if (purchase.data.amount !== product.price) return err({ reason: 'priceChanged', amount: product.price });
    if (!payments) return err({ reason: 'paymentUnavailable' });

    // Without the amount, which is the price of today: that may change, and the purchase stays the same.
    const digest = hash(product.id);
    const attempt = attemptKey === null ? null : { keyHash: hash(attemptKey), digest };
    return openOrder({ ...ports, payments, network }, product, attempt);
  };
}

/** An order that may have been tried before. */
type OpenOrder = NewOrder & Pick<Order, 'stripeTry'>;

/** The ports, with the keys there and for one call. */
type Call = Ports & { payments: Payments; network: string | null };

/** What an attempt that was seen before is answered; null when its order has ended and another one may begin. */
async function goOn(
  call: Call,
  product: CatalogueProduct,
  { order, digest }: SeenAttempt,
  attempt: Attempt,
): Promise<Begun | null> {
  const { payments, orders, limits, now, contentVersion } = call;
  const isAsNow = isSoldAsNow(order, product, contentVersion);
  if (digest !== attempt.digest) return err({ reason: 'purchaseKeyReused' });
  if (!order.paymentIntentId && order.status !== 'canceled' && isAsNow) return openIntent(call, order);
  const found = order.paymentIntentId ? await payments.find(order.paymentIntentId) : err('unknown');
  // One that Stripe does not know is another account's, or of another mode: nobody can pay it here.
  if (!found.ok && found.error === 'unavailable') return err({ reason: 'paymentUnavailable' });
  const intent = found.ok ? await intentNow(payments, found.value, isAsNow) : ok(null);
  if (!intent.ok) return err({ reason: 'paymentUnavailable' });
  if (intent.value) return ok({ clientSecret: intent.value.clientSecret });
  const seconds = await limits.payments.waitAfter(order.id);
  if (seconds > 0) return err({ reason: 'tooManyDeclines', seconds });
  // Discarded rather than ended where a call may still be at Stripe for it: that one then gives out no secret.
  if (order.paymentIntentId) {
    // What became of the payment is told before its order ends: a debit that failed, say.
    if (found.ok) await call.applyPayment(found.value.notice, null);
    await orders.freeAttempt(order.id);
    await orders.end(order.id, now());
  } else await orders.discard(order.id);
  return null;
}

/** The intent of an attempt as it goes on; null when it does not. */
async function intentNow(
  payments: Payments,
  intent: Intent,
  isAsNow: boolean,
): Promise<Result<Intent | null, Unavailable>> {
  const next = nextOfIntent(isAsNow, intent.status);
  if (next === 'over') return ok(null);
  if (next === 'stays') return ok(intent);
  const canceled = await payments.cancel(intent.intentId);
  return canceled.ok ? ok(canceled.value === 'settled' ? intent : null) : canceled;
}

/** Stores the order, and learns by that whether its attempt was seen before: then that one goes on. */
async function openOrder(call: Call, product: CatalogueProduct, attempt: Attempt | null): Promise<Begun> {
  const { orders, payments, limits, network, newId, newOrderNumber, now, contentVersion } = call;
  const order: NewOrder = {
    ...{ id: newId(), number: newOrderNumber(), createdAt: now() },
    ...{ productId: product.id, livemode: payments.livemode, ...soldNow(product, contentVersion) },
    networks: limits.payments.networksOf(network),
  };
  // Once more where the attempt's order has ended; not for ever, should other tabs keep ending what this one begins.
  for (let turn = 1; turn <= 2; turn += 1) {
    const stored = await orders.open(order, attempt);
    if (stored.outcome === 'opened') return firstIntent(call, { ...order, stripeTry: 0 });
    const goesOn = attempt && stored.outcome === 'seen' && (await goOn(call, product, stored, attempt));
    if (goesOn) return goesOn;
  }
  return err({ reason: 'paymentUnavailable' });
}

/** Each order is counted once: thieves who try cards come for many. One that is too many is taken back. */
async function firstIntent(call: Call, order: OpenOrder): Promise<Begun> {
  const { limits, orders } = call;
  const allowed = await limits.payments.mayBegin(order.networks ?? null);
  if (!allowed.allowed) {
    await orders.discard(order.id);
    return err({ reason: allowed.reason, seconds: allowed.seconds });
  }
  // A buyer's payment does not depend on it.
  if (allowed.tellOwner) await tellOwner(call).catch(call.onSurprise);
  const begun = await openIntent(call, order);
  if (begun.ok) await endStock(call, order).catch(call.onSurprise);
  return begun;
}

/** More than the one that has begun, so that they become fewer. */
const ENDED_AT_ONCE = 2;

/**
 * Whoever begins payments slowly would have thousands in advance to try cards on. So of those that one network has open the newest
 * hundred stay, and what was begun just now. Nobody is kept from buying by that.
 */
async function endStock({ orders, limits, endIntent, now }: Call, { networks }: OpenOrder): Promise<void> {
  const hash = networks?.near;
  if (!hash) return;
  const fresh = now().getTime() - PAYMENT_LIMITS.seconds * 1000;
  const stock = await orders.openFrom({ reach: 'near', hash }, ENDED_AT_ONCE, limits.payments.open);
  for (const { id, paymentIntentId, createdAt } of stock) {
    if (!paymentIntentId || createdAt.getTime() > fresh) continue;
    if (await endIntent(paymentIntentId)) await orders.end(id, now());
  }
}

/**
 * So many may come from a mention in the news, or from somebody who tries out stolen cards. One mail an hour: each payment
 * above what is usual asks for it, so that one that dies on the way loses nothing.
 */
async function tellOwner(call: Call): Promise<void> {
  const reason = `owner-many-payments:${call.now().toISOString().slice(0, 13)}`;
  const data = { begun: call.limits.payments.perHour };
  const mail = newMail(call, { template: 'owner-many-payments', reason, recipient: null, data });
  if ((await call.outbox.queue(mail)) === 'queued') call.mailQueued();
}

/**
 * Stripe is asked with the order's own id as key: whoever asks again, after the connection broke, gets the same intent. A key under
 * which Stripe failed or refused is used up. What it may have made under it nobody can pay: its secret was given to nobody, and
 * only one intent is ever noted on the order.
 */
async function openIntent({ orders, payments, hash }: Call, order: OpenOrder): Promise<Begun> {
  const intent = await payments.open(order).catch(async (error: unknown) => {
    await orders.countTry(order);
    throw error;
  });
  if (!intent.ok) {
    if (intent.error === 'failed') await orders.countTry(order);
    return err({ reason: 'paymentUnavailable' });
  }
  const { intentId, clientSecret } = intent.value;
  if (await orders.attachIntent(order.id, { intentId, clientSecretHash: hash(clientSecret) }))
    return ok({ clientSecret });
  // Another call has discarded the order meanwhile, or noted another intent: nobody may pay this one.
  await payments.cancel(intentId);
  return err({ reason: 'paymentUnavailable' });
}
