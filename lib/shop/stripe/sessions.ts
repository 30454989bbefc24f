import type Stripe from 'stripe';
import { err, ok } from '@/lib/kernel/result';
import type { CheckoutSession, Payments } from '@/lib/shop/rules/payments';
import { answered, answeredToKey, StripeRefusal } from '@/lib/platform/stripe/failure';
import { inOurs } from './facts';
import { freeIntent, keyOf, metadataOf, onStatement } from './intent';

const STATUSES = { open: 'open', complete: 'complete', expired: 'expired' } as const satisfies Record<
  Stripe.Checkout.Session.Status,
  CheckoutSession['status']
>;

/** Pages of Stripe's on which one order is paid. Its intent is made there, once somebody pays. */
export function stripeSessions(
  stripe: Stripe,
  site: () => Promise<string>,
): Pick<Payments, 'openSession' | 'findSession' | 'expireSession'> {
  const { sessions } = stripe.checkout;
  return {
    async openSession(order, { words, offers, successUrl, cancelUrl }) {
      const metadata = metadataOf(order, await site());
      const session = await answeredToKey(
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
      if (!session.ok) return session;
      const { id: sessionId, url } = session.value;
      // Stripe answers a key with what it said at first, though the page may have ended since.
      return url === null ? err('failed') : ok({ sessionId, url });
    },

    async findSession(sessionId) {
      try {
        const session = await answered(sessions.retrieve(sessionId));
        return session.ok ? ok(sessionFact(session.value)) : session;
      } catch (error) {
        if (error instanceof StripeRefusal && error.code === 'resource_missing') return err('unknown');
        throw error;
      }
    },

    async expireSession(sessionId) {
      try {
        const expired = await answered(sessions.expire(sessionId));
        return expired.ok ? ok('expired') : expired;
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        // It is paid, or has ended before.
        const session = await this.findSession(sessionId);
        if (session.ok) return ok(session.value.status === 'expired' ? 'expired' : 'settled');
        return session.error === 'unknown' ? ok('expired') : err('unavailable');
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
