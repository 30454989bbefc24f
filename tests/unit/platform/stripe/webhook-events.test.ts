import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { paymentEventSchema } from '@/lib/shop/rules/payment-event';
import { webhookEventReader } from '@/lib/platform/stripe/webhook-events';
import type { WebhookEvent } from '@/lib/shop/ports/webhook-events';
import { anyEvent, EVENTS, withPart } from '../../../support/stripe-events';

const secret = 'whsec_unit';
const read = webhookEventReader(secret, (fingerprint) => `hash of ${fingerprint}`);
const signed = (payload: string) =>
  read(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }));

test.each(EVENTS.map((event) => [event.type, event] as const))(
  'a whole %s is a notice of its payment',
  (type, event) => {
    expect(signed(JSON.stringify(event))).toMatchObject({
      event: { id: event.id, type },
      paymentEvent: { paymentIntentId: 'pi_1' },
    });
  },
);

test.each([
  ...['{', 'null', '[]', '"evt_1"', '1e400', '{}', '{"id":"evt_1","type":"charge.refunded"}'],
  '{"id":1,"type":"customer.created","data":{"object":{}}}',
  '{"id":"evt_1","type":"customer.created","data":{"object":null}}',
  '{"id":"evt\\u00001","type":"customer.created","data":{"object":{}}}',
])('%j is signed and malformed', (body) => {
  expect(signed(body)).toBe('malformed');
});

test('whatever a signature covers is read or called malformed, and never an unexpected error', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string({ minLength: 1 }), anyEvent), (body) => {
      const delivery = signed(body);
      if (delivery === 'malformed') return;
      const { event, paymentEvent } = delivery!;
      expect(event.id + event.type).toMatch(/^[\w.-]+$/);
      if (!paymentEvent) return;
      expect(paymentEvent.paymentIntentId).toMatch(/^[\w.-]+$/);
      expect(paymentEventSchema.parse(JSON.parse(JSON.stringify(paymentEvent)))).toMatchObject({
        paymentIntentId: paymentEvent.paymentIntentId,
      });
      for (const { amount } of [...paymentEvent.payments, ...paymentEvent.refunds, ...paymentEvent.disputes])
        expect(Number.isSafeInteger(amount)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('a payment of another shop in large units is read too', () => {
  const [succeeded] = EVENTS;
  const body = withPart(succeeded, ['data', 'object', 'amount'], 3_000_000_000);
  expect(signed(JSON.stringify(body))).toMatchObject({ paymentEvent: { paymentIntentId: 'pi_1' } });
});

test.each(['constructor', 'toString', '__proto__'])('a dispute with the status %s is open', (status) => {
  const dispute = EVENTS.find(({ type }) => type === 'charge.dispute.created')!;
  const body = JSON.stringify(withPart(dispute, ['data', 'object', 'status'], status));
  expect(signed(body)).toMatchObject({ paymentEvent: { disputes: [{ status: 'open' }] } });
});

describe('the card of a try that was declined', () => {
  const failed = EVENTS.findLast(({ type }) => type === 'payment_intent.payment_failed')!;
  const declinedCard = (path: string[], value: unknown) => {
    const delivery = signed(JSON.stringify(withPart(failed, ['data', 'object', ...path], value)));
    return (delivery as WebhookEvent).paymentEvent!.declinedCard;
  };

  test('is told by the hash of its fingerprint', () =>
    expect(declinedCard(['id'], 'pi_1')).toBe('hash of Xt5EWLLDS7FJjR1c'));
  test('is that of the charge where the error does not say', () => {
    const error = { charge: 'ch_1', code: 'card_declined', payment_method: { type: 'card' } };
    const charge = {
      ...{ id: 'ch_1', amount: 1, status: 'failed', created: 1, billing_details: {} },
      payment_method_details: { type: 'card', card: { fingerprint: 'ofTheCharge' } },
    };
    const object = { ...failed.data.object, last_payment_error: error, latest_charge: charge };
    expect(declinedCard([], object)).toBe('hash of ofTheCharge');
  });

  test('is none for a bank account', () =>
    expect(declinedCard(['last_payment_error', 'payment_method'], { type: 'us_bank_account' })).toBeNull());
  test('is none once another was paid with', () => expect(declinedCard(['status'], 'succeeded')).toBeNull());
});
