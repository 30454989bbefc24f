import fc from 'fast-check';
import { type ApiCall, type Call, MARK } from '../support/api-calls';

const TEXTS = [
  ...`  ../../etc/passwd ..\\x %00 %zz __proto__ constructor undefined {{7*7}} $ne 1e999 -0 null 💥`.split(
    ' ',
  ),
  ...[MARK, `"'>${MARK}`, `${MARK}@example.com`, "' OR 1=1 --", 'a\r\nSet-Cookie: fuzz=1'],
  ...['\u0000', 'a\u0000b', '\ud800', '\u202e', 'é'.repeat(300), 'x'.repeat(6_000)],
];

/** Texts that nobody types by chance. */
export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.webUrl(),
  fc.emailAddress(),
);

const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
);

/** Bodies that are none, or hardly. */
export const BROKEN_BODIES = [
  ...` { [ " {"a":} null [] {"__proto__":{"a":1}} \ufeff{} =&=&%zz=%`.split(' '),
  ...['[['.repeat(9_000), '&'.repeat(9_000), 'x'.repeat(70_000)],
];

/** What can be sent as a header at all: no controls, one byte a character. */
export const headerText = fc.oneof(
  fc.constantFrom('', MARK, '*', 'x'.repeat(200), '\u00ff', '"', ',,,', 't=1,v1=00'),
  fc.string({ maxLength: 40 }).map((one) => one.replace(/[^\x20-\x7e]/g, '?')),
);
const RANGES = 'bytes=0- bytes=5-1 bytes=99999999999- bytes=-0 bytes=0-1,3-4 lines=1-'.split(' ');
const attemptKey = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 22, maxLength: 40 });
const ANY = ['stripe-signature', 'if-none-match', 'if-range', 'origin', 'cookie', 'next-action', 'rsc'];
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded'];

/** Of the headers that we or Next look at some, right ones and wrong ones. */
export const someHeaders: fc.Arbitrary<Record<string, string>> = fc.record(
  {
    accept: fc.constantFrom('*/*', 'application/json', 'text/html,*/*;q=0.8'),
    'sec-fetch-site': fc.oneof(
      { weight: 8, arbitrary: fc.constant('same-origin') },
      { weight: 1, arbitrary: fc.constant('cross-site') },
      { weight: 1, arbitrary: headerText },
    ),
    'idempotency-key': fc.oneof({ weight: 1, arbitrary: headerText }, { weight: 5, arbitrary: attemptKey }),
    range: fc.oneof(fc.constantFrom(...RANGES), headerText),
    ...Object.fromEntries([...ANY, ...FORWARDED].map((name) => [name, headerText])),
  },
  { requiredKeys: ['accept', 'sec-fetch-site'] },
);

/** What is there on the site: without it every call would end at the first question. */
export type Known = {
  /** By what stands in the examples of the calls. */
  examples: Record<string, string | number>;
  /** For what stands in a path. */
  ids: Record<string, string>;
};

/** Calls of one endpoint: right ones, nearly right ones, and such as nobody means well. */
export function callsOf(endpoint: ApiCall, known: Known): fc.Arbitrary<Call> {
  const { method, path, json, form } = endpoint;
  const parts = fc.record({
    address: addresses(path, known),
    content: json || form ? bodies(endpoint, known) : fc.constant(null),
    headers: someHeaders,
  });
  return parts.map(({ address, content, headers }) => ({
    method: method.toUpperCase(),
    path: address,
    headers: content ? { ...headers, 'content-type': content.type } : headers,
    body: content?.body ?? '',
  }));
}

function addresses(path: string, { ids }: Known): fc.Arbitrary<string> {
  if (!path.includes('{')) return fc.constant(path);
  const id = encodeURIComponent(ids[path] ?? 'x');
  const others = hostileText.filter((one) => one.isWellFormed() && !/^\.{0,2}$/.test(one));
  return fc
    .oneof(
      fc.constant(id),
      fc.constantFrom('%ff', '%', '%c0%ae', '%2e%2e%2fetc', `${id}%00`, `${id}?x=1`, `${id};a=b`),
      others.map((one) => encodeURIComponent(one.slice(0, 2_000))),
    )
    .map((one) => path.replace(/\{[^}]+\}/, () => one));
}

type Body = { body: string; type: string };

function bodies({ json, form }: ApiCall, known: Known): fc.Arbitrary<Body> {
  const type = form ? 'application/x-www-form-urlencoded' : 'application/json';
  const good = JSON.parse(
    JSON.stringify(form ?? json, (_name, one: unknown) => known.examples[String(one)] ?? one),
  ) as unknown;
  const write = (one: unknown) => (type.includes('json') ? JSON.stringify(one) : asForm(one));
  const wrongTypes = ['', 'text/plain', 'multipart/form-data; boundary=x', `${type}; charset=utf-7`, 'a/b/c'];
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant({ body: write(good), type }) },
    { weight: 6, arbitrary: nearly(good, known).map((one) => ({ body: write(one), type })) },
    { weight: 1, arbitrary: fc.jsonValue().map((one) => ({ body: JSON.stringify(one), type })) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_BODIES).map((body) => ({ body, type })) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(...wrongTypes).map((other) => ({ body: write(good), type: other })),
    },
  );
}

/** What would be taken, with one thing changed, added or left out. */
function nearly(good: unknown, { examples, ids }: Known): fc.Arbitrary<unknown> {
  const other = fc.oneof(hostileValue, fc.constantFrom(...Object.values(examples), ...Object.values(ids)));
  if (Array.isArray(good)) return other.map((one) => [...(good as unknown[]), one]);
  const fields = Object.entries(good as object);
  const name = fc.constantFrom(...fields.map(([field]) => field));
  return fc.oneof(
    fc.tuple(name, other).map(([field, one]) => ({ ...(good as object), [field]: one })),
    name.map((left) => Object.fromEntries(fields.filter(([field]) => field !== left))),
    fc.tuple(hostileText, other).map(([field, one]) => ({ ...(good as object), [field]: one })),
  );
}

function asForm(fields: unknown): string {
  const texts = Object.entries(fields as object).map(([name, one]) => [name, String(one).toWellFormed()]);
  return new URLSearchParams(texts).toString();
}
