import type { Env } from '@/lib/platform/config/env';
import { tryLogin } from '@/lib/platform/smtp/transport';
import { notOpened } from '@/lib/platform/database/migrations';
import { stripeClient, type KeyTried, tryKey } from '@/lib/platform/stripe/client';
import { type Finding, finding } from './finding';
import { readDatabaseUrl } from '../platform/database/database-url';
import { askInTime } from '../platform/database/postgresql';

/** In ms. */
const TIMEOUT = 5_000;

/**
 * Whether the database answers, and would keep at a power cut what it has answered. Changes nothing. An
 * SQLite file is made at the start, and every connection of ours waits for the disk.
 */
export async function databaseFinding(url: string): Promise<Finding> {
  const about = 'database';
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return finding(about, 'ok', `SQLite: ${address.file}`);
  try {
    const { rows } = await askInTime(address.url, TIMEOUT, (client) =>
      client.query<{ name: string }>(FORGETFUL),
    );
    if (rows.length === 0) return finding(about, 'ok', 'Postgres answers');
    const lines = rows.map(
      ({ name }) => `Postgres has ${name} off: it would lose what it has answered. Turn it on`,
    );
    return finding(about, 'stop', ...lines);
  } catch (error) {
    return finding(about, 'stop', notOpened(url, error).message);
  }
}

/** By which settings of its server a Postgres says that something is stored before it is on the disk. */
const FORGETFUL = `SELECT name FROM pg_settings
  WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off' ORDER BY name`;

/** The checks that ask other services: the start skips them, because the site has to start without. */
export async function outsideFindings({
  SMTP_URL,
  STRIPE_SECRET_KEY,
  STRIPE_API_BASE,
}: Env): Promise<Finding[]> {
  const found = await Promise.all([
    STRIPE_SECRET_KEY ? stripeFinding(STRIPE_SECRET_KEY, STRIPE_API_BASE) : [],
    SMTP_URL ? loginFinding(SMTP_URL) : [],
  ]);
  return found.flat();
}

async function stripeFinding(key: string, base: string | undefined): Promise<Finding> {
  const about = 'Stripe answers';
  const tried = await tryKey(stripeClient(key, base, { timeout: TIMEOUT }));
  return finding(about, tried.outcome === 'ok' ? 'ok' : 'stop', keyLine(tried, base));
}

/** @param base the address of a stand-in for Stripe */
export function keyLine(tried: KeyTried, base?: string): string {
  if (tried.outcome === 'ok') return 'the secret key is accepted, with all its permissions';
  if (tried.outcome === 'refused') return 'STRIPE_SECRET_KEY is refused by Stripe';
  if (!('permissions' in tried)) return `${base ?? 'Stripe'} does not answer, or not as it should`;
  return `STRIPE_SECRET_KEY lacks permissions: ${tried.permissions.join(', ')} (Stripe’s Dashboard, Developers, API keys)`;
}

async function loginFinding(url: string): Promise<Finding> {
  const about = 'mail server';
  const { host, username } = new URL(url);
  const outcome = await tryLogin(url, TIMEOUT);
  if (!outcome.ok) return finding(about, 'stop', `${host} does not let us in: ${outcome.error}`);
  return finding(about, 'ok', username ? `${host} accepts the login` : `${host} answers`);
}
