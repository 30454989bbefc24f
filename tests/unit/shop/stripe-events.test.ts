import fc from 'fast-check';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { paymentEventSchema } from '@/lib/shop/rules/payment-event';
import { readWebhookEvent, EVENT_TYPES } from '@/lib/shop/stripe/webhook-events';
import { anyEvent, EVENTS, withPart } from '../../support/stripe-events';

const secret = 'whsec_unit';
const read = (body: string, signature: string) => readWebhookEvent(secret, body, signature);
const signed = (payload: string) =>
  read(payload, Stripe.webhooks.generateTestHeaderString({ payload, secret }));

test.each([
  '{',
  'null',
  '[]',
  '"evt_1"',
  '1e400',
  '{}',
  '{"id":"evt_1","type":"charge.refunded"}',
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
      expect(paymentEvent.paymentIntentId ?? paymentEvent.checkoutSessionId).toMatch(/^[\w.-]+$/);
      expect(paymentEventSchema.parse(JSON.parse(JSON.stringify(paymentEvent)))).toMatchObject({
        paymentIntentId: paymentEvent.paymentIntentId,
      });
    }),
    { numRuns: 2000 },
  );
});

test('a signed event of any form names what it is about, by a text or as a whole', () => {
  for (const type of EVENT_TYPES) {
    const isIntent = type.startsWith('payment_intent.');
    const object = isIntent ? { id: 'pi_1' } : { id: 'cs_1', payment_intent: { id: 'pi_1', amount: -1 } };
    expect(signed(JSON.stringify({ id: 'evt_1', type, data: { object } }))).toMatchObject({
      event: { id: 'evt_1', type },
      paymentEvent: {
        ...(type === 'checkout.session.expired'
          ? { checkoutSessionId: 'cs_1' }
          : { paymentIntentId: 'pi_1' }),
        payments: [],
        refunds: [],
        disputes: [],
        canceled: false,
      },
    });
  }
});

test('a try that failed names its charge, or counts by itself', () => {
  const failed = EVENTS.findLast(({ type }) => type === 'payment_intent.payment_failed')!;
  const told = (charge: unknown) =>
    signed(JSON.stringify(withPart(failed, ['data', 'object', 'last_payment_error', 'charge'], charge)));
  expect(told('ch_1')).toMatchObject({ paymentEvent: { declined: false, declinedCharge: 'ch_1' } });
  expect(told(undefined)).toMatchObject({ paymentEvent: { declined: true, declinedCharge: null } });
});
