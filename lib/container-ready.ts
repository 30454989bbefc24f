import 'server-only';
import path from 'node:path';
import { env } from './config/env';
import { content } from './container';
import { knowsCronSecret } from './container-secrets';
import { readDatabaseUrl } from './gateways/prisma/database-url';
import { readMigrations } from './gateways/prisma/migration-files';
import { missingMigrations } from './gateways/prisma/missing-migrations';
import { sharedDatabase } from './gateways/prisma/shared-database';
import { logSurprise } from './http/surprise';
import { runningSite } from './start/running-site';
import type { Delivery } from './usecases/deliver-mail';

/** What a site needs before visitors may come. */
export type Part = 'database' | 'migrations' | 'content';

/** How long the database may take, in ms, and for how long an answer counts: strangers ask too, and it costs a query. */
const PATIENCE = 2_000;
const FRESH = 1_000;

const here = globalThis as { plumblineReady?: { at: number; answer: Promise<Part[]> } };

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

/** What is not ready; empty when all is. Asked once a second at most. Why it is not, the log says. */
export function notReady(now = Date.now()): Promise<Part[]> {
  if (!here.plumblineReady || now - here.plumblineReady.at >= FRESH)
    here.plumblineReady = { at: now, answer: look() };
  return here.plumblineReady.answer;
}

async function look(): Promise<Part[]> {
  return [...(await databaseIsThere()), ...contentIsThere()];
}

async function databaseIsThere(): Promise<Part[]> {
  const { DATABASE_URL: url } = env();
  const folder = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma');
  try {
    const files = readMigrations(
      path.join(/* turbopackIgnore: true */ folder, readDatabaseUrl(url).provider, 'migrations'),
    );
    const missing = await inTime(missingMigrations(sharedDatabase(url), files));
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
