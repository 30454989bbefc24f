import type { Env } from './env';
import { isLiveKey } from './stripe-keys';

/** A placeholder somewhere in content/: the file, the path inside it, and what stands there. */
export type Placeholder = { file: string; path: string; what: string };

/** What .env.example holds, commented lines included, where production needs a value of its own. A test compares the two. */
export const EXAMPLE_VALUES = {
  BASE_URL: 'https://www.example.com',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_plumbline_example',
  STRIPE_SECRET_KEY: 'sk_test_plumbline_example',
  STRIPE_WEBHOOK_SECRET: 'whsec_plumbline_example',
  SMTP_URL: 'smtp://user:password@smtp.example.com:587',
  MAIL_FROM: 'Plumbline <hello@example.com>',
  LINK_SECRET: 'forty-or-so-characters-chosen-at-random-go-here',
} satisfies Partial<Record<keyof Env, string>>;

/**
 * Why this site can't go live as it is: every stand-in left in the environment or in content/, one line each
 * (readings 38). Empty in demo mode, and when all is well.
 */
export function productionProblems(env: Env, placeholders: Placeholder[]): string[] {
  if (env.SITE_MODE !== 'production') return [];
  return [
    ...examplesLeft(env),
    ...addressProblems(env),
    ...keyProblems(env),
    ...standIns(env),
    ...missing(env),
    ...placeholders.map(describePlaceholder),
  ];
}

function examplesLeft(env: Env): string[] {
  return Object.entries(EXAMPLE_VALUES)
    .filter(([name, example]) => env[name as keyof Env] === example)
    .map(([name]) => `${name} still has the value of .env.example`);
}

function addressProblems({ BASE_URL }: Env): string[] {
  const { protocol, hostname } = new URL(BASE_URL);
  if (isLoopback(hostname))
    return [`BASE_URL is not set, or names this machine (${BASE_URL}): visitors can't reach that`];
  if (protocol !== 'https:') return [`BASE_URL is ${BASE_URL}: production needs an https address`];
  return [];
}

function keyProblems(env: Env): string[] {
  return (['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY'] as const)
    .filter((name) => env[name] && !isLiveKey(env[name]) && env[name] !== EXAMPLE_VALUES[name])
    .map((name) => `${name} is a test key: no real payment could be made`);
}

function standIns(env: Env): string[] {
  return (['STRIPE_API_BASE', 'STRIPE_JS_URL'] as const)
    .filter((name) => env[name])
    .map((name) => `${name} is set: production talks to Stripe itself, not to a stand-in`);
}

/** Without Stripe's keys the shop is closed and the site complete; with them a purchase has to be able to end. */
function missing(env: Env): string[] {
  const needed: (keyof Env)[] = ['SMTP_URL', 'MAIL_FROM', 'LINK_SECRET'];
  if (env.STRIPE_SECRET_KEY) needed.push('STRIPE_WEBHOOK_SECRET');
  return needed.filter((name) => !env[name]).map((name) => `${name} is not set: ${WHY[name]}`);
}

const WHY: Partial<Record<keyof Env, string>> = {
  SMTP_URL: 'no mail could be sent',
  MAIL_FROM: 'mail needs a sender',
  LINK_SECRET: 'download links could not be signed',
  STRIPE_WEBHOOK_SECRET: 'no payment could be recorded',
};

const describePlaceholder = ({ file, path, what }: Placeholder) =>
  `${file}: ${path} is still a placeholder (${what})`;

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
