/** The API and stored JSON keep their original names. */
const OUTER_NAMES = { priceCents: 'price', productSlug: 'productId', paymentIntentId: 'intentId' };

const OWN_NAMES = Object.fromEntries(Object.entries(OUTER_NAMES).map(([own, outer]) => [outer, own]));

const outerName = (name: string): string => (OUTER_NAMES as Record<string, string>)[name] ?? name;

/** JSON for the API and storage: ISO dates and outer names. */
export const withOuterNames = (value: unknown): unknown =>
  renamed(JSON.parse(JSON.stringify(value)), outerName);

export const withOwnNames = (json: unknown): unknown => renamed(json, (name) => OWN_NAMES[name] ?? name);

function renamed(json: unknown, nameOf: (name: string) => string): unknown {
  if (Array.isArray(json)) return json.map((one) => renamed(one, nameOf));
  if (json === null || typeof json !== 'object') return json;
  return Object.fromEntries(
    Object.entries(json).map(([name, value]) => [nameOf(name), renamed(value, nameOf)]),
  );
}
