import 'server-only';
import path from 'node:path';
import { env } from './platform/config/env';
import { content } from './container';
import { knowsCronSecret } from './container-secrets';
import { readDatabaseUrl } from './platform/database/database-url';
import { readMigrations } from './platform/database/migration-files';
import { probe } from './platform/database/readiness';
import { sharedDatabase } from './platform/database/shared-database';
import { logSurprise } from './platform/http/surprise';
import { runningSite } from './server/running-site';
import type { Delivery } from './mail/deliver-mail';

/** What a site needs before visitors may come. */
export type Part = 'database' | 'migrations' | 'content';

/**
 * How long the database may take, in ms, and for how long an answer counts: strangers ask too, and it costs a query. Each so
 * often it writes: a full disk can be read, and nobody may fill it by asking.
 */
const PATIENCE = 2_000;
const FRESH = 1_000;
const WRITE_EVERY = 5_000;

type Looked = { at: number; answer: Promise<Part[]>; isOver: boolean };
const here = globalThis as {
  plumblineReady?: Looked;
  /** The last write, and whether it is known to have gone well. */
  plumblineWrote?: { at: number; well: boolean };
};

/**
 * Does what waits to be done, and answers how many mails went out; null for whoever does not know CRON_SECRET.
 * @param authorization the header of the call
 * @throws before the start is through
 */
export async function work(authorization: string | null): Promise<Delivery | null> {
  if (!knowsCronSecret(env(), authorization)) return null;
  const site = runningSite();
  if (!site) throw new Error('The site is not started.');
  return site.workNow();
}

/**
 * What is not ready; empty when all is. It is looked once a second at most, and written once in five, however many ask. Why
 * something is not, the log says.
 */
export function notReady(now = Date.now()): Promise<Part[]> {
  const last = here.plumblineReady;
  if (last && (!last.isOver || (now - last.at < FRESH && !isTimeToWrite(now)))) return last.answer;
  const looked: Looked = { at: now, answer: look(now).finally(() => (looked.isOver = true)), isOver: false };
  here.plumblineReady = looked;
  return looked.answer;
}

async function look(now: number): Promise<Part[]> {
  return [...(await databaseIsThere(now)), ...contentIsThere()];
}

const isTimeToWrite = (now: number) => now - (here.plumblineWrote?.at ?? -Infinity) >= WRITE_EVERY;

/** After a write that failed, the next one has to go well. */
async function databaseIsThere(now: number): Promise<Part[]> {
  const { DATABASE_URL: url } = env();
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma');
  const last = here.plumblineWrote;
  const write = isTimeToWrite(now);
  if (!write && !last?.well) return ['database'];
  if (write) here.plumblineWrote = { at: now, well: false };
  try {
    const files = readMigrations(
      path.join(/* turbopackIgnore: true */ folder, readDatabaseUrl(url).provider, 'migrations'),
    );
    const missing = await inTime(probe(sharedDatabase(url), files, write));
    if (write) here.plumblineWrote = { at: now, well: true };
    return missing.length === 0 ? [] : ['migrations'];
  } catch (error) {
    logSurprise(error);
    return ['database'];
  }
}

function contentIsThere(): Part[] {
  try {
    content();
    return [];
  } catch (error) {
    logSurprise(error);
    return ['content'];
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${PATIENCE} ms.`)), PATIENCE);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
