import { describe, expect, test } from 'vitest';
import { EnvError, readEnv } from '@/lib/platform/config/env';
import { linkSecrets } from '@/lib/platform/config/link-secrets';

function problemsOf(source: Record<string, string>): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    if (error instanceof EnvError) return error.problems;
    throw error;
  }
}

test('an environment that says nothing is a demo on port 3000 with an SQLite file', () => {
  expect(readEnv({})).toEqual({
    SITE_MODE: 'demo',
    PORT: 3000,
    LISTEN_HOST: '127.0.0.1',
    BASE_URL: 'http://127.0.0.1:3000',
    DATABASE_URL: 'file:./data/plumbline.db',
    LIMITS_FACTOR: 1,
  });
});

const A_PORT = 'a port number, 1 to 65535';
const AN_ADDRESS = 'the address of the site';

test.each([
  ...['live', 'Production'].map((value) => ['SITE_MODE', value, 'demo or production']),
  ...['0', '65536', '80a', '3e3', '-1'].map((value) => ['PORT', value, A_PORT]),
  ...['www.example.org', 'ftp://example.org'].map((value) => ['BASE_URL', value, AN_ADDRESS]),
  ...['/shop', '/?a'].map((path) => ['BASE_URL', `https://example.org${path}`, AN_ADDRESS]),
  ['BASE_URL', 'https://me@example.org', AN_ADDRESS],
] as [string, string, string][])('%s=%s is refused', (name, value, allowed) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringContaining(`${name} is "${value}"; allowed: ${allowed}`),
  ]);
});

test.each(['mysql://u:secret@h/d', 'plumbline.db', 'file:', 'file:./a.db?secret=1', 'postgresql://'])(
  'DATABASE_URL=%s is refused, and not repeated: it may hold a password',
  (value) => {
    const [problem] = problemsOf({ DATABASE_URL: value });
    expect(problem).toMatch(/^DATABASE_URL is set to something else \(not shown here\); allowed: file:path/);
    expect(problem).not.toContain('secret');
  },
);

test('a key of the secret kind is not taken for a publishable one, and not repeated', () => {
  const [problem] = problemsOf({ STRIPE_PUBLISHABLE_KEY: 'sk_live_verysecret' });
  expect(problem).toContain('STRIPE_PUBLISHABLE_KEY');
  expect(problem).not.toContain('verysecret');
});

describe("Stripe's keys", () => {
  const pair = { STRIPE_PUBLISHABLE_KEY: 'pk_test_one', STRIPE_SECRET_KEY: 'sk_test_one' };
  const live = { STRIPE_PUBLISHABLE_KEY: 'pk_live_one', STRIPE_SECRET_KEY: 'rk_live_one' };

  test('are read as a pair, and the webhook secret may come later', () => {
    expect(problemsOf(pair)).toEqual([]);
    expect(problemsOf(live)).toEqual([]);
    expect(problemsOf({ ...live, STRIPE_WEBHOOK_SECRET: 'whsec_one' })).toEqual([]);
  });

  const unset = (name: string, other: string) =>
    `STRIPE_${name}_KEY is not set, but STRIPE_${other} is: set all of them, or none`;
  test.each<[string, Record<string, string>, string[]]>([
    [
      'a publishable key alone',
      { STRIPE_PUBLISHABLE_KEY: 'pk_test_one' },
      [unset('SECRET', 'PUBLISHABLE_KEY')],
    ],
    ['a secret key alone', { STRIPE_SECRET_KEY: 'sk_test_one' }, [unset('PUBLISHABLE', 'SECRET_KEY')]],
    [
      'a webhook secret alone',
      { STRIPE_WEBHOOK_SECRET: 'whsec_one' },
      [unset('PUBLISHABLE', 'WEBHOOK_SECRET'), unset('SECRET', 'WEBHOOK_SECRET')],
    ],
    [
      'a test key with a live one',
      { ...pair, STRIPE_SECRET_KEY: 'sk_live_one' },
      [
        'STRIPE_PUBLISHABLE_KEY is a test key and STRIPE_SECRET_KEY a live key: both must be of one mode, and of one account',
      ],
    ],
    [
      'a live key with a stand-in',
      { ...live, STRIPE_API_BASE: 'http://127.0.0.1:3002' },
      [
        'STRIPE_API_BASE names a stand-in for Stripe, but STRIPE_SECRET_KEY is a live key: a stand-in takes test keys only',
      ],
    ],
  ])('%s is refused', (_what, source, told) => expect(problemsOf(source)).toEqual(told));
});

