import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readEnv, VARIABLES } from '@/lib/platform/config/env';
import { EXAMPLE_VALUES, productionFaults } from '@/lib/platform/config/production';
import { linkSecrets } from '@/lib/platform/config/link-secrets';
import { signedIds } from '@/lib/platform/files/link-signing';

const live = {
  SITE_MODE: 'production',
  BASE_URL: 'https://plumbline.example.org',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_abc',
  STRIPE_SECRET_KEY: 'sk_live_abc',
  STRIPE_WEBHOOK_SECRET: 'whsec_abc',
  SMTP_URL: 'smtps://me:pass@mail.example.org',
  MAIL_FROM: 'hello@plumbline.example.org',
  LINK_SECRETS: 'Vb3Yq0mZt8sKw5rXc2hNd7gLf4jPa9uE',
};
const noKeys = { STRIPE_PUBLISHABLE_KEY: '', STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' };
const testKeys = { STRIPE_PUBLISHABLE_KEY: 'pk_test_abc', STRIPE_SECRET_KEY: 'sk_test_abc' };
const problems = (
  source: Record<string, string>,
  placeholders = [] as Parameters<typeof productionFaults>[1],
) => productionFaults(readEnv(source), placeholders);

test.each<[string, Record<string, string>, string[]]>([
  ['an https address, live keys and finished content', {}, []],
  [
    'a site that sells without the secret of its webhook',
    { STRIPE_WEBHOOK_SECRET: '' },
    ['STRIPE_WEBHOOK_SECRET is not set: no payment could be recorded'],
  ],
  [
    'no mail and no links',
    { SMTP_URL: '', MAIL_FROM: '', LINK_SECRETS: '' },
    [
      'SMTP_URL is not set: no mail could be sent',
      'MAIL_FROM is not set: mail needs a sender',
      'LINK_SECRETS is not set: download links could not be signed',
    ],
  ],
  [
    'stand-ins for Stripe',
    { ...noKeys, STRIPE_API_BASE: 'http://127.0.0.1:3002', STRIPE_JS_URL: 'http://127.0.0.1:3002/v3' },
    [
      'STRIPE_API_BASE is set: production talks to Stripe itself, not to a stand-in',
      'STRIPE_JS_URL is set: production talks to Stripe itself, not to a stand-in',
    ],
  ],
  [
    'limits that were raised to measure',
    { LIMITS_FACTOR: '2' },
    ['LIMITS_FACTOR lets 2 times as much through, and is for measuring: take it out, or set it to 1'],
  ],
  ['limits as they are', { LIMITS_FACTOR: '1' }, []],
  [
    'an address without encryption',
    { BASE_URL: 'http://plumbline.example.org' },
    ['BASE_URL is http://plumbline.example.org: production needs an https address'],
  ],
  [
    'test keys',
    testKeys,
    [
      'STRIPE_PUBLISHABLE_KEY is a test key: no real payment could be made',
      'STRIPE_SECRET_KEY is a test key: no real payment could be made',
    ],
  ],
])('of production with %s this is said', (_what, changes, said) => {
  expect(problems({ ...live, ...changes })).toEqual(said);
});

const addresses = (list: string) => list.trim().split(/\s+/);

test.each([
  '',
  ...addresses(`http://localhost:3000 https://localhost https://127.0.0.1 https://127.1.2.3 https://[::1]
    https://shop.localhost https://0.0.0.0 https://localhost. https://2130706433 https://[::ffff:127.0.0.1]
    https://192.168.1.5 https://10.0.0.1 https://172.16.0.1 https://169.254.1.1 https://100.64.0.1
    https://[fd00::1] https://[fe80::1] https://[::ffff:10.0.0.1] https://nas.local https://plumbline
    https://plumbline.internal https://plumbline.home.arpa https://plumbline.lan.`),
])('the address "%s" is nowhere a visitor could go, and is refused', (BASE_URL) =>
  expect(problems({ ...live, BASE_URL })).toEqual([expect.stringContaining('nobody outside can reach it')]),
);

test.each(['https://93.184.215.14', 'https://[2606:2800:21f:cb07::1]', 'https://local.internal.org'])(
  'the address "%s" is one of the open internet',
  (BASE_URL) => expect(problems({ ...live, BASE_URL })).toEqual([]),
);

test('a mail server whose certificate nobody looks at is refused, unless it is this machine', () => {
  const through = (host: string) =>
    problems({ ...live, SMTP_URL: `smtps://me:topsecret@${host}?tls.rejectUnauthorized=false` });
  const said = expect.stringContaining('the password would go to whoever answers') as string;
  expect(through('mail.example.org')).toEqual([said]);
  expect(through('localhost')).toEqual([]);
});

test.each([
  ['LINK_SECRETS', `${live.LINK_SECRETS}, ${EXAMPLE_VALUES.LINK_SECRETS}`],
  ['CRON_SECRET', EXAMPLE_VALUES.LEAD_WEBHOOK_SECRET],
])('a secret that .env.example shows is refused wherever it stands: %s', (name, value) => {
  expect(problems({ ...live, [name]: value })).toEqual([`${name} still has the value of .env.example`]);
});

test('a placeholder in the content is refused, by file and place', () => {
  const at = { file: 'content/site.yaml', path: 'contact.email', what: 'an address on example.com' };
  expect(problems(live, [at])).toEqual([
    'content/site.yaml: contact.email is still a placeholder (an address on example.com)',
  ]);
});

const text = fs.readFileSync(path.join(import.meta.dirname, '../../../../.env.example'), 'utf8');

/** The variables of the file, those in comments too. */
function variablesIn(lines: RegExp): [string, string][] {
  return [...text.matchAll(lines)].map(([, name = '', value = '']) => [name, value]);
}

test('.env.example, copied as it is, is the environment of the demo', () => {
  expect(readEnv(Object.fromEntries(variablesIn(/^([A-Z_]+)=(.*)$/gm)))).toEqual(readEnv({}));
});

test('.env.example names every variable the site reads', () => {
  const named = new Set(variablesIn(/^(?:# )?([A-Z_]+)=(.*)$/gm).map(([name]) => name));
  expect([...named].sort()).toEqual([...VARIABLES].sort());
});

test('the values production refuses are those of .env.example', () => {
  expect(variablesIn(/^(?:# )?([A-Z_]+)=(.*)$/gm)).toEqual(
    expect.arrayContaining(Object.entries(EXAMPLE_VALUES)),
  );
});

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const links = (LINK_SECRETS: string) => signedIds(linkSecrets({ LINK_SECRETS }), 'unsubscribe');
const opens = (knows: string, signs: string) => links(knows).read(links(signs).sign('an-id')) === 'an-id';

test('the first secret signs, and links by any of them open', () => {
  expect(opens(`${NEW},${OLD}`, OLD)).toBe(true);
  expect(opens(NEW, `${NEW},${OLD}`)).toBe(true);
  expect(opens(OLD, `${NEW},${OLD}`)).toBe(false);
});

test('processes that are restarted in turn, twice, open each other’s links all the while', () => {
  const steps = [OLD, `${OLD},${NEW}`, `${NEW},${OLD}`];
  for (const [at, step] of steps.entries())
    for (const beside of steps.slice(at, at + 2))
      expect([opens(step, beside), opens(beside, step)]).toEqual([true, true]);
});
