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

/** What each variable is about: one row of `npm run doctor`. */
const ABOUT = {
  BASE_URL: 'base URL',
  STRIPE_PUBLISHABLE_KEY: 'Stripe',
  STRIPE_SECRET_KEY: 'Stripe',
  STRIPE_API_BASE: 'Stripe',
  STRIPE_JS_URL: 'Stripe',
  STRIPE_WEBHOOK_SECRET: 'webhook',
  SMTP_URL: 'mail',
  MAIL_FROM: 'mail',
  LINK_SECRETS: 'link secret',
  CRON_SECRET: 'cron secret',
  LEAD_WEBHOOK_URL: 'lead webhook',
  LEAD_WEBHOOK_SECRET: 'lead webhook',
  BOOKING_WEBHOOK_SECRET: 'booking webhook',
  LIMITS_FACTOR: 'limits',
} as const satisfies Record<keyof typeof EXAMPLE_VALUES, string> & Partial<Record<keyof Env, string>>;

export type About = (typeof ABOUT)[keyof typeof ABOUT] | 'content';
type Fault = { about: About; text: string };

const faultOf = (name: keyof typeof ABOUT, what: string): Fault => ({
  about: ABOUT[name],
  text: `${name} ${what}`,
});

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
export function productionFaults(env: Env, placeholders: Placeholder[]): Fault[] {
  const examples = (Object.keys(ABOUT) as (keyof typeof ABOUT)[]).filter((name) => isExample(env[name]));
  const testKeys = KEYS.filter((name) => env[name] && !isLiveKey(env[name]) && !examples.includes(name));
  // Without Stripe's keys the shop is closed; with them a purchase has to be able to end.
  const missing = Object.entries(NEEDED).filter(
    ([name]) => !env[name as keyof Env] && (name !== 'STRIPE_WEBHOOK_SECRET' || env.STRIPE_SECRET_KEY),
  ) as [keyof typeof NEEDED, string][];
  return [
    ...examples.map((name) => faultOf(name, 'still has the value of .env.example')),
    ...addressFaults(env),
    ...testKeys.map((name) => faultOf(name, 'is a test key: no real payment could be made')),
    ...STAND_INS.filter((name) => env[name]).map((name) =>
      faultOf(name, 'is set: production talks to Stripe itself, not to a stand-in'),
    ),
    ...missing.map(([name, why]) => faultOf(name, `is not set: ${why}`)),
    ...uncheckedMailServer(env),
    ...raisedLimits(env),
    ...placeholders.map(({ file, path, what }): Fault => {
      return { about: 'content', text: `${file}: ${path} is still a placeholder (${what})` };
    }),
  ];
}

function addressFaults({ BASE_URL }: Env): Fault[] {
  const { protocol, hostname } = new URL(BASE_URL);
  if (!isPublicHost(hostname))
    return [
      faultOf(
        'BASE_URL',
        `is not set, or nobody outside can reach it (${BASE_URL}): set the one that visitors use`,
      ),
    ];
  return protocol === 'https:'
    ? []
    : [faultOf('BASE_URL', `is ${BASE_URL}: production needs an https address`)];
}

/** The mail server's password goes to whoever answers, if nobody looks at who does. */
function uncheckedMailServer({ SMTP_URL }: Env): Fault[] {
  if (!SMTP_URL || !URL.canParse(SMTP_URL)) return [];
  const { searchParams, hostname } = new URL(SMTP_URL);
  if (searchParams.get('tls.rejectUnauthorized') !== 'false') return [];
  if (THIS_MACHINE.test(hostname)) return [];
  const what =
    'has tls.rejectUnauthorized=false: the password would go to whoever answers. Take it out; for a certificate ' +
    'of your own, name its authority in NODE_EXTRA_CA_CERTS';
  return [faultOf('SMTP_URL', what)];
}

/** A setting for load tests: left in place, it would let card testers and spammers through. */
function raisedLimits({ LIMITS_FACTOR: factor }: Env): Fault[] {
  if (factor === 1) return [];
  const what = `lets ${factor} times as much through, and is for measuring: take it out, or set it to 1`;
  return [faultOf('LIMITS_FACTOR', what)];
}

/** Its names (RFC 6761) and addresses. */
const THIS_MACHINE = /^((.*\.)?localhost\.?|127\.\d+\.\d+\.\d+|\[::1\])$/;
