import type Stripe from 'stripe';
import { err, ok } from '@/lib/domain/result';
import type { Payments } from '@/lib/usecases/ports';
import { answered, answeredToKey, StripeRefusal } from './failure';
import { intentOf, markedOrder, markOf } from './intent';

/** Behind the name of the firm on the buyer's bank statement: ten characters fit, whatever the name. */
const onStatement = (orderNumber: string) => orderNumber.replaceAll('-', '');

/** The first try has the name that keys had before tries were counted. */
const keyOf = (name: string, stripeTry: number) => (stripeTry === 0 ? name : `${name}:${stripeTry}`);

/** Payments through Stripe, or through what stands in for it. @param livemode whether its key charges cards */
export function stripePayments(stripe: Stripe, livemode: boolean): Payments {
  const intents = stripe.paymentIntents;
  return {
    livemode,

    async open(order) {
      const intent = await answeredToKey(
        intents.create(
          {
            amount: order.price,
            currency: order.currency,
            description: `${order.title} (${order.number})`,
            metadata: markOf(order),
            automatic_payment_methods: { enabled: true },
            statement_descriptor_suffix: onStatement(order.number),
          },
          { idempotencyKey: keyOf(`order:${order.id}`, order.stripeTry) },
        ),
      );
      if (!intent.ok) return intent;
      const { intentId, clientSecret } = intentOf(intent.value);
      return ok({ intentId, clientSecret });
    },

    async find(intentId) {
      try {
        const intent = await answered(intents.retrieve(intentId, { expand: ['latest_charge'] }));
        return intent.ok ? ok(intentOf(intent.value)) : intent;
      } catch (error) {
        if (error instanceof StripeRefusal && error.code === 'resource_missing') return err('unknown');
        throw error;
      }
    },

    async cancel(intentId) {
      try {
        const canceled = await answered(intents.cancel(intentId));
        return canceled.ok ? ok('canceled') : canceled;
      } catch (error) {
        if (!(error instanceof StripeRefusal)) throw error;
        // It was canceled before, has succeeded, or a bank has it in hand.
        const intent = await this.find(intentId);
        if (intent.ok) return ok(intent.value.status === 'canceled' ? 'canceled' : 'settled');
        return intent.error === 'unknown' ? ok('canceled') : err('unavailable');
      }
    },

    async *succeededSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      for await (const intent of intents.list({ created, limit: 100, expand: ['data.latest_charge'] }))
        if (intent.status === 'succeeded' && markedOrder(intent.metadata)) yield intentOf(intent);
    },

    async refund(intentId, amount, key) {
      try {
        const refund = await answered(
          stripe.refunds.create(
            { payment_intent: intentId, ...(amount !== null && { amount }), expand: ['charge'] },
            { idempotencyKey: key },
          ),
        );
        if (!refund.ok) return refund;
        const { charge } = refund.value;
        if (!charge || typeof charge === 'string')
          throw new Error('Stripe answered a refund without its charge.');
        return ok({
          kind: 'refunded',
          intentId,
          orderId: markedOrder(charge.metadata),
          amount: charge.amount_refunded,
          full: charge.refunded,
        });
      } catch (error) {
        if (error instanceof StripeRefusal) return err('refused');
        throw error;
      }
    },
  };
}
