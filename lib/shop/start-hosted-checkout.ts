import { attributionIn } from '@/lib/kernel/attribution';
import { routes } from '@/lib/kernel/routes';
import { hostedRequestSchema } from '@/lib/shop/rules/checkout';
import { upgradeOf } from '@/lib/shop/rules/upgrade';
import { FIRST_RECHECK_MS } from '@/lib/shop/rules/next-recheck';
import { err, ok, type Result } from '@/lib/kernel/result';
import { askStripe, beginOrder, type BeginPorts, type BeginRefusal, type Way } from './steps/begin-order';
import type { ShopPorts } from './ports/shop';

type Ports = BeginPorts &
  Pick<ShopPorts, 'shownOrders' | 'returnKey' | 'wordsOnStripesPage' | 'offers' | 'siteUrl'>;

type HostedRefusal = BeginRefusal | { reason: 'badPaymentRequest' | 'productNotFound' };

/** Stripe's page, or the order's if it is already paid. */
type Begun = { location: string };

/**
 * Begins a purchase on a page hosted by Stripe, for browsers without our script or Stripe's (rule 107). That
 * page shows the catalogue's price before anybody pays.
 * @param fields of a form, not trusted
 * @param network the calling network; `null` if unknown
 */
export function startHostedCheckout(ports: Ports) {
  const way = onStripesPage(ports);

  return async (fields: unknown, network: string | null): Promise<Result<Begun, HostedRefusal>> => {
    const request = hostedRequestSchema.safeParse(fields);
    if (!request.success) return err({ reason: 'badPaymentRequest' });
    const { productId, attempt, source, proof } = request.data;
    const product = await ports.catalogue.find(productId);
    if (!product) return err({ reason: 'productNotFound' });
    const attribution = attributionIn(source ?? '');
    if (!proof) return beginOrder(ports, way, { product, attemptKey: attempt || null, network, attribution });
    const order = await ports.shownOrders.findByKey(ports.hash(proof));
    const upgrade = order && upgradeOf(order, product);
    // The order's page says why.
    if (!upgrade) return ok({ location: routes.order(proof) });
    // One attempt for each order, so that it is paid once.
    const attemptKey = `upgrade-${order.id}`;
    return beginOrder(ports, way, {
      ...{ product: upgrade, attemptKey, network, attribution, upgradeOf: order.number },
    });
  };
}

function onStripesPage(ports: Ports): Way<Begun> {
  const { orders, shownOrders, returnKey, wordsOnStripesPage, offers, siteUrl, newId, hash, now } = ports;
  return {
    isOf: ({ checkoutSessionId }) => checkoutSessionId !== null,

    async open(payments, order) {
      // Derived from the order's id, so that a repeated call sends the same.
      const key = returnKey(order.id);
      const back = new URL(routes.order(key), siteUrl).href;
      const page = {
        words: wordsOnStripesPage,
        offers,
        successUrl: `${back}?payment=made`,
        cancelUrl: `${back}?payment=left`,
      };
      const made = await askStripe(ports, order, () => payments.openSession(order, page));
      if (!made.ok) return made;
      const { sessionId, url } = made.value;
      const recheckAt = new Date(now().getTime() + FIRST_RECHECK_MS);
      if (await orders.attachSession(order.id, { sessionId, keyHash: hash(key), recheckAt }))
        return ok({ location: url });
      // Another call has discarded the order or attached something else meanwhile.
      await payments.expireSession(sessionId);
      return err({ reason: 'paymentUnavailable' });
    },

    async goOn(order, { url }) {
      if (url !== null) return ok({ location: url });
      // Paid, or processing at a bank: the order's page says so.
      const key = newId();
      await shownOrders.addKey(order.id, hash(key));
      return ok({ location: routes.order(key) });
    },
  };
}
