import { newMail } from '@/lib/mail/rules/outbox';
import { ATTEMPT_KEY } from '@/lib/kernel/attempt';
import { paymentRequestSchema } from '@/lib/shop/rules/checkout';
import { isSoldAsNow, nextOfIntent, soldNow } from '@/lib/shop/rules/as-sold';
import type { Order } from '@/lib/shop/rules/order';
import { err, ok, type Result } from '@/lib/kernel/result';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import type { Attempt } from '@/lib/kernel/attempt';
import type { TooManyPayments } from './ports/limits';
import type { NewOrder, SeenAttempt } from './ports/orders';
import type { EndOldestOpen, Intent, Payments, Unavailable } from './ports/payments';
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
  | 'onUnexpectedError'
  | 'newId'
  | 'newOrderNumber'
  | 'now'
  | 'hash'
> & {
  /** Null: no keys, the shop is closed. */
  payments: Payments | null;
  endOldestOpen: EndOldestOpen;
};

type CheckoutRefusal =
  | {
      reason:
        | 'badPaymentRequest'
        | 'badAttemptKey'
        | 'productNotFound'
        | 'purchaseKeyReused'
        | 'paymentUnavailable';
    }
  /** The right price in cents. */
  | { reason: 'priceChanged'; priceCents: number }
  | TooManyPayments;

type Begun = Result<{ clientSecret: string }, CheckoutRefusal>;

/**
 * Begins a purchase: the order is stored, then an intent to pay for it is made, at the price of our catalogue
 * (rules 34 to 36). The same attempt gets the same intent, until that has been canceled; at another price, or
 * under other terms, it is canceled, and another one begins. There is never a second one open to be paid as
 * well.
 * @param body what was sent, parsed but not trusted
 * @param attemptKey the Idempotency-Key, or null: then every call makes an order
 * @param network the network that calls; null where networks are not known
 */
export function startCheckout(ports: Ports) {
  const { catalogue, payments, hash } = ports;

  return async (body: unknown, attemptKey: string | null, network: string | null): Promise<Begun> => {
    const request = paymentRequestSchema.safeParse(body);
    if (!request.success) return err({ reason: 'badPaymentRequest' });
    if (attemptKey !== null && !ATTEMPT_KEY.test(attemptKey)) return err({ reason: 'badAttemptKey' });
    const product = await catalogue.find(request.data.productId);
    if (!product) return err({ reason: 'productNotFound' });
    if (request.data.amount !== product.priceCents)
      return err({ reason: 'priceChanged', priceCents: product.priceCents });
    if (!payments) return err({ reason: 'paymentUnavailable' });

    // Without the amount, which is the price of today: that may change, and the purchase stays the same.
    const digest = hash(product.slug);
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
  // An intent that Stripe does not know belongs to another account or mode: nobody can pay it here.
  if (!found.ok && found.error === 'unavailable') return err({ reason: 'paymentUnavailable' });
  const intent = found.ok ? await intentNow(payments, found.value, isAsNow) : ok(null);
  if (!intent.ok) return err({ reason: 'paymentUnavailable' });
  if (intent.value) return ok({ clientSecret: intent.value.clientSecret });
  const seconds = await limits.payments.waitAfter(order.id);
  if (seconds > 0) return err({ reason: 'tooManyDeclines', seconds });
  // An order whose call to Stripe may still be running is deleted and not ended, so that the call gives out no secret.
  if (order.paymentIntentId) {
    // What became of the payment, such as a failed debit, is recorded before its order ends.
    if (found.ok) await call.applyPayment(found.value.paymentEvent, null);
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
  const canceled = await payments.cancel(intent.paymentIntentId);
  return canceled.ok ? ok(canceled.value === 'settled' ? intent : null) : canceled;
}

/** Stores the order, and learns by that whether its attempt was seen before: then that one goes on. */
async function openOrder(call: Call, product: CatalogueProduct, attempt: Attempt | null): Promise<Begun> {
  const { orders, payments, limits, network, newId, newOrderNumber, now, contentVersion } = call;
  const order: NewOrder = {
    ...{ id: newId(), number: newOrderNumber(), createdAt: now() },
    ...{ productSlug: product.slug, livemode: payments.livemode, ...soldNow(product, contentVersion) },
    networks: limits.payments.networksOf(network),
  };
  // Tried a second time where the attempt's order has just ended; not for ever, since other tabs may end that one too.
  for (let turn = 1; turn <= 2; turn += 1) {
    const stored = await orders.open(order, attempt);
    if (stored.outcome === 'opened') return firstIntent(call, { ...order, stripeTry: 0 });
    const goesOn = attempt && stored.outcome === 'seen' && (await goOn(call, product, stored, attempt));
    if (goesOn) return goesOn;
  }
  return err({ reason: 'paymentUnavailable' });
}

/** Each order is counted once, against people who try stolen cards. The order that is one too many is deleted. */
async function firstIntent(call: Call, order: OpenOrder): Promise<Begun> {
  const { limits, orders } = call;
  const allowed = await limits.payments.mayBegin(order.networks ?? null);
  if (!allowed.allowed) {
    await orders.discard(order.id);
    return err({ reason: allowed.reason, seconds: allowed.seconds });
  }
  // A buyer's payment does not depend on it.
  if (allowed.tellOwner) await tellOwner(call).catch(call.onUnexpectedError);
  const begun = await openIntent(call, order);
  if (begun.ok) await call.endOldestOpen(order.networks?.near).catch(call.onUnexpectedError);
  return begun;
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
  const { paymentIntentId, clientSecret } = intent.value;
  if (await orders.attachIntent(order.id, { paymentIntentId, clientSecretHash: hash(clientSecret) }))
    return ok({ clientSecret });
  // Another call has discarded the order meanwhile, or noted another intent: nobody may pay this one.
  await payments.cancel(paymentIntentId);
  return err({ reason: 'paymentUnavailable' });
}
