import fc from 'fast-check';

/** In HTML this must not come back as it is. */
export const MARK = '<fuzz onload=x>';

const TEXTS = [
  ...['', ' ', MARK, `"'>${MARK}`, `${MARK}@example.com`, '\u0000', 'a\u0000b', '\ud800', '\u202e', '💥'],
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
  ],
  ...["' OR 1=1 --", '{{7*7}}', '${7*7}', '$ne', 'a\r\nSet-Cookie: fuzz=1', '1e999', '-0', 'null', 'NaN'],
  ...['é'.repeat(300), 'x'.repeat(300), 'x'.repeat(6_000)],
];

/** Texts that nobody types by chance. */
export const hostileText = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ maxLength: 60, unit: 'binary' }),
  fc.webUrl(),
  fc.emailAddress(),
);

export const hostileValue = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.double(),
  fc.maxSafeInteger(),
  fc.constant(null),
);

/** Bodies that are none, or hardly. */
export const BROKEN_BODIES = [
  ...['', '{', '[', '"', '{"a":}', 'null', '[]', '{"__proto__":{"a":1}}', '\ufeff{}', '=&=&%zz=%'],
  ...['[['.repeat(9_000), '&'.repeat(9_000), 'x'.repeat(70_000)],
];

/** What can be sent as a header at all: no controls, one byte a character. */
const headerText = fc.oneof(
  fc.constantFrom('', MARK, '*', 'x'.repeat(200), '\u00ff', '"', ',,,', 't=1,v1=00'),
  fc.string({ maxLength: 40 }).map((one) => one.replace(/[^\x20-\x7e]/g, '?')),
);
const RANGES = [
  'bytes=0-',
  'bytes=0-9',
  'bytes=5-1',
  'bytes=99999999999-',
  'bytes=-0',
  'bytes=0-1,3-4',
  'lines=1-',
];
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
