import { type Env, CHOSEN_BY_THE_OWNER } from './env';
import { guessable } from './guessable';
import { linkSecrets } from './link-secrets';
import { isLiveKey } from './stripe-keys';
import ipaddr from 'ipaddr.js';

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

/** What a fault is about: one row of `npm run doctor`. */
export type About = (typeof ABOUT)[keyof typeof ABOUT] | 'limits' | 'content';

type Fault = { about: About; text: string };

/** Why this site can't go live as it is, whatever mode it is in: every stand-in that is left (rule 99). */
export function productionFaults(env: Env, placeholders: Placeholder[]): Fault[] {
  return [
    ...examplesLeft(env),
    ...addressFaults(env),
    ...keyFaults(env),
    ...standIns(env),
    ...missing(env),
    ...uncheckedMailServer(env),
    ...guessableSecrets(env),
    ...raisedLimits(env),
    ...placeholders.map(describePlaceholder),
  ];
}

const ABOUT = {
  BASE_URL: 'base URL',
  STRIPE_PUBLISHABLE_KEY: 'Stripe',
  STRIPE_SECRET_KEY: 'Stripe',
  STRIPE_WEBHOOK_SECRET: 'webhook',
  SMTP_URL: 'mail',
  MAIL_FROM: 'mail',
  LINK_SECRETS: 'link secret',
  CRON_SECRET: 'cron secret',
  LEAD_WEBHOOK_URL: 'lead webhook',
  LEAD_WEBHOOK_SECRET: 'lead webhook',
  BOOKING_WEBHOOK_SECRET: 'booking webhook',
} as const satisfies Record<keyof typeof EXAMPLE_VALUES, string> & Partial<Record<keyof Env, string>>;

const EXAMPLES = Object.entries(EXAMPLE_VALUES) as [keyof typeof EXAMPLE_VALUES, string][];

function examplesLeft(env: Env): Fault[] {
  return EXAMPLES.filter(([name, example]) => env[name] === example).map(([name]) => ({
    about: ABOUT[name],
    text: `${name} still has the value of .env.example`,
  }));
}

function addressFaults({ BASE_URL }: Env): Fault[] {
  const about = 'base URL';
  const { protocol, hostname } = new URL(BASE_URL);
  const where = whereabouts(hostname);
  const nobody = `(${BASE_URL}): visitors can't reach that. Set the address they use`;
  if (where === 'this machine')
    return [{ about, text: `BASE_URL is not set, or names this machine ${nobody}` }];
  if (where === 'a private network') return [{ about, text: `BASE_URL names a private network ${nobody}` }];
  if (protocol !== 'https:')
    return [{ about, text: `BASE_URL is ${BASE_URL}: production needs an https address` }];
  return [];
}

function keyFaults(env: Env): Fault[] {
  return (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'] as const)
    .filter((name) => env[name] && !isLiveKey(env[name]) && env[name] !== EXAMPLE_VALUES[name])
    .map((name) => ({ about: 'Stripe', text: `${name} is a test key: no real payment could be made` }));
}

function standIns(env: Env): Fault[] {
  return (['STRIPE_API_BASE', 'STRIPE_JS_URL'] as const)
    .filter((name) => env[name])
    .map((name) => ({
      about: 'Stripe',
      text: `${name} is set: production talks to Stripe itself, not to a stand-in`,
    }));
}

const WHY = {
  SMTP_URL: 'no mail could be sent',
  MAIL_FROM: 'mail needs a sender',
  LINK_SECRETS: 'download links could not be signed',
  STRIPE_WEBHOOK_SECRET: 'no payment could be recorded',
};

/** Without Stripe's keys the shop is closed; with them a purchase has to be able to end. */
function missing(env: Env): Fault[] {
  return (Object.keys(WHY) as (keyof typeof WHY)[])
    .filter((name) => !env[name] && (name !== 'STRIPE_WEBHOOK_SECRET' || env.STRIPE_SECRET_KEY))
    .map((name) => ({ about: ABOUT[name], text: `${name} is not set: ${WHY[name]}` }));
}

function guessableSecrets(env: Env): Fault[] {
  return CHOSEN_BY_THE_OWNER.flatMap((name) => {
    const isExample = EXAMPLES.some(([example, value]) => example === name && value === env[name]);
    if (env[name] === undefined || isExample) return [];
    const secrets = name === 'LINK_SECRETS' ? linkSecrets(env) : [env[name]];
    return secrets.flatMap((secret) => {
      const text = guessable(name, secret);
      return text ? [{ about: ABOUT[name], text }] : [];
    });
  });
}

/** The mail server's password goes to whoever answers, if nobody looks at who does. */
function uncheckedMailServer({ SMTP_URL }: Env): Fault[] {
  if (!SMTP_URL || !URL.canParse(SMTP_URL)) return [];
  const { searchParams, hostname } = new URL(SMTP_URL);
  if (searchParams.get('tls.rejectUnauthorized') !== 'false') return [];
  if (whereabouts(hostname) === 'this machine') return [];
  const text =
    'SMTP_URL has tls.rejectUnauthorized=false: the password would go to whoever answers. Take it out; for a certificate ' +
    'of your own, name its authority in NODE_EXTRA_CA_CERTS';
  return [{ about: 'mail', text }];
}

/** A setting for load tests: left in place, it would let card testers and spammers through. */
function raisedLimits({ LIMITS_FACTOR: factor }: Env): Fault[] {
  if (factor === 1) return [];
  const text = `LIMITS_FACTOR lets ${factor} times as much through, and is for measuring: take it out, or set it to 1`;
  return [{ about: 'limits', text }];
}

const describePlaceholder = ({ file, path, what }: Placeholder): Fault => ({
  about: 'content',
  text: `${file}: ${path} is still a placeholder (${what})`,
});

/** Names that are not public: of this machine (RFC 6761), and of local networks. */
const OF_THIS_MACHINE = /^(.*\.)?localhost$/;
const OF_A_NETWORK = /^([^.]*|.*\.(local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa))$/;

/** Where a hostname of a URL leads, as far as that shows without asking anybody. */
function whereabouts(hostname: string): 'this machine' | 'a private network' | 'the internet' {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (ipaddr.isValid(host)) return ofAddress(host);
  if (OF_THIS_MACHINE.test(host)) return 'this machine';
  return OF_A_NETWORK.test(host) ? 'a private network' : 'the internet';
}

function ofAddress(address: string) {
  // An IPv4 address inside an IPv6 one (::ffff:10.0.0.1) is what it is.
  const range = ipaddr.process(address).range();
  if (range === 'loopback' || range === 'unspecified') return 'this machine';
  return range === 'unicast' ? 'the internet' : 'a private network';
}
