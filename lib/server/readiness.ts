import path from 'node:path';
import { content } from '@/lib/server/context';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';
import { env } from '@/lib/platform/config/env';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { type Applied, type Migration, readMigrations, SQL } from '@/lib/platform/database/migrations';
import { sharedDatabase } from '@/lib/platform/database/shared-database';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import type { Database } from '../platform/database/client';
import type { Seen } from './troubles';

type Part = 'database' | 'migrations' | 'content';

/** In ms. Answers are cached: strangers may ask too. It writes now and then, which finds a full disk. */
const TIMEOUT = 2_000;
const FRESH = 1_000;
const WRITE_EVERY = 5_000;

type Looked = { at: number; answer: Promise<Part[]>; isOver: boolean };
type Here = {
  looked?: Looked;
  migrations?: Migration[];
  /** The last write, and whether it went well. */
  wrote?: { at: number; well: boolean };
};
const here = () => oncePerProcess('plumblineReady', (): Here => ({}));

/** What is not ready, at most one second old. The log says why. */
export function notReady(now = Date.now()): Promise<Part[]> {
  const last = here().looked;
  if (last && (!last.isOver || (now - last.at < FRESH && !isTimeToWrite(now)))) return last.answer;
  const looked: Looked = { at: now, answer: look(now).finally(() => (looked.isOver = true)), isOver: false };
  here().looked = looked;
  return looked.answer;
}

async function look(now: number): Promise<Part[]> {
  return [...(await databaseIsThere(now)), ...contentIsThere()];
}

const isTimeToWrite = (now: number) => now - (here().wrote?.at ?? -Infinity) >= WRITE_EVERY;

/** After a failed write it stays red until one succeeds. */
async function databaseIsThere(now: number): Promise<Part[]> {
  const { DATABASE_URL: url } = env();
  const last = here().wrote;
  const write = isTimeToWrite(now);
  if (!write && !last?.well) return ['database'];
  if (write) here().wrote = { at: now, well: false };
  try {
    const prisma = path.join(/* turbopackIgnore: true */ process.cwd(), 'prisma');
    here().migrations ??= readMigrations(prisma, readDatabaseUrl(url));
    const missing = await inTime(probe(sharedDatabase(url), here().migrations!, write));
    if (write) here().wrote = { at: now, well: true };
    return missing.length === 0 ? [] : ['migrations'];
  } catch (error) {
    logUnexpectedError(error);
    return ['database'];
  }
}

function contentIsThere(): Part[] {
  try {
    content();
    return [];
  } catch (error) {
    logUnexpectedError(error);
    return ['content'];
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The database did not answer in ${TIMEOUT} ms.`)), TIMEOUT);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Whether a database can be read and locked for writing. @returns the migrations that it lacks @throws */
function probe(database: Database, files: Migration[], write: boolean): Promise<string[]> {
  return database.$transaction(async (open) => {
    const missing = await missingMigrations(open, files);
    const row = { key: READY, expire: Date.now() };
    if (write && missing.length === 0)
      await open.limitCount.upsert({ where: { key: READY }, create: row, update: row });
    return missing;
  });
}

/**
 * The key of the row that is written. No limit counts by it, and it expires at once, so any sweep may delete
 * it.
 */
const READY = 'ready';

/** The names of the migrations that an open database has not got. @throws when it does not answer */
async function missingMigrations(
  database: Pick<Database, '$queryRawUnsafe'>,
  files: Migration[],
): Promise<string[]> {
  const rows = await database.$queryRawUnsafe<Applied[]>(SQL.applied);
  const applied = new Set(rows.filter(({ finished }) => finished).map(({ name }) => name));
  return files.map(({ name }) => name).filter((name) => !applied.has(name));
}

const troubles = () => oncePerProcess('plumblineTroubles', (): { known: Trouble[] } => ({ known: [] }));

/** The troubles at this process's last check (watch.ts), at most a minute ago. */
export const knownTroubles = (): Trouble[] => troubles().known;

/** An unknown result keeps the former one. */
export function setKnownTroubles({ found, unknown }: Seen): void {
  const before = knownTroubles();
  troubles().known = TROUBLES.filter(
    (one) => found.includes(one) || (unknown.includes(one) && before.includes(one)),
  );
}
