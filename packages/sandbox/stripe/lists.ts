import type Stripe from 'stripe';
import { invalidRequest } from './api-error';
import type { Given } from './form';
import { hash, integer, listOfTexts, readParameters, text } from './parameters';
import type { Reader } from './parameters';

type Listed = { id: string; created: number };
type Page = Pick<Stripe.PaymentIntentListParams, 'limit' | 'starting_after' | 'ending_before' | 'created'>;

const created: Reader = (value, name) =>
  typeof value === 'string'
    ? integer(value, name)
    : hash<Stripe.RangeQueryParam>({ gt: integer, gte: integer, lt: integer, lte: integer })(value, name);

const PAGE = { limit: integer, starting_after: text, ending_before: text, created, expand: listOfTexts };

/**
 * One page of what there is, newest first, as every list of Stripe's.
 * @param filters further parameters, each with the test whether an object fits the value
 */
export function listOf<T extends Listed>(
  url: string,
  objects: Map<string, T>,
  given: Given,
  filters: Record<string, { reads: Reader; fits: (object: T, value: never) => boolean }> = {},
): Omit<Stripe.ApiList<T>, 'object'> & { object: 'list' } {
  const readers = Object.fromEntries(Object.entries(filters).map(([name, { reads }]) => [name, reads]));
  const wanted = readParameters<Page & Record<string, unknown>>(given, { ...PAGE, ...readers });
  const { limit = 10, starting_after: after, ending_before: before } = wanted;
  if (limit < 1 || limit > 100)
    throw invalidRequest('Invalid limit: must be between 1 and 100', { param: 'limit' });
  const all = [...objects.values()]
    .reverse()
    .filter((object) => inRange(object.created, wanted.created))
    .filter((object) =>
      Object.entries(filters).every(
        ([name, { fits }]) => !(name in given) || fits(object, wanted[name] as never),
      ),
    );
  const place = (id: string | undefined, otherwise: number, param: string) => {
    if (id === undefined) return otherwise;
    const found = all.findIndex((object) => object.id === id);
    if (found < 0) throw invalidRequest(`No such object: '${id}'`, { code: 'resource_missing', param });
    return found;
  };
  const end = place(before, all.length, 'ending_before');
  const start = before === undefined ? place(after, -1, 'starting_after') + 1 : Math.max(0, end - limit);
  const data = all.slice(start, Math.min(end, start + limit));
  const more = before === undefined ? start + data.length < all.length : start > 0;
  return { object: 'list', data, has_more: more, url };
}

function inRange(time: number, range: Page['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return time === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}
