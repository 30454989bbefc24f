import type Stripe from 'stripe';
import { answered, nullIfMissing, StripeRefusal, StripeUnavailable } from '@/lib/platform/stripe/failure';
import type { Totals } from '@/lib/shop/rules/payment-event';
import { inOurs } from './facts';
import { freeIntent, type Intent, keyOf, metadataOf, onStatement, type OrderToPay } from './intent';

/** A page of Stripe's for one order, as it is now. */
export type CheckoutSession = {
  status: 'open' | 'complete' | 'expired';
  /** Where it is paid; null unless it is open. */
  url: string | null;
  /** Null until somebody tries to pay. */
  paymentIntentId: string | null;
  /** What the buyer typed there. */
  email: string | null;
  /** Stands for the intent where there was nothing to pay: a code took the whole price off. */
  free: Intent | null;
  totals: Totals;
};

/** Switches of content/site.yaml. */
type Offers = Record<'promotionCodes' | 'automaticTax' | 'invoices', boolean>;

/** What is on that page beside the order, and where it leads back to. */
type HostedPage = { words: string; offers: Offers; successUrl: string; cancelUrl: string };

const STATUSES = { open: 'open', complete: 'complete', expired: 'expired' } as const satisfies Record<
  Stripe.Checkout.Session.Status,
  CheckoutSession['status']
>;

/** Pages of Stripe's on which one order is paid. Its intent is made there, once somebody pays. */
export function stripeSessions(stripe: Stripe, site: () => Promise<string>) {
  const { sessions } = stripe.checkout;
  return {
    /**
     * Makes the page on which an order is paid; the same one however often it is called within a day with the
     * same try.
     */
    async openSession(order: OrderToPay, { words, offers, successUrl, cancelUrl }: HostedPage) {
      const metadata = metadataOf(order, await site());
      const { id: sessionId, url } = await answered(
        sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: order.currency,
                  unit_amount: order.priceCents,
                  product_data: { name: order.title },
                },
              },
            ],
            // In another currency it would not be what was ordered.
            adaptive_pricing: { enabled: false },
            ...(offers.promotionCodes && { allow_promotion_codes: true }),
            ...(offers.automaticTax && { automatic_tax: { enabled: true } }),
            ...(offers.invoices && {
              invoice_creation: { enabled: true },
              tax_id_collection: { enabled: true },
            }),
            custom_text: { submit: { message: words } },
            locale: 'en',
            success_url: successUrl,
            cancel_url: cancelUrl,
            // That of the page by which its end is known, and that of the intent by which all else is.
            metadata,
            payment_intent_data: {
              description: `${order.title} (${order.number})`,
              metadata,
              statement_descriptor_suffix: onStatement(order.number),
            },
          },
          { idempotencyKey: keyOf(`session:${order.id}`, order.stripeTry) },
        ),
      );
      // Stripe answers a key with what it said at first, though the page may have ended since.
      if (url === null) throw new StripeUnavailable('The page has ended.', true);
      return { sessionId, url };
    },

    /** Null where Stripe doesn't know it. */
    findSession: (sessionId: string): Promise<CheckoutSession | null> =>
      answered(sessions.retrieve(sessionId)).then(sessionFact).catch(nullIfMissing),

    /** Whether it has ended; not if it is paid, or a bank has the payment in hand. */
    async expireSession(sessionId: string): Promise<boolean> {
      try {
        await answered(sessions.expire(sessionId));
        return true;
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        // It is paid, or has ended before.
        const session = await this.findSession(sessionId);
        return session === null || session.status === 'expired';
      }
    },
  };
}

function sessionFact(session: Stripe.Checkout.Session): CheckoutSession {
  const { status, url, payment_intent: intent, customer_details: buyer, total_details: details } = session;
  const isFree = status === 'complete' && session.payment_status === 'no_payment_required';
  return {
    status: inOurs(STATUSES, status),
    url,
    paymentIntentId: typeof intent === 'string' ? intent : (intent?.id ?? null),
    email: buyer?.email ?? null,
    free: isFree ? freeIntent(session) : null,
    totals: {
      currency: session.currency ?? '',
      subtotal: session.amount_subtotal ?? 0,
      discount: details?.amount_discount ?? 0,
      tax: details?.amount_tax ?? 0,
      total: session.amount_total ?? 0,
    },
  };
}
