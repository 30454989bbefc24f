import { randomInt } from 'node:crypto';
import type { Attribution } from '@/lib/kernel/attribution';
import { ATTEMPT_KEY, type Attempt } from '@/lib/kernel/attempt';
import { costsTheSame } from '@/lib/shop/rules/prices';
import type { NewOrder, Order } from '@/lib/shop/rules/order';
import { type Context, isOpen, type OpenShop } from '@/lib/context';
import { tokenHash, randomId } from '@/lib/platform/random/tokens';
import { err, type Result } from '@/lib/kernel/result';
import type { CatalogueProduct } from '@/lib/shop/rules/catalogue';
import { ifUnavailable, StripeUnavailable } from '@/lib/platform/stripe/failure';
import type { OrderToPay } from '@/lib/shop/stripe/intent';
import type { Payments } from '@/lib/shop/stripe/payments';
import { applyPayment } from '../apply-payment';
import type { TooManyPayments } from '../limit-payments';
import {
  cancelOrder,
  countTry,
  discardOrder,
  freeAttempt,
  openBeyond,
  type SeenAttempt,
  storeOrder,
} from '../store/orders';
import { endNow, endOrder, hasPayable, NOTHING, type PayableNow, payableNow } from './payable';
import { PAYMENT_LIMITS } from '@/lib/kernel/limits';

export type BeginRefusal =
  { reason: 'badAttemptKey' | 'purchaseKeyReused' | 'paymentUnavailable' } | TooManyPayments;

/**
 * A way to pay: in our page, or on Stripe's. The browser continues with `Answer`.
 * @throws StripeUnavailable
 */
export type Way<Answer> = {
  /** Whether the order is paid in this way. */
  isOf: (order: Pick<Order, 'checkoutSessionId'>) => boolean;
  /** Makes the intent or session at Stripe and attaches it to the order. Each call gets the same one. */
  open: (shop: OpenShop, order: OrderToPay) => Promise<Result<Answer, BeginRefusal>>;
  /** Continues with an existing one, which is open, or was paid in either way. */
  goOn: (shop: OpenShop, order: Order, now: PayableNow) => Promise<Result<Answer, BeginRefusal>>;
};

type Begin = {
  product: CatalogueProduct;
  /** The Idempotency-Key; `null`: each call makes an order. */
  attemptKey: string | null;
  /** The calling network; `null` if unknown. */
  network: string | null;
  /** UTM tags; `undefined`: they may come with the buyer's address. */
  attribution?: Attribution | null;
  /** The number of the order whose tools the price counts. */
  upgradeOf?: string | null;
};

/**
 * Stores an order and makes its intent or session (rules 34 to 36). The same attempt gets the same again. At
 * another price, under other terms or in another way to pay, it ends first and a new order begins: never two
 * open at once.
 */
export async function beginOrder<Answer>(
  context: Context,
  way: Way<Answer>,
  { product, attemptKey, network, attribution, upgradeOf = null }: Begin,
): Promise<Result<Answer, BeginRefusal>> {
  if (attemptKey !== null && !ATTEMPT_KEY.test(attemptKey)) return err({ reason: 'badAttemptKey' });
  if (!isOpen(context)) return err({ reason: 'paymentUnavailable' });
  // Without the amount: the price may change, and the purchase stays the same.
  const attempt =
    attemptKey === null
      ? null
      : { keyHash: tokenHash(attemptKey), digest: tokenHash(product.slug + (upgradeOf ?? '')) };
  const call = { shop: context, network, attribution, upgradeOf, way };
  return openOrder(call, product, attempt).catch(
    ifUnavailable(err({ reason: 'paymentUnavailable' as const })),
  );
}

type Call<Answer> = Pick<Begin, 'network' | 'attribution' | 'upgradeOf'> & {
  shop: OpenShop;
  way: Way<Answer>;
};
type Begun<Answer> = Result<Answer, BeginRefusal>;

/** The insert tells whether the attempt was seen before: then that order continues. */
async function openOrder<Answer>(
  call: Call<Answer>,
  product: CatalogueProduct,
  attempt: Attempt | null,
): Promise<Begun<Answer>> {
  const { shop, network } = call;
  const { payments, limits, now, contentVersion } = shop;
  const { title, priceCents, currency, tools } = product;
  const order: NewOrder = {
    id: randomId(),
    number: newOrderNumber(),
    createdAt: now(),
    productSlug: product.slug,
    livemode: payments.livemode,
    title,
    priceCents,
    currency,
    tools,
    contentVersion,
    networks: limits.payments.networksOf(network),
    attribution: call.attribution,
    upgradeOf: call.upgradeOf,
  };
  // A second time if the attempt's order has just ended. Not forever: other tabs may end that one too.
  for (let turn = 1; turn <= 2; turn += 1) {
    const stored = await storeOrder(shop.database, order, attempt);
    if (stored.outcome === 'opened') return begin(call, { ...order, stripeTry: 0 });
    const goesOn = attempt && stored.outcome === 'seen' && (await goOn(call, product, stored, attempt));
    if (goesOn) return goesOn;
  }
  return err({ reason: 'paymentUnavailable' });
}

