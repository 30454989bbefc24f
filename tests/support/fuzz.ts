import fc from 'fast-check';
import type { Named } from './openapi';

/** One call as it goes over the wire: nothing of it is put right by a client on its way. */
export type Call = { method: string; path: string; headers: Record<string, string>; body: string };

/** In HTML this must not come back as it is. */
export const MARK = '<fuzz onload=x>';
const FUZZ_ADDRESS = 'fuzz@example.com';

const HOSTILE = [
  ...[
    '',
    ' ',
    MARK,
    `"'>${MARK}`,
    `${MARK}@example.com`,
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    '💥',
    'é'.repeat(300),
  ],
  ...[
    '../../etc/passwd',
    '..\\..\\x',
    '%00',
    '%',
    '%zz',
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    'null',
    'NaN',
  ],
  ...[
    "' OR 1=1 --",
    '{{7*7}}',
    '${7*7}',
    '$ne',
    'a\r\nSet-Cookie: fuzz=1',
    '1e999',
    '-0',
    'x'.repeat(300),
    'x'.repeat(6_000),
  ],
];
const text = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.webUrl(),
  fc.emailAddress(),
);
const value = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
);

/** What would be taken, and the same with one thing changed, added or left out. `known` are ids and secrets that are there. */
function nearly(example: unknown, known: readonly unknown[]): fc.Arbitrary<unknown> {
  const other = fc.oneof(value, fc.constantFrom(...known));
  if (Array.isArray(example))
    return fc.oneof(
      fc.constant(example),
      other.map((one) => [...(example as unknown[]), one]),
    );
  const fields = Object.entries(example as object);
  const changed = fc.tuple(fc.constantFrom(...fields.map(([name]) => name)), other);
  return fc.oneof(
    fc.constant(example),
    changed.map(([name, one]) => ({ ...(example as object), [name]: one })),
    changed.map(([name]) => Object.fromEntries(fields.filter(([field]) => field !== name))),
    fc.tuple(text, other).map(([name, one]) => ({ ...(example as object), [name]: one })),
  );
}

const BROKEN = [
  '',
  '{',
  '[',
  '"',
  '{"a":}',
  'null',
  '[]',
  '[['.repeat(9_000),
  `{"__proto__":{"a":1}}`,
  '\ufeff{}',
  '=&=&%zz=%',
  '&'.repeat(9_000),
  'x'.repeat(70_000),
];

function bodyOf(
  { operation }: Named,
  known: readonly unknown[],
): fc.Arbitrary<{ body: string; type: string }> {
  const [[type = '', content] = []] = Object.entries(operation.requestBody?.content ?? {});
  if (!content) return fc.constant({ body: '', type: 'text/plain' });
  const example = JSON.parse(
    JSON.stringify(content.example).replaceAll('ada@example.com', FUZZ_ADDRESS),
  ) as unknown;
  const write = (one: unknown) =>
    type.includes('json')
      ? JSON.stringify(one)
      : new URLSearchParams(
          Object.entries(one as object).map(([name, field]) => [name, String(field)]),
        ).toString();
  const wellFormed = (one: unknown) => JSON.stringify(one).isWellFormed();
  return fc.oneof(
    {
      weight: 6,
      arbitrary: nearly(example, known)
        .filter(wellFormed)
        .map((one) => ({ body: write(one), type })),
    },
    { weight: 1, arbitrary: fc.jsonValue().map((one) => ({ body: JSON.stringify(one), type })) },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN).map((body) => ({ body, type })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('', 'text/plain', 'multipart/form-data; boundary=x', `${type}; charset=utf-7`, 'a/b/c')
        .map((other) => ({ body: write(example), type: other })),
    },
  );
}

/** Header values that can be sent at all: no controls, one byte a character. */
const headerText = fc.oneof(
  fc.constantFrom(
    '',
    MARK,
    '*',
    'x'.repeat(200),
    '\u00ff',
    '"',
    ',,,',
    'bytes=0-',
    'bytes=5-1',
    'bytes=99999999999-',
    't=1,v1=00',
  ),
  fc.string({ maxLength: 40 }).map((one) => one.replace(/[^\x20-\x7e]/g, '?')),
);
const HEADERS = {
  accept: fc.constantFrom('*/*', 'application/json', 'text/html,*/*;q=0.8'),
  'sec-fetch-site': fc.oneof(
    { weight: 8, arbitrary: fc.constant('same-origin') },
    { weight: 1, arbitrary: fc.constant('cross-site') },
    { weight: 1, arbitrary: headerText },
  ),
  'idempotency-key': fc.oneof(
    headerText,
    fc.string({ unit: fc.constantFrom(...'abcXYZ019-_'), minLength: 22, maxLength: 40 }),
  ),
  ...Object.fromEntries(
    [
      'stripe-signature',
      'range',
      'if-none-match',
      'if-range',
      'origin',
      'x-forwarded-for',
      'x-forwarded-host',
      'cookie',
      'next-action',
      'rsc',
    ].map((name) => [name, headerText]),
  ),
};

/** Calls of one endpoint: right ones, nearly right ones, and such as nobody means well. */
export function callsOf(endpoint: Named, known: readonly unknown[]): fc.Arbitrary<Call> {
  const ids = fc.oneof(
    fc.constantFrom(...known.map(String)).map(encodeURIComponent),
    text
      .filter((one) => one.isWellFormed() && !/^\.{0,2}$/.test(one))
      .map((one) => encodeURIComponent(one.slice(0, 2_000))),
  );
  return fc
    .record({
      id: ids,
      content: bodyOf(endpoint, known),
      headers: fc.record(HEADERS, { requiredKeys: ['accept', 'sec-fetch-site'] }),
    })
    .map(({ id, content: { body, type }, headers }) => ({
      method: endpoint.method.toUpperCase(),
      path: endpoint.path.replace(/\{\w+\}/, () => id),
      headers: {
        ...(headers as Record<string, string>),
        ...(endpoint.operation.requestBody ? { 'content-type': type } : {}),
      },
      body: endpoint.operation.requestBody ? body : '',
    }));
}
