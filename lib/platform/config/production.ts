import type { Env } from './env';
import { isLiveKey } from './stripe-keys';
import { isPublicHost } from './public-host';

type Placeholder = { file: string; path: string; what: string };

/** What .env.example holds where production needs a value of its own. A test compares the two. */
export const EXAMPLE_VALUES = {
  BASE_URL: 'https://www.example.com',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_plumbline_example',
  STRIPE_SECRET_KEY: 'sk_test_plumbline_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_plumbline_example',
  SMTP_URL: 'smtp://user:password@smtp.example.com:587',
  MAIL_FROM: 'Plumbline <hello@example.com>',
  LINK_SECRETS: 'forty-or-so-characters-chosen-at-random-go-here',
  LEAD_WEBHOOK_URL: 'https://crm.example.com/hooks/plumbline',
  LEAD_WEBHOOK_SECRET: 'forty-other-characters-chosen-at-random-go-here',
  BOOKING_WEBHOOK_SECRET: 'forty-more-characters-chosen-at-random-go-here',
} satisfies Partial<Record<keyof Env, string>>;

const EXAMPLES = new Set<unknown>(Object.values(EXAMPLE_VALUES));
/** Whichever variable it was copied from or to, and beside a secret of one's own: everybody knows it. */
const isExample = (value: unknown) =>
  String(value)
    .split(',')
    .some((one) => EXAMPLES.has(one.trim()));
const KEYS = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'] as const;
const STAND_INS = ['STRIPE_API_BASE', 'STRIPE_JS_URL'] as const;
const NEEDED = {
  SMTP_URL: 'no mail could be sent',
  MAIL_FROM: 'mail needs a sender',
  LINK_SECRETS: 'download links could not be signed',
  STRIPE_WEBHOOK_SECRET: 'no payment could be recorded',
};

/** Why this site can't go live as it is, whatever mode it is in: every stand-in that is left (rule 99). */
export function productionFaults(env: Env, placeholders: Placeholder[]): string[] {
  const examples = (Object.keys(env) as (keyof Env)[]).filter((name) => isExample(env[name]));
  const testKeys = KEYS.filter((name) => env[name] && !isLiveKey(env[name]) && !examples.includes(name));
  // Without Stripe's keys the shop is closed; with them a purchase has to be able to end.
  const missing = Object.entries(NEEDED).filter(
    ([name]) => !env[name as keyof Env] && (name !== 'STRIPE_WEBHOOK_SECRET' || env.STRIPE_SECRET_KEY),
  ) as [keyof typeof NEEDED, string][];
  return [
    ...examples.map((name) => `${name} still has the value of .env.example`),
    ...addressFaults(env),
    ...testKeys.map((name) => `${name} is a test key: no real payment could be made`),
    ...STAND_INS.filter((name) => env[name]).map(
      (name) => `${name} is set: production talks to Stripe itself, not to a stand-in`,
    ),
    ...missing.map(([name, why]) => `${name} is not set: ${why}`),
    ...uncheckedMailServer(env),
    ...raisedLimits(env),
    ...placeholders.map(({ file, path, what }) => `${file}: ${path} is still a placeholder (${what})`),
  ];
}

function addressFaults({ BASE_URL }: Env): string[] {
  const { protocol, hostname } = new URL(BASE_URL);
  if (!isPublicHost(hostname))
    return [
      `BASE_URL is not set, or nobody outside can reach it (${BASE_URL}): set the one that visitors use`,
    ];
  return protocol === 'https:' ? [] : [`BASE_URL is ${BASE_URL}: production needs an https address`];
}

/** The mail server's password goes to whoever answers, if nobody looks at who does. */
function uncheckedMailServer({ SMTP_URL }: Env): string[] {
  if (!SMTP_URL || !URL.canParse(SMTP_URL)) return [];
  const { searchParams, hostname } = new URL(SMTP_URL);
  if (searchParams.get('tls.rejectUnauthorized') !== 'false') return [];
  if (THIS_MACHINE.test(hostname)) return [];
  return [
    'SMTP_URL has tls.rejectUnauthorized=false: the password would go to whoever answers. Take it out; for a certificate ' +
      'of your own, name its authority in NODE_EXTRA_CA_CERTS',
  ];
}

/** A setting for load tests: left in place, it would let card testers and spammers through. */
function raisedLimits({ LIMITS_FACTOR: factor }: Env): string[] {
  if (factor === 1) return [];
  return [
    `LIMITS_FACTOR lets ${factor} times as much through, and is for measuring: take it out, or set it to 1`,
  ];
}

/** Its names (RFC 6761) and addresses. */
const THIS_MACHINE = /^((.*\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/;
