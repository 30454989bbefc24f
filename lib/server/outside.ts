import type { Env } from '@/lib/platform/config/env';
import { tryLogin } from '@/lib/platform/smtp/transport';
import { notOpened } from '@/lib/platform/database/migrations';
import { stripeClient, type KeyTried, tryKey } from '@/lib/platform/stripe/client';
import { type Finding, finding } from './finding';
import { readDatabaseUrl } from '../platform/database/database-url';
import { askInTime } from '../platform/database/postgresql';

/** In ms. */
const TIMEOUT = 5_000;

/** Whether the database answers; an SQLite file is made at the start. Changes nothing. */
export async function databaseFinding(url: string): Promise<Finding> {
  const about = 'database';
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return finding(about, 'ok', `SQLite: ${address.file}`);
  try {
    await askInTime(address.url, TIMEOUT, (client) => client.query('SELECT 1'));
    return finding(about, 'ok', 'Postgres answers');
  } catch (error) {
    return finding(about, 'stop', notOpened(url, error).message);
  }
}

const NOT_ASKED =
  'the database can not be asked whether it would lose what it has answered. Start it, then try again';

/** Whether commits survive a power cut. A database that can't be asked might lose them. */
export async function durabilityFinding(url: string): Promise<Finding> {
  const about = 'durability';
  const off = await forgetfulSettings(url, TIMEOUT).catch(() => null);
  if (off === null) return finding(about, 'stop', NOT_ASKED);
  const lines = off.map((name) => `Postgres has ${name} off: it would lose what it has answered. Turn it on`);
  if (lines.length > 0) return finding(about, 'stop', ...lines);
  return finding(about, 'ok', 'what was answered is on the disk');
}

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

/**
 * By which settings of its server a Postgres says that something is stored before it is on the disk.
 * @param timeoutMs how long the server may take to answer
 * @returns their names; none on SQLite, where every connection of ours waits for the disk
 * @throws when the server can't be asked
 */
async function forgetfulSettings(url: string, timeoutMs: number): Promise<string[]> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') return [];
  return askInTime(address.url, timeoutMs, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT name FROM pg_settings
       WHERE name IN ('fsync', 'synchronous_commit') AND setting = 'off' ORDER BY name`,
    );
    return rows.map(({ name }) => name);
  });
}
