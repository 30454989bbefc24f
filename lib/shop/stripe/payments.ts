import type Stripe from 'stripe';
import { err, ok } from '@/lib/kernel/result';
import type { Payments } from '@/lib/shop/rules/payments';
import type { Env } from '@/lib/platform/config/env';
import { type LinkSettings, linkSecret } from '@/lib/platform/config/link-secrets';
import { isLiveKey } from '@/lib/platform/config/stripe-keys';
import type { Database } from '@/lib/platform/database/client';
import { siteName } from '@/lib/platform/database/site-id';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { stripeClient } from '@/lib/platform/stripe/client';
import { listedEventOf, EVENT_TYPES } from './webhook-events';
import { answered, answeredToKey, StripeRefusal } from '@/lib/platform/stripe/failure';
import { disputeFact } from './facts';
import {
  type CardHash,
  declinedBefore,
  fromMetadata,
  intentOf,
  keyOf,
  metadataOf,
  onStatement,
  paymentEventOfIntent,
  progressOf,
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

/**
 * Payments through Stripe, or through what stands in for it.
 * @param livemode whether its key charges cards
 * @param site what intents say of the site that made them
 */
function stripePayments(
  stripe: Stripe,
  livemode: boolean,
  site: () => Promise<string>,
  cardHash: CardHash,
): Payments {
  const intents = stripe.paymentIntents;
  return {
    livemode,
    ...stripeSessions(stripe, site),

    async open(order) {
      const intent = await answeredToKey(
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
      if (!intent.ok) return intent;
      const { paymentIntentId, clientSecret } = intentOf(intent.value, cardHash);
      return ok({ paymentIntentId, clientSecret });
    },

    async find(paymentIntentId, declinedCharge = null) {
      try {
        const intent = await answered(intents.retrieve(paymentIntentId, { expand: WHOLE }));
        if (!intent.ok) return intent;
        const disputes = await answered(disputesOf(intent.value));
        if (!disputes.ok) return disputes;
        const earlier = await answered(earlierTry(intent.value, declinedCharge));
        if (!earlier.ok) return earlier;
        const found = intentOf(intent.value, cardHash);
        const { payments, declinedCard } = found.paymentEvent;
        return ok({
          ...found,
          paymentEvent: {
            ...found.paymentEvent,
            disputes: disputes.value,
            isCurrent: true,
            payments: earlier.value ? [earlier.value.payment, ...payments] : payments,
            declinedCard: earlier.value?.declinedCard ?? declinedCard,
          },
        });
      } catch (error) {
        if (error instanceof StripeRefusal && error.code === 'resource_missing') return err('unknown');
        throw error;
      }
    },

    async cancel(paymentIntentId) {
      try {
        const canceled = await answered(intents.cancel(paymentIntentId));
        return canceled.ok ? ok('canceled') : canceled;
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        // It was canceled before, has succeeded, or a bank has it in hand.
        const intent = await this.find(paymentIntentId);
        if (intent.ok) return ok(intent.value.status === 'canceled' ? 'canceled' : 'settled');
        return intent.error === 'unknown' ? ok('canceled') : err('unavailable');
      }
    },

    async *succeededSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const intent of intents.list({ created, limit: 100, expand: ['data.latest_charge'] })) {
        const { latest_charge: charge } = intent;
        if (intent.status !== 'succeeded' || !charge || typeof charge === 'string') continue;
        const paymentEvent = paymentEventOfIntent(intent, cardHash);
        const { amount_refunded: refunded, disputed } = charge;
        if (paymentEvent.orderId !== null) yield { paymentEvent, refunded, disputed };
      }
    },

    async *openSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const intent of intents.list({ created, limit: 100 })) {
        const { paymentIntentId, orderId, site } = fromMetadata(intent.id, intent.metadata);
        const isOpen = progressOf(intent) === 'open';
        if (isOpen && orderId !== null)
          yield { paymentIntentId, orderId, site, createdAt: new Date(intent.created * 1000) };
      }
    },

    async *eventsSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const event of stripe.events.list({ created, limit: 100, types: EVENT_TYPES }))
        yield listedEventOf(event);
    },
  };

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
