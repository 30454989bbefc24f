import fc from 'fast-check';
import { EVENT_TYPES } from '@/lib/shop/stripe/webhook-events';

const metadata = { plumbline_order: 'ord_1', plumbline_product: 'goal-cascade-builder' };
const intent = {
  id: 'pi_1',
  object: 'payment_intent',
  metadata,
  last_payment_error: { code: 'card_declined', charge: 'ch_1' },
};
const aboutOne = { id: 'dp_1', object: 'dispute', payment_intent: 'pi_1', metadata };

/** One event of each kind that we act on, with what we read of it. */
export const EVENTS = EVENT_TYPES.map((type) => ({
  id: 'evt_1',
  object: 'event',
  type,
  livemode: false,
  created: 1_780_000_000,
  data: { object: type.startsWith('payment_intent.') ? intent : aboutOne },
}));

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
