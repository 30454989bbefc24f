import { ATTEMPT_KEY, purchaseSchema } from '@/lib/domain/orders/checkout';
import { costsTheSame, nextOfIntent, soldNow } from '@/lib/domain/orders/as-sold';
import { err, ok, type Result } from '@/lib/domain/result';
import type { CatalogueProduct } from '@/lib/domain/toolbox/catalogue';
import type {
  Admission,
  Attempt,
  Catalogue,
  Intent,
  Limiter,
  NetworkLimiter,
  NewOrder,
  OrderStore,
  Payments,
  SeenAttempt,
  Unavailable,
} from './ports';

type Ports = {
  catalogue: Catalogue;
  orders: OrderStore;
  /** Null: no keys, the shop is closed. */
  payments: Payments | null;
  contentVersion: string;
  limits: { perNetwork: NetworkLimiter; inTotal: Limiter };
  /** At least 128 random bits. */
  newId: () => string;
  newOrderNumber: () => string;
  now: () => Date;
  hash: (text: string) => string;
};

export type CheckoutRefusal =
  | {
      reason:
        'badPurchase' | 'badAttemptKey' | 'productNotFound' | 'purchaseKeyReused' | 'paymentUnavailable';
    }
  /** The right price in cents. */
  | { reason: 'priceChanged'; amount: number }
  | { reason: 'tooMany'; seconds: number };

type Begun = Result<{ clientSecret: string }, CheckoutRefusal>;

/**
 * Begins a purchase: the order is stored, then an intent to pay for it is made, at the price of our catalogue
 * (readings 21 and 31). The same attempt gets the same intent, until that has been canceled, and at the price of today:
 * there is never a second one open to be paid as well.
 * @param body what was sent, parsed but not trusted
 * @param attemptKey the Idempotency-Key, or null: then every call makes an order
 * @param network whose call it is; null when nobody can be told apart
 */
export function startCheckout(ports: Ports) {
  const { catalogue, orders, payments, hash } = ports;

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
    const allowed = await mayBegin(ports, network);
    if (allowed.allowed) return begin(ports, payments, product, attempt, allowed.giveBack);
    const seen = attempt && (await orders.findAttempt(attempt.keyHash));
    const before = seen && (await goOn(ports, payments, product, seen, digest));
    return before ?? err({ reason: 'tooMany', seconds: allowed.seconds });
  };
}

async function mayBegin({ limits }: Ports, network: string | null): Promise<Admission> {
  const own = await limits.perNetwork(network);
  if (!own.allowed) return own;
  const all = await limits.inTotal('all');
  if (!all.allowed) return all;
  return { allowed: true, giveBack: async () => void (await Promise.all([own.giveBack(), all.giveBack()])) };
}

/**
 * Stores the order, and learns by that whether the attempt was seen before: one that goes on is not counted as begun.
 */
async function begin(
  ports: Ports,
  payments: Payments,
  product: CatalogueProduct,
  attempt: Attempt | null,
  giveBack: () => Promise<void>,
): Promise<Begun> {
  const { orders, newId, newOrderNumber, now, contentVersion } = ports;
  const order: NewOrder = {
    ...{ id: newId(), number: newOrderNumber(), createdAt: now() },
    ...{ productId: product.id, livemode: payments.livemode, ...soldNow(product, contentVersion) },
  };
  const digest = attempt?.digest ?? '';
  const stored = await orders.open(order, attempt);
  if (stored.outcome === 'opened') return openIntent(ports, payments, order);
  const before = await goOn(ports, payments, product, stored, digest);
  if (before) {
    await giveBack();
    return before;
  }
  const anew = await orders.open(order, attempt);
  if (anew.outcome === 'opened') return openIntent(ports, payments, order);
  // Two tabs at once: the other one was first.
  return (await goOn(ports, payments, product, anew, digest)) ?? err({ reason: 'paymentUnavailable' });
}

/** What an attempt that was seen before is answered; null when its order has ended and another one may begin. */
async function goOn(
  ports: Ports,
  payments: Payments,
  product: CatalogueProduct,
  { order, digest }: SeenAttempt,
  digestNow: string,
): Promise<Begun | null> {
  if (digest !== digestNow) return err({ reason: 'purchaseKeyReused' });
  if (!order.paymentIntentId && order.status !== 'canceled' && costsTheSame(order, product))
    return openIntent(ports, payments, order);
  const found = order.paymentIntentId ? await payments.find(order.paymentIntentId) : err('unknown');
  // One that Stripe does not know is another account's, or of another mode: nobody can pay it here.
  if (!found.ok && found.error === 'unavailable') return err({ reason: 'paymentUnavailable' });
  const intent = found.ok ? await intentNow(ports, payments, order, found.value, product) : ok(null);
  if (!intent.ok) return err({ reason: 'paymentUnavailable' });
  if (intent.value) return ok({ clientSecret: intent.value.clientSecret });
  await ports.orders.freeAttempt(order.id);
  return null;
}

/** The intent of an attempt as it goes on, with the price of today; null when it does not. */
async function intentNow(
  { orders, contentVersion }: Ports,
  payments: Payments,
  order: NewOrder,
  intent: Intent,
  product: CatalogueProduct,
): Promise<Result<Intent | null, Unavailable>> {
  const next = nextOfIntent(order, product, intent.status);
  if (next === 'over') return ok(null);
  if (next === 'stays') return ok(intent);
  if (next === 'cancel') {
    const canceled = await payments.cancel(intent.intentId);
    return canceled.ok ? ok(canceled.value === 'settled' ? intent : null) : canceled;
  }
  const sold = soldNow(product, contentVersion);
  const repriced = await payments.reprice(intent.intentId, { ...order, ...sold });
  if (!repriced.ok) return repriced;
  // Stripe first: until this is noted, whoever asks again begins with it again.
  if (repriced.value === 'repriced') await orders.reprice(order.id, sold);
  return ok(intent);
}

/** Stripe is asked with the order's own id as key: whoever asks again, after whatever broke, gets the same intent. */
async function openIntent({ orders, hash }: Ports, payments: Payments, order: NewOrder): Promise<Begun> {
  const intent = await payments.open(order);
  if (!intent.ok) return err({ reason: 'paymentUnavailable' });
  const { intentId, clientSecret } = intent.value;
  await orders.attachIntent(order.id, { intentId, clientSecretHash: hash(clientSecret) });
  return ok({ clientSecret });
}
