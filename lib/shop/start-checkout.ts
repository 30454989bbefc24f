import type { Context, OpenShop } from '@/lib/context';
import { paymentRequestSchema } from '@/lib/shop/rules/checkout';
import { err, ok, type Result } from '@/lib/kernel/result';
import { tokenHash } from '@/lib/platform/random/tokens';
import { askStripe, beginOrder, type BeginRefusal, type Way } from './steps/begin-order';
import { catalogue } from './store/catalogue';
import { attachIntent } from './store/orders';

type CheckoutRefusal =
  | BeginRefusal
  | { reason: 'badPaymentRequest' | 'productNotFound' }
  /** The right price in cents. */
  | { reason: 'priceChanged'; priceCents: number };

type Begun = { clientSecret: string };

/**
 * Begins a purchase in our page: checks the price, stores the order and makes a payment intent
 * (steps/begin-order.ts).
 * @param body parsed, not trusted
 * @param attemptKey the Idempotency-Key; `null`: each call makes an order
 * @param network the calling network; `null` if unknown
 */
export async function startCheckout(
  context: Context,
  body: unknown,
  attemptKey: string | null,
  network: string | null,
): Promise<Result<Begun, CheckoutRefusal>> {
  const request = paymentRequestSchema.safeParse(body);
  if (!request.success) return err({ reason: 'badPaymentRequest' });
  const product = await catalogue(context.database).find(request.data.productId);
  if (!product) return err({ reason: 'productNotFound' });
  if (request.data.amount !== product.priceCents)
    return err({ reason: 'priceChanged', priceCents: product.priceCents });
  return beginOrder(context, IN_OUR_PAGE, { product, attemptKey, network });
}

const attach = (
  { database }: OpenShop,
  id: string,
  { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
) => attachIntent(database, id, { paymentIntentId, clientSecretHash: tokenHash(clientSecret) });

const IN_OUR_PAGE: Way<Begun> = {
  isOf: ({ checkoutSessionId }) => checkoutSessionId === null,

  async open(shop, order) {
    const made = await askStripe(shop, order, () => shop.payments.open(order));
    if (await attach(shop, order.id, made)) return ok({ clientSecret: made.clientSecret });
    // Another call has discarded the order or attached another intent meanwhile.
    await shop.payments.cancel(made.paymentIntentId);
    return err({ reason: 'paymentUnavailable' });
  },

  async goOn(shop, order, { intent }) {
    // If it was paid on Stripe's page, the browser asks for its status by that payment's secret.
    const isKnown = intent && (order.checkoutSessionId === null || (await attach(shop, order.id, intent)));
    return isKnown ? ok({ clientSecret: intent.clientSecret }) : err({ reason: 'paymentUnavailable' });
  },
};
