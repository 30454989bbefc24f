import { z } from 'zod';
import { isPublicHost } from './public-host';
import { stripeProblems } from './stripe-keys';

/** Chosen by the owner: they may be anything. */
const CHOSEN_BY_THE_OWNER = ['LINK_SECRETS', 'CRON_SECRET', 'LEAD_WEBHOOK_SECRET', 'BOOKING_WEBHOOK_SECRET'];

/** Never printed or logged: they may be a password, or a secret key in the wrong place. */
const UNSHOWN: readonly string[] = [
  ...CHOSEN_BY_THE_OWNER,
  'STRIPE_WEBHOOK_SECRET',
  'DATABASE_URL',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_SECRET_KEY',
  'SMTP_URL',
  'LEAD_WEBHOOK_URL',
];

const port = () => z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(65535));

const line = () => z.string().trim();
const ownSecret = line().min(32);
const origin = () =>
  z
    .string()
    .refine(isOrigin)
    .transform((url) => new URL(url).origin);
/** Chosen by the owner. @param such what makes a good one */
const random = (such: string) =>
  ownSecret.optional().describe(`at least 32 characters chosen at random, ${such}`);

/** Every variable: how it is read, and what to tell somebody who got it wrong. */
const variables = z.object({
  SITE_MODE: z.enum(['demo', 'production']).default('demo').describe('demo or production'),
  PORT: port().default(3000).describe('a port number, 1 to 65535'),
  LISTEN_HOST: line()
    .regex(/^[\w.:-]+$/)
    .default('127.0.0.1')
    .describe('the address of the interface to listen on, such as 127.0.0.1, or 0.0.0.0 for all'),
  BASE_URL: origin()
    .optional()
    .describe('the address of the site without a path, such as https://www.example.com'),
  DATABASE_URL: z
    .string()
    .regex(/^(file:[^?]+|postgres(ql)?:\/\/.+)$/)
    .default('file:./data/plumbline.db')
    .describe('file:path/to/file.db or postgresql://user:password@host:port/database'),
  STRIPE_PUBLISHABLE_KEY: line()
    .regex(/^pk_(test|live)_\w+$/)
    .optional()
    .describe('a publishable key of Stripe, which begins with pk_test_ or pk_live_'),
  STRIPE_SECRET_KEY: line()
    .regex(/^[sr]k_(test|live)_\w+$/)
    .optional()
    .describe(
      'a secret or restricted key of Stripe, which begins with sk_test_, sk_live_, rk_test_ or rk_live_',
    ),
  STRIPE_WEBHOOK_SECRET: line()
    .regex(/^whsec_[\w+/=]+$/)
    .optional()
    .describe("the signing secret of this site's webhook endpoint at Stripe, which begins with whsec_"),
  STRIPE_API_BASE: origin()
    .optional()
    .describe("the address of a stand-in for Stripe's API without a path, such as http://127.0.0.1:3002"),
  STRIPE_JS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the full address of a stand-in for Stripe.js, such as http://127.0.0.1:3002/v3'),
  SMTP_URL: line()
    .regex(/^smtps?:\/\/[^\s/?#]+\/?(\?\S*)?$/)
    .refine((url) => URL.canParse(url))
    .optional()
    .describe('smtp://user:password@host:port, or smtps:// where the server speaks TLS from the first byte'),
  MAIL_FROM: line()
    .regex(/^([^<>"\r\n]+ <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/)
    .optional()
    .describe('the address mail is sent from, alone or as Name <name@example.org>'),
  LINK_SECRETS: line()
    .refine((text) => text.split(',').every((one) => ownSecret.safeParse(one).success))
    .optional()
    .describe(
      'at least 32 characters chosen at random, such as the output of "openssl rand -base64 32"; NEW,OLD while it is replaced',
    ),
  LEAD_WEBHOOK_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('the full address, with https, to which every lead is posted'),
  LEAD_WEBHOOK_SECRET: random('which the receiver of the webhook knows too'),
  BOOKING_WEBHOOK_SECRET: random('which the calendar signs with'),
  CRON_SECRET: random('such as the output of "openssl rand -hex 32"'),
  LOG_FORMAT: z.enum(['json', 'text']).optional().describe('json or text'),
  ERASED_LIST: line().optional().describe('a file, by its full path'),
  BACKUP_FOLDER: line().optional().describe('a folder, by its full path'),
  TRUSTED_PROXIES: line()
    .regex(/^[1-9]$/)
    .transform(Number)
    .optional()
    .describe('how many proxies stand in a row before the site, 1 to 9'),
  LIMITS_FACTOR: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .pipe(z.number().min(1))
    .default(1)
    .describe('by how much every limit is multiplied, 1 or more'),
});

/** The names of all variables that the site knows. */
export const VARIABLES: readonly string[] = Object.keys(variables.shape);

export type Env = Omit<z.infer<typeof variables>, 'BASE_URL'> & { BASE_URL: string };

/** The environment can't be used. One line per variable: its name, what was found, what is allowed. */
export class EnvError extends Error {
  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** Reads the variables the site knows; an empty one counts as not set. @throws EnvError with all problems */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim() !== ''));
  const commented = ONE_WORD.filter((name) => COMMENT.test(given[name] ?? ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success || commented.length > 0) {
    const unread = parsed.error?.issues.map((issue) => String(issue.path[0])) ?? [];
    const problem = (name: string) =>
      commented.includes(name) ? `${name} ${COMMENTED}` : problemWith(name, given[name]);
    throw new EnvError([...new Set([...commented, ...unread])].map(problem));
  }
  const env = parsed.data;
  const wrong = [stripeProblems, webhookProblems].flatMap((one) => one(env));
  if (wrong.length > 0) throw new EnvError(wrong);
  return { ...env, BASE_URL: env.BASE_URL ?? `http://127.0.0.1:${env.PORT}` };
}

/** What a shell leaves out of a line, systemd and Docker take for a part of the value. */
const COMMENT = /\s#/;
/** A name before an address of mail may have such a sign in it, and a secret anything. */
const MAY_HAVE_ONE: readonly string[] = ['MAIL_FROM', ...CHOSEN_BY_THE_OWNER];
const ONE_WORD = VARIABLES.filter((name) => !MAY_HAVE_ONE.includes(name));
const COMMENTED =
  'has a comment behind its value, which not everybody who reads the file leaves out: give it a line of its own';

let parsed: Env | undefined;

/** This process's environment, parsed once. @throws EnvError */
export function env(): Env {
  return (parsed ??= readEnv(process.env));
}

function problemWith(name: string, found: string | undefined): string {
  const allowed = variables.shape[name as keyof typeof variables.shape].description;
  const value = UNSHOWN.includes(name) ? 'set to something else (not shown here)' : `"${found}"`;
  return `${name} is ${value}; allowed: ${allowed}`;
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, username, pathname, search, hash } = new URL(value);
  return /^https?:$/.test(protocol) && username === '' && pathname === '/' && search === '' && hash === '';
}

/** Where the lead webhook is sent, and the secret that signs it; null: nowhere. */
export function leadWebhookOf(env: Pick<Env, 'LEAD_WEBHOOK_URL' | 'LEAD_WEBHOOK_SECRET'>) {
  const { LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret } = env;
  return url && secret ? { url, secret } : null;
}

/** Leads are personal data: without https they stay in a network of the owner's. */
function webhookProblems({ LEAD_WEBHOOK_URL }: { LEAD_WEBHOOK_URL?: string | undefined }): string[] {
  if (!LEAD_WEBHOOK_URL) return [];
  const { protocol, hostname, username, password } = new URL(LEAD_WEBHOOK_URL);
  // No request can be made to such an address.
  if (username || password)
    return [
      'LEAD_WEBHOOK_URL has a name or a password before its host: take them out. The receiver knows the site by the signature (LEAD_WEBHOOK_SECRET)',
    ];
  if (protocol === 'https:' || !isPublicHost(hostname)) return [];
  return ['LEAD_WEBHOOK_URL has no https: only a host off the open internet may go without'];
}