test.each([
  ['SMTP_URL', 'mail.example.org:25'],
  ['SMTP_URL', 'https://user:verysecret@mail.example.org'],
  ['LINK_SECRETS', 'verysecret'],
  ['STRIPE_WEBHOOK_SECRET', 'sk_test_verysecret'],
])('%s=%s is refused, and not repeated', (name, value) => {
  const [problem] = problemsOf({ [name]: value });
  expect(problem).toContain(`${name} is set to something else (not shown here); allowed: `);
  expect(problem).not.toContain('verysecret');
});

test('a link secret may stand before its former one, and neither may be short', () => {
  const [present, former] = ['p'.repeat(32), 'f'.repeat(32)];
  expect(linkSecrets(readEnv({ LINK_SECRETS: `${present}, ${former}` }))).toEqual([present, former]);
  for (const short of [`${present},f`, `${present},`, `,${former}`])
    expect(problemsOf({ LINK_SECRETS: short })).toEqual([
      expect.stringMatching(/^LINK_SECRETS is set to something else/),
    ]);
});

test.each(['hello@example.org', 'Plumbline Tools <hello@example.org>'])('MAIL_FROM=%s is read', (value) =>
  expect(readEnv({ MAIL_FROM: value }).MAIL_FROM).toBe(value),
);

test.each(['hello', 'Plumbline <hello>', 'a@b.c, d@e.f', 'A <a@b.c>\r\nBcc: x@y.z'])(
  'MAIL_FROM=%j is refused: it would not be one address',
  (value) => expect(problemsOf({ MAIL_FROM: value })).toHaveLength(1),
);

test.each(['DATABASE_URL', 'ERASED_LIST'])(
  'a comment behind the value of %s is refused, by its name',
  (name) => {
    const [problem] = problemsOf({ [name]: 'file:/var/lib/plumbline/site.db    # or another' });
    expect(problem).toBe(
      `${name} has a comment behind its value, which not everybody who reads the file leaves out: give it a line of its own`,
    );
  },
);

test.each([
  ['1', 1],
  [' 9 ', 9],
])('TRUSTED_PROXIES=%s', (text, proxies) =>
  expect(readEnv({ TRUSTED_PROXIES: text }).TRUSTED_PROXIES).toBe(proxies),
);

test.each(['0', '10', '-1', '1.5', 'true', '*', '127.0.0.1'])('TRUSTED_PROXIES=%s is refused', (text) =>
  expect(() => readEnv({ TRUSTED_PROXIES: text })).toThrow(/^TRUSTED_PROXIES is ".*"; allowed: how many/),
);

const ONE = '51H7xAbCdEfGhIjKl';
const OTHER = '51H7xAbCdEfGhIjKm';
const REST = 'x'.repeat(82);
const keys = (published: string, secret: string) => () =>
  readEnv({ STRIPE_PUBLISHABLE_KEY: published, STRIPE_SECRET_KEY: secret });

describe('the two keys of Stripe', () => {
  test.each([
    ['of one account', `pk_live_${ONE}${REST}`, `sk_live_${ONE}${REST}`],
    ['of one account, the secret one restricted', `pk_live_${ONE}${REST}`, `rk_live_${ONE}${REST}`],
    ['of which one is old and names no account', `pk_test_${ONE}${REST}`, 'sk_test_4eC39HqLyjWDarjtT1zdp7dc'],
    ['that are a stand-in', 'pk_test_suite', 'sk_test_suite'],
  ])('%s are taken', (_what, published, secret) => expect(keys(published, secret)).not.toThrow());

  test.each([
    ['secret', `pk_live_${ONE}${REST}`, `sk_live_${OTHER}${REST}`],
    ['restricted', `pk_test_${OTHER}${REST}`, `rk_test_${ONE}${REST}`],
  ])('of two accounts (%s) are refused, with both names and neither key', (_what, published, secret) => {
    expect(keys(published, secret)).toThrow(
      /^STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY are of two accounts at Stripe: /,
    );
    expect(keys(published, secret)).not.toThrow(/51H7/);
  });
});
