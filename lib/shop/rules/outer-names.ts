/**
 * What others read, and what is stored as JSON, goes on under the names that it has had from the beginning.
 */
const OUTER_NAMES = { priceCents: 'price', productSlug: 'productId', paymentIntentId: 'intentId' };

const OWN_NAMES = Object.fromEntries(Object.entries(OUTER_NAMES).map(([own, outer]) => [outer, own]));

/** The name that others know a field by. */
export const outerName = (name: string): string => (OUTER_NAMES as Record<string, string>)[name] ?? name;

/**
 * A value as the JSON that others read or that is stored: dates as ISO texts, every field under its outer
 * name.
 */
export const withOuterNames = (value: unknown): unknown =>
  renamed(JSON.parse(JSON.stringify(value)), outerName);

/** Such JSON with our own names for its fields. */
export const withOwnNames = (json: unknown): unknown => renamed(json, (name) => OWN_NAMES[name] ?? name);

function renamed(json: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(json)) return json.map((one) => renamed(one, nameOf));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [nameOf(name), renamed(value, nameOf)]),
  );
}
