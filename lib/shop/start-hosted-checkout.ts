import type { Context } from '@/lib/context';
import { attributionIn } from '@/lib/kernel/attribution';
import { routes } from '@/lib/kernel/routes';
import { hostedRequestSchema } from '@/lib/shop/rules/checkout';
import { upgradeOf } from '@/lib/shop/rules/prices';
import { FIRST_RECHECK_MS } from '@/lib/shop/rules/order';
import { err, ok, type Result } from '@/lib/kernel/result';
import { linkSecret } from '@/lib/platform/config/link-secrets';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { tokenHash } from '@/lib/platform/random/tokens';
import { askStripe, beginOrder, type BeginRefusal, type Way } from './steps/begin-order';
import { catalogue } from './store/catalogue';
import { attachSession } from './store/orders';
import { findOrderByKey, newOrderKey } from './store/shown-orders';
import { fill } from '@/lib/kernel/text';

type HostedRefusal = BeginRefusal | { reason: 'badPaymentRequest' | 'productNotFound' };

/** Stripe's page, or the order's if it is already paid. */
type Begun = { location: string };

/**
 * Begins a purchase on a page hosted by Stripe, for browsers without our script or Stripe's (rule 107). That
 * page shows the catalogue's price before anybody pays.
 * @param fields of a form, not trusted
 * @param network the calling network; `null` if unknown
 */
export async function startHostedCheckout(
  context: Context,
  fields: unknown,
  network: string | null,
): Promise<Result<Begun, HostedRefusal>> {
  const { database } = context;
  const request = hostedRequestSchema.safeParse(fields);
  if (!request.success) return err({ reason: 'badPaymentRequest' });
  const { productId, attempt, source, proof } = request.data;
  const product = await catalogue(database).find(productId);
  if (!product) return err({ reason: 'productNotFound' });
  const attribution = attributionIn(source ?? '');
  const begin = { product, attemptKey: attempt || null, network, attribution };
  if (!proof) return beginOrder(context, ON_STRIPES_PAGE, begin);
  const order = await findOrderByKey(database, proof);
  const upgrade = order && upgradeOf(order, product);
  // The order's page says why.
  if (!upgrade) return ok({ location: routes.order(proof) });
  // One attempt for each order, so that it is paid once.
  const attemptKey = `upgrade-${order.id}`;
  return beginOrder(context, ON_STRIPES_PAGE, {
    ...begin,
    product: upgrade,
    attemptKey,
    upgradeOf: order.number,
  });
}

const ON_STRIPES_PAGE: Way<Begun> = {
  isOf: ({ checkoutSessionId }) => checkoutSessionId !== null,

  async open(shop, order) {
    const { settings, content, database, payments, now } = shop;
    // Derived from the order's id, so that a repeated call sends the same.
    const key = keyedHash(linkSecret(settings), 'order-return')(order.id);
    const back = new URL(routes.order(key), settings.BASE_URL).href;
    const page = {
      words: wordsOnStripesPage(content.toolbox.checkout, settings.BASE_URL),
      offers: content.site.payments,
      successUrl: `${back}?payment=made`,
      cancelUrl: `${back}?payment=left`,
    };
    const { sessionId, url } = await askStripe(shop, order, () => payments.openSession(order, page));
    const recheckAt = new Date(now().getTime() + FIRST_RECHECK_MS);
    const session = { checkoutSessionId: sessionId, keyHash: tokenHash(key), recheckAt };
    if (await attachSession(database, order.id, session)) return ok({ location: url });
    // Another call has discarded the order or attached something else meanwhile.
    await payments.expireSession(sessionId);
    return err({ reason: 'paymentUnavailable' });
  },

  async goOn({ database }, order, { url }) {
    if (url !== null) return ok({ location: url });
    // Paid, or processing at a bank: the order's page says so.
    return ok({ location: routes.order(await newOrderKey(database, order.id)) });
  },
};

type Words = { terms: string; termsLink: string; refundsLink: string; withdrawal: string };

/**
 * The sentences of our own form, for Stripe's page, with links in Stripe's markup.
 * @param siteUrl the base of the links
 */
function wordsOnStripesPage({ terms, termsLink, refundsLink, withdrawal }: Words, siteUrl: string): string {
  const link = (label: string, path: string) => `[${label}](${new URL(path, siteUrl).href})`;
  const values = {
    terms: link(termsLink, routes.termsOfService),
    refunds: link(refundsLink, routes.refundRules),
  };
  return `${fill(terms, values)}\n\n${withdrawal}`;
}
