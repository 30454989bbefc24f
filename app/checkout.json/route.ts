import type { CheckoutFacts } from '@/components/checkout/facts';
import { env } from '@/lib/platform/config/env';
import { builtContentVersion, fieldFont } from '@/lib/build-files';
import { pick } from '@/lib/kernel/keyed';
import { content } from '@/lib/server/context';
import { getsWords } from '../toolbox/product-words';

export const dynamic = 'force-static';

/**
 * The checkout's words, prices and keys, loaded only when somebody buys. Static, so its keys are build-time
 * values (docs/decisions/content.md).
 */
export function GET(): Response {
  const { toolbox, messages, site, products } = content();
  const { exact } = messages;
  const { STRIPE_PUBLISHABLE_KEY, STRIPE_JS_URL } = env();
  const facts: CheckoutFacts = {
    contentVersion: builtContentVersion(),
    words: { ...toolbox.checkout, emailHint: messages.fields.emailHint },
    refund: toolbox.refund,
    alerts: exact.alerts,
    toasts: pick(exact.toasts, ['paymentFailed', 'paymentSucceeded']),
    paymentInitFailed: exact.messages.paymentInitFailed,
    loading: site.words.loading,
    products: Object.fromEntries(
      products.map((one) => [
        one.slug,
        { ...pick(one, ['title', 'priceCents', 'license']), ...getsWords(one.whatYouGet) },
      ]),
    ),
    publishableKey: STRIPE_PUBLISHABLE_KEY ?? null,
    stripeReceipt: site.payments.stripeReceipt,
    onlyThere: onlyOnStripesPage(site.payments, toolbox.checkout.onlyThere),
    stripeJsUrl: STRIPE_JS_URL ?? null,
    fieldFont: fieldFont(),
  };
  return Response.json(facts);
}

/** What only Stripe's page has, as a question; empty where it has nothing else. */
const onlyOnStripesPage = (
  { promotionCodes, invoices }: Record<'promotionCodes' | 'invoices', boolean>,
  words: Record<'code' | 'invoice' | 'both', string>,
) => (promotionCodes ? (invoices ? words.both : words.code) : invoices ? words.invoice : '');
