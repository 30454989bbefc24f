import type { Env } from './env';

/** A placeholder somewhere in content/: the file, the path inside it, and what stands there. */
export type Placeholder = { file: string; path: string; what: string };

/** What .env.example holds, commented lines included, where production needs a value of its own. A test compares the two. */
export const EXAMPLE_VALUES = {
  BASE_URL: 'https://www.example.com',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_plumbline_example',
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

function keyProblems({ STRIPE_PUBLISHABLE_KEY: key }: Env): string[] {
  if (!key?.startsWith('pk_test_') || key === EXAMPLE_VALUES.STRIPE_PUBLISHABLE_KEY) return [];
  return ['STRIPE_PUBLISHABLE_KEY is a test key: no real payment could be made'];
}

const describePlaceholder = ({ file, path, what }: Placeholder) =>
  `${file}: ${path} is still a placeholder (${what})`;

function isLoopback(hostname: string): boolean {
  return /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);
}