/** Continues a known attempt; `null` if its order has ended and another may begin. */
async function goOn<Answer>(
  call: Call<Answer>,
  product: CatalogueProduct,
  { order, digest }: SeenAttempt,
  attempt: Attempt,
): Promise<Begun<Answer> | null> {
  const { shop, way } = call;
  const { payments, limits, now, contentVersion } = shop;
  // Another version of the content may have other terms.
  const isAsNow = costsTheSame(order, product) && order.contentVersion === contentVersion;
  if (digest !== attempt.digest) return err({ reason: 'purchaseKeyReused' });
  const isNoted = hasPayable(order);
  if (!isNoted && order.status !== 'canceled' && isAsNow) return way.open(shop, order);
  const found = isNoted ? await currentPayable(payments, order, isAsNow && way.isOf(order)) : NOTHING;
  const { intent, stage } = found;
  // Record the payment before showing it or ending its order: its event may be late.
  if (intent && stage !== 'open') await applyPayment(shop, intent.paymentEvent, null);
  if (stage !== 'over') return way.goOn(shop, order, found);
  const seconds = await limits.payments.waitAfter(order.id);
  if (seconds > 0) return err({ reason: 'tooManyDeclines', seconds });
  // If its call to Stripe may still be running, delete the order, so that the call hands out nothing.
  if (isNoted) {
    await freeAttempt(shop.database, order.id);
    await cancelOrder(shop.database, order.id, now());
  } else await discardOrder(shop.database, order.id);
  return null;
}

/**
 * Its amount and terms never change, because a page may still show the old ones. So at another price, under
 * other terms or in another way to pay it ends, and a new one begins: never two at once.
 * @param goesOn whether price, terms and way to pay are the same
 */
async function currentPayable(payments: Payments, order: Order, goesOn: boolean): Promise<PayableNow> {
  const now = await payableNow(payments, order);
  if (goesOn || now.stage !== 'open') return now;
  if (await endNow(payments, order)) return { ...now, stage: 'over' };
  // Paid in the same moment: read it again.
  return payableNow(payments, order);
}

/** Counts the order against card testing, and deletes one too many. */
async function begin<Answer>({ shop, way }: Call<Answer>, order: OrderToPay): Promise<Begun<Answer>> {
  const { limits, onUnexpectedError } = shop;
  const allowed = await limits.payments.mayBegin(order.networks ?? null);
  if (!allowed.allowed) {
    await discardOrder(shop.database, order.id);
    return err({ reason: allowed.reason, seconds: allowed.seconds });
  }
  const begun = await way.open(shop, order);
  // The purchase goes on if this fails.
  if (begun.ok) await endOldestOpen(shop, order.networks).catch(onUnexpectedError);
  return begun;
}

/**
 * Asks Stripe with the order's id as idempotency key, so a repeated call gets the same. A failure uses up the
 * key. Nobody can pay what Stripe may have made under it, because nobody has its secret.
 */
export async function askStripe<T>(
  { database }: OpenShop,
  order: OrderToPay,
  ask: () => Promise<T>,
): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const isKeyUsed = !(error instanceof StripeUnavailable) || error.isKept;
    if (isKeyUsed) await countTry(database, order);
    throw error;
  }
}

/** More than one, so that their number falls. */
const ENDED_AT_ONCE = 2;

/**
 * Ends a network's oldest open payments beyond a hundred: otherwise thieves could collect thousands to try
 * cards on. Nobody is refused.
 */
async function endOldestOpen(shop: OpenShop, networks: Order['networks'] | undefined): Promise<void> {
  const { database, limits, now } = shop;
  if (!networks) return;
  const fresh = now().getTime() - PAYMENT_LIMITS.seconds * 1000;
  const oldest = await openBeyond(database, limits.payments.open, networks, ENDED_AT_ONCE);
  for (const order of oldest) if (order.createdAt.getTime() <= fresh) await endOrder(shop, order);
}

/** Without characters that are easily mistaken for others. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Such as PL-7K3M-9QXW. */
export function newOrderNumber(): string {
  const four = () => Array.from({ length: 4 }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');
  return `PL-${four()}-${four()}`;
}
