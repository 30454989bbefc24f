import { paymentRequestSchema } from '@/lib/shop/rules/checkout';
import { err, ok, type Result } from '@/lib/kernel/result';
import { askStripe, beginOrder, type BeginPorts, type BeginRefusal, type Way } from './steps/begin-order';

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
export function startCheckout(ports: BeginPorts) {
  const way = inOurPage(ports);

  return async (
    body: unknown,
    attemptKey: string | null,
    network: string | null,
  ): Promise<Result<Begun, CheckoutRefusal>> => {
    const request = paymentRequestSchema.safeParse(body);
    if (!request.success) return err({ reason: 'badPaymentRequest' });
    const product = await ports.catalogue.find(request.data.productId);
    if (!product) return err({ reason: 'productNotFound' });
    if (request.data.amount !== product.priceCents)
      return err({ reason: 'priceChanged', priceCents: product.priceCents });
    return beginOrder(ports, way, { product, attemptKey, network });
  };
}

function inOurPage(ports: BeginPorts): Way<Begun> {
  const { orders, hash } = ports;
  const attach = (
    id: string,
    { paymentIntentId, clientSecret }: { paymentIntentId: string; clientSecret: string },
  ) => orders.attachIntent(id, { paymentIntentId, clientSecretHash: hash(clientSecret) });
  return {
    isOf: ({ checkoutSessionId }) => checkoutSessionId === null,

    async open(payments, order) {
      const made = await askStripe(ports, order, () => payments.open(order));
      if (!made.ok) return made;
      if (await attach(order.id, made.value)) return ok({ clientSecret: made.value.clientSecret });
      // Another call has discarded the order or attached another intent meanwhile.
      await payments.cancel(made.value.paymentIntentId);
      return err({ reason: 'paymentUnavailable' });
    },

    async goOn(order, { intent }) {
      // If it was paid on Stripe's page, the browser asks for its status by that payment's secret.
      const isKnown = intent && (order.checkoutSessionId === null || (await attach(order.id, intent)));
      return isKnown ? ok({ clientSecret: intent.clientSecret }) : err({ reason: 'paymentUnavailable' });
    },
  };
}
