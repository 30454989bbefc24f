import type Stripe from 'stripe';
import { z } from 'zod';
import { invalidRequest } from './api-error';
import type { Given } from './form';
import { expand, integer, listOf, readParameters, text } from './parameters';

type Listed = { id: string; created: number };

const RANGE = z.strictObject({ gte: integer.optional(), lt: integer.optional() });
const PAGE = z.strictObject({
  limit: integer.default(10),
  starting_after: text.optional(),
  created: RANGE.default({}),
  expand,
  payment_intent: text.optional(),
  types: listOf(text).optional(),
});

/** One page of what there is, newest first, as every list of Stripe's. */
export function pageOf(url: string, objects: Map<string, Listed>, given: Given): Stripe.ApiList<Listed> {
  const { limit, starting_after: after, created, payment_intent, types } = readParameters(given, PAGE);
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const { gte = -Infinity, lt = Infinity } = created;
  const all = [...objects.values()].reverse().filter((object) => {
    const { payment_intent: intent, type } = object as { payment_intent?: string; type?: string };
    const isWanted = (!payment_intent || intent === payment_intent) && (!types || types.includes(type!));
    return isWanted && object.created >= gte && object.created < lt;
  });
  const start = all.findIndex(({ id }) => id === after) + 1;
  const data = all.slice(start, start + limit);
  return { object: 'list', data, has_more: start + data.length < all.length, url };
}
