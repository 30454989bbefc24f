import type Stripe from 'stripe';
import type { Env } from '@/lib/platform/config/env';
import { type LinkSettings, linkSecret } from '@/lib/platform/config/link-secrets';
import { isLiveKey } from '@/lib/platform/config/stripe-keys';
import type { Database } from '@/lib/platform/database/client';
import { siteName } from '@/lib/platform/database/site-id';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { stripeClient } from '@/lib/platform/stripe/client';
import { listedEventOf, EVENT_TYPES } from './webhook-events';
import { answered, nullIfMissing, StripeRefusal } from '@/lib/platform/stripe/failure';
import { disputeFact } from './facts';
import {
  type CardHash,
  declinedBefore,
  fromMetadata,
  type Intent,
  intentOf,
  keyOf,
  metadataOf,
  onStatement,
  type OrderToPay,
  paymentEventOfIntent,
  statusOf,
} from './intent';
import { stripeSessions } from './sessions';

const WHOLE = ['latest_charge.balance_transaction', 'latest_charge.refunds'];

/** Stripe, or its stand-in; null without keys: the shop is closed. */
export function paymentsOf(
  settings: LinkSettings & Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE' | 'BASE_URL'>,
  database: Database,
): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base, BASE_URL } = settings;
  if (!key) return null;
  const cardHash = keyedHash(linkSecret(settings), 'card');
  return stripePayments(
    stripeClient(key, base),
    isLiveKey(key),
    () => siteName(database, BASE_URL),
    cardHash,
  );
}

export type Payments = ReturnType<typeof stripePayments>;

/**
 * Payments through Stripe, or through what stands in for it. Each of these throws StripeUnavailable.
 * @param livemode whether its key charges cards
 * @param site what intents say of the site that made them
 */
function stripePayments(stripe: Stripe, livemode: boolean, site: () => Promise<string>, cardHash: CardHash) {
  const intents = stripe.paymentIntents;
  return {
    livemode,
    ...stripeSessions(stripe, site),

    /** Makes the intent of an order; within a day the same one for each call with the same try. */
    async open(order: OrderToPay) {
      const intent = await answered(
        intents.create(
          {
            amount: order.priceCents,
            currency: order.currency,
            description: `${order.title} (${order.number})`,
            metadata: metadataOf(order, await site()),
            automatic_payment_methods: { enabled: true },
            statement_descriptor_suffix: onStatement(order.number),
          },
          { idempotencyKey: keyOf(`order:${order.id}`, order.stripeTry) },
        ),
      );
      const { paymentIntentId, clientSecret } = intentOf(intent, cardHash);
      return { paymentIntentId, clientSecret };
    },

    /**
     * Null where Stripe doesn't know it.
     * @param declinedCharge that of a try that may not be the last: it is told, too
     */
    find: (paymentIntentId: string, declinedCharge: string | null = null): Promise<Intent | null> =>
      wholeIntent(paymentIntentId, declinedCharge).catch(nullIfMissing),

    /** Whether it has ended; not if it has succeeded or is on its way. That of a page ends with the page. */
    async cancel(paymentIntentId: string): Promise<boolean> {
      try {
        await answered(intents.cancel(paymentIntentId));
        return true;
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        // It was canceled before, has succeeded, or a bank has it in hand.
        const intent = await this.find(paymentIntentId);
        return intent === null || intent.status === 'canceled';
      }
    },

    /**
     * Payments that came in and name an order, newest first. `refunded`: the sum in cents. Which refunds and
     * disputes there were has to be asked for.
     */
    async *succeededSince(since: Date) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const intent of intents.list({ created, limit: 100, expand: ['data.latest_charge'] })) {
        const { latest_charge: charge } = intent;
        if (intent.status !== 'succeeded' || !charge || typeof charge === 'string') continue;
        const paymentEvent = paymentEventOfIntent(intent, cardHash);
        const { amount_refunded: refunded, disputed } = charge;
        if (paymentEvent.orderId !== null) yield { paymentEvent, refunded, disputed };
      }
    },

    /** Open intents that name an order and that nobody has confirmed, newest first. */
    async *openSince(since: Date) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const intent of intents.list({ created, limit: 100 })) {
        const { paymentIntentId, orderId, site } = fromMetadata(intent.id, intent.metadata);
        const isOpen = statusOf(intent) === 'requires_payment_method';
        if (isOpen && orderId !== null)
          yield { paymentIntentId, orderId, site, createdAt: new Date(intent.created * 1000) };
      }
    },

    /** Events since then, delivered or not; Stripe keeps them for 30 days. */
    async *eventsSince(since: Date) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({ created, limit: 100, types: EVENT_TYPES }))
        yield listedEventOf(event);
    },
  };

  async function wholeIntent(id: string, declinedCharge: string | null): Promise<Intent> {
    const intent = await answered(intents.retrieve(id, { expand: WHOLE }));
    const disputes = await answered(disputesOf(intent));
    const earlier = await answered(earlierTry(intent, declinedCharge));
    const found = intentOf(intent, cardHash);
    const { payments, declinedCard } = found.paymentEvent;
    return {
      ...found,
      paymentEvent: {
        ...found.paymentEvent,
        disputes,
        isCurrent: true,
        payments: earlier ? [earlier.payment, ...payments] : payments,
        declinedCard: earlier?.declinedCard ?? declinedCard,
      },
    };
  }

  async function disputesOf({ id, latest_charge: charge }: Stripe.PaymentIntent) {
    if (!charge || typeof charge === 'string' || !charge.disputed) return [];
    const { data } = await stripe.disputes.list({ payment_intent: id, limit: 100 });
    return data.map(disputeFact);
  }

  /** Another may have been tried since. */
  async function earlierTry(intent: Stripe.PaymentIntent, charge: string | null) {
    const { latest_charge: latest, last_payment_error: error } = intent;
    const isLast = charge === error?.charge || (typeof latest === 'object' && charge === latest?.id);
    return charge === null || isLast
      ? null
      : declinedBefore(await stripe.charges.retrieve(charge), intent, cardHash);
  }
}
