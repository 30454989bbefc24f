import fc from 'fast-check';

const event = (type: string, object: Record<string, unknown>) => ({
  id: 'evt_1',
  object: 'event',
  type,
  livemode: false,
  created: 1_780_000_000,
  data: { object },
});
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  status: 'succeeded',
  amount: 4700,
  amount_received: 4700,
  currency: 'usd',
  livemode: false,
  latest_charge: 'ch_1',
  last_payment_error: null,
  metadata: { plumbline_order: 'ord_1', plumbline_product: 'goal-cascade-builder' },
};
const refund = {
  id: 're_1',
  object: 'refund',
  amount: 4700,
  status: 'succeeded',
  reason: null,
  failure_reason: null,
  created: 1_780_000_100,
  payment_intent: 'pi_1',
};
const charge = {
  id: 'ch_1',
  object: 'charge',
  payment_intent: 'pi_1',
  amount: 4700,
  status: 'succeeded',
  created: 1_780_000_000,
  failure_code: null,
  balance_transaction: { fee: 166, currency: 'usd' },
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
  refunds: { data: [refund], has_more: false },
  metadata: intent.metadata,
  billing_details: { email: 'ada@example.com', address: { country: 'AT' } },
};
const failed = {
  ...intent,
  status: 'requires_payment_method',
  amount_received: 0,
  last_payment_error: {
    charge: 'ch_1',
    code: 'card_declined',
    payment_method: { type: 'card', card: { fingerprint: 'Xt5EWLLDS7FJjR1c' } },
  },
};
const dispute = {
  id: 'dp_1',
  object: 'dispute',
  payment_intent: 'pi_1',
  amount: 4700,
  reason: 'fraudulent',
  status: 'needs_response',
  evidence_details: { due_by: 1_790_000_000 },
  created: 1_780_000_000,
};

/** One whole event of each kind that we act on, with what we read of it. */
export const EVENTS = [
  ...['succeeded', 'processing', 'payment_failed', 'canceled'].map((what) =>
    event(`payment_intent.${what}`, intent),
  ),
  event('payment_intent.succeeded', { ...intent, latest_charge: charge }),
  event('payment_intent.payment_failed', failed),
  event('charge.refunded', charge),
  ...['created', 'updated', 'failed'].map((what) => event(`refund.${what}`, refund)),
  event('charge.dispute.created', dispute),
  event('charge.dispute.updated', dispute),
  event('charge.dispute.closed', { ...dispute, status: 'lost' }),
  event('radar.early_fraud_warning.created', {
    id: 'issfr_1',
    object: 'radar.early_fraud_warning',
    payment_intent: 'pi_1',
  }),
];

/** The same with another value at one place, or without it where the value is undefined. */
export function withPart(whole: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = whole as Record<string, unknown>;
  return { ...fields, [key]: withPart(fields[key], rest, value) };
}

function pathsIn(value: unknown, path: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...path, key]))];
}

/** What no field of an event should be. */
const wrong = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(undefined, null, '', '\0', 'constructor', -1, 0.5, 2 ** 31, 1e20, [], {}, [null], true),
);

/** The text of an event of which one part is something else. */
export const anyEvent = fc
  .constantFrom(...EVENTS)
  .chain((whole) => fc.tuple(fc.constant(whole), fc.constantFrom(...pathsIn(whole)), wrong))
  .map(([whole, path, value]) => JSON.stringify(withPart(whole, path, value)) ?? 'null');
