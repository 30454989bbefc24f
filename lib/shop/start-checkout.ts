import { paymentRequestSchema } from '@/lib/shop/rules/checkout';
import { err, ok, type Result } from '@/lib/kernel/result';
import { asked, beginOrder, type BeginPorts, type BeginRefusal, type Way } from './steps/begin-order';

type CheckoutRefusal =
  | BeginRefusal
  | { reason: 'badPaymentRequest' | 'productNotFound' }
  /** The right price in cents. */
  | { reason: 'priceChanged'; priceCents: number };

type Begun = { clientSecret: string };

/**
 * Begins a purchase that is paid in our page: the order is stored, then an intent to pay for it is made, at
 * the price of our catalogue (steps/begin-order.ts).
 * @param body what was sent, parsed but not trusted
 * @param attemptKey the Idempotency-Key, or null: then every call makes an order
 * @param network the network that calls; null where networks are not known
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
      const made = await asked(ports, order, () => payments.open(order));
      if (!made.ok) return made;
      if (await attach(order.id, made.value)) return ok({ clientSecret: made.value.clientSecret });
      // Another call has discarded the order meanwhile, or noted something else: nobody may pay this one.
      await payments.cancel(made.value.paymentIntentId);
      return err({ reason: 'paymentUnavailable' });
    },

    async goOn(order, { intent }) {
      // Paid on Stripe's page: by the secret of that payment the browser asks what has become of it.
      const isKnown = intent && (order.checkoutSessionId === null || (await attach(order.id, intent)));
      return isKnown ? ok({ clientSecret: intent.clientSecret }) : err({ reason: 'paymentUnavailable' });
    },
  };
}
