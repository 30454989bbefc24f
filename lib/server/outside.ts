import type { Env } from '@/lib/platform/config/env';
import { tryLogin } from '@/lib/platform/smtp/transport';
import { notOpened } from '@/lib/platform/database/migrations';
import { stripeClient, type KeyTried, tryKey } from '@/lib/platform/stripe/client';
import { readDatabaseUrl } from '../platform/database/database-url';
import { askInTime } from '../platform/database/postgresql';

/** In ms. */
const TIMEOUT = 5_000;

/**
 * Why the database doesn't answer, or would not keep at a power cut what it has answered. Changes nothing. An
 * SQLite file is made at the start, and every connection of ours waits for the disk.
 */
export async function databaseFaults(url: string): Promise<string[]> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return [];
  try {
    const { rows } = await askInTime<{ name: string }>(address.url, TIMEOUT, FORGETFUL);
    return rows.map(({ name }) => `Postgres has ${name} off: it would lose what it has answered. Turn it on`);
  } catch (error) {
    return [notOpened(url, error).message];
  }
}

/** By which settings of its server a Postgres says that something is stored before it is on the disk. */
const FORGETFUL = `SELECT name FROM pg_settings
  WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off' ORDER BY name`;

/** What Stripe and the mail server object to. The start doesn't ask: the site has to start without them. */
export async function outsideFaults({
  SMTP_URL,
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Env): Promise<string[]> {
  const found = await Promise.all([
    STRIPE_SECRET_KEY ? stripeFaults(STRIPE_SECRET_KEY, STRIPE_API_BASE) : [],
    SMTP_URL ? loginFaults(SMTP_URL) : [],
  ]);
  return found.flat();
}

async function stripeFaults(key: string, base: string | undefined): Promise<string[]> {
  const tried = await tryKey(stripeClient(key, base, { timeout: TIMEOUT }));
  return tried.outcome === 'ok' ? [] : [keyLine(tried, base)];
}

/** @param base the address of a stand-in for Stripe */
export function keyLine(tried: KeyTried, base?: string): string {
  if (tried.outcome === 'ok') return 'the secret key is accepted, with all its permissions';
  if (tried.outcome === 'refused') return 'STRIPE_SECRET_KEY is refused by Stripe';
  if (!('permissions' in tried)) return `${base ?? 'Stripe'} does not answer, or not as it should`;
  return `STRIPE_SECRET_KEY lacks permissions: ${tried.permissions.join(', ')} (Stripe’s Dashboard, Developers, API keys)`;
}

async function loginFaults(url: string): Promise<string[]> {
  const outcome = await tryLogin(url, TIMEOUT);
  return outcome.ok ? [] : [`The mail server ${new URL(url).host} does not let us in: ${outcome.error}`];
}
