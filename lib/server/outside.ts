import type { Env } from '@/lib/platform/config/env';
import { tryLogin } from '@/lib/platform/smtp/transport';
import { type SenderRecord, senderRecords } from '@/lib/platform/smtp/sender-records';
import { migrationStatus } from '@/lib/platform/database/migrate';
import { openDatabase } from '@/lib/platform/database/client';
import { deliveredEvents } from '@/lib/shop/store/webhook-events';
import { MigrationError } from '@/lib/platform/database/migrations';
import { stripeClient, type KeyTried, tryKey } from '@/lib/platform/stripe/client';
import { checkWebhookAddress } from '@/lib/platform/lead-webhook/send';
import { type Finding, finding } from './finding';
import { readDatabaseUrl } from '../platform/database/database-url';
import { askInTime } from '../platform/database/postgresql';

/** In ms. */
const TIMEOUT = 5_000;

/** Whether the database works, and which migrations the start will apply. Changes nothing. */
export async function databaseFinding(url: string, prismaFolder: string): Promise<Finding> {
  const about = 'database';
  const kind = url.startsWith('file:') ? 'SQLite' : 'Postgres';
  try {
    const { exists, applied, pending } = await migrationStatus(url, prismaFolder, TIMEOUT);
    const todo = pending.length === 0 ? 'up to date' : `the start will apply ${pending.length}:`;
    const state = exists ? `${applied} migrations applied` : 'not there yet';
    return finding(about, 'ok', `${kind}: ${state}, ${todo}`, ...pending);
  } catch (error) {
    if (error instanceof MigrationError) return finding(about, 'stop', error.message);
    throw error;
  }
}

/** When Stripe's last event came. It doesn't ask a database that lacks migrations. */
export async function eventsFinding(settings: Env, prismaFolder: string): Promise<Finding> {
  const about = 'Stripe events';
  const { DATABASE_URL: url, STRIPE_SECRET_KEY: key } = settings;
  const status = await migrationStatus(url, prismaFolder, TIMEOUT).catch(() => null);
  if (!key || !status?.exists || status.pending.length > 0)
    return finding(about, 'off', 'asked once the site was started with its keys');
  const database = openDatabase(url);
  try {
    const { last, areMissing } = await deliveredEvents(database);
    const came = last
      ? `the last came ${last.toISOString().slice(0, 16).replace('T', ' ')} UTC`
      : 'none came so far';
    return finding(
      about,
      areMissing ? 'look' : 'ok',
      areMissing ? `${came}, and the last payments had none` : came,
    );
  } finally {
    await database.$disconnect();
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

type Asked = {
  settings: Env;
  /** `null`: not configured. */
  scheduler: string | null;
  dkimSelector: string | null;
  nameServers?: string[];
};

/** The checks that ask other services: the start skips them, because the site has to start without. */
export async function outsideFindings({
  settings,
  scheduler,
  dkimSelector,
  nameServers,
}: Asked): Promise<Finding[]> {
  const { SMTP_URL, MAIL_FROM, STRIPE_SECRET_KEY, STRIPE_API_BASE, LEAD_WEBHOOK_URL } = settings;
  const privateHost = settings.LEAD_WEBHOOK_PRIVATE_HOST;
  const domain = /@([^\s>]+)>?$/.exec(MAIL_FROM ?? '')?.[1];
  const found = await Promise.all([
    STRIPE_SECRET_KEY ? stripeFinding(STRIPE_SECRET_KEY, STRIPE_API_BASE) : [],
    SMTP_URL ? loginFinding(SMTP_URL) : [],
    LEAD_WEBHOOK_URL ? leadWebhookFinding(LEAD_WEBHOOK_URL, privateHost) : [],
    domain ? senderFindings({ domain, dkimSelector, timeoutMs: TIMEOUT, servers: nameServers }) : [],
    scheduler ? pageFinding('scheduler answers', scheduler) : [],
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

/** Never `stop`: leads are mailed as well. */
async function leadWebhookFinding(url: string, privateHost?: string): Promise<Finding> {
  const about = 'lead webhook leads';
  const { host } = new URL(url);
  const outcome = await checkWebhookAddress(url, privateHost);
  if (!outcome.ok) return finding(about, 'look', `nothing would be posted to ${host}: ${outcome.error}`);
  return finding(about, 'ok', `to ${host}, ${privateHost ? 'as named' : 'on the open internet'}`);
}

const senderFindings = async (asked: Parameters<typeof senderRecords>[0]): Promise<Finding[]> =>
  (await senderRecords(asked)).map(recordFinding);

const recordFinding = ({ name, good, line }: SenderRecord): Finding =>
  finding(name, good === null ? 'off' : good ? 'ok' : 'look', line);

/** Never `stop`: another site may have reasons not to answer us. */
async function pageFinding(about: string, url: string): Promise<Finding> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT), redirect: 'follow' });
    await answer.body?.cancel();
    return finding(about, answer.ok ? 'ok' : 'look', `${url} answers ${answer.status}`);
  } catch {
    return finding(about, 'look', `${url} does not answer`);
  }
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
