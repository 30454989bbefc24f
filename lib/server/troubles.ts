import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { DAY, HOUR } from '@/lib/kernel/time';
import type { Trouble } from '@/lib/mail/rules/troubles';
import { runsAsFunctions } from '@/lib/platform/config/running';
import { isMailStuck } from '@/lib/mail/store/waiting-mails';
import type { Env } from '@/lib/platform/config/env';
import type { Database } from '@/lib/platform/database/client';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { archiveFolder } from '@/lib/platform/files/archives';
import { deliveredEvents, waitingEvents } from '@/lib/shop/store/webhook-events';
import { erasedListFile } from '@/lib/your-data/erasure-module';
import { lapsedPrices } from './catalogue';
import { certificateEnd } from './certificate';
import { keepListComplete } from './erased';
import { checked, lastBackup } from './heartbeats';
import { areArchivesUnwritable, isErasedListUnwritable } from './storage';

/** It runs every night, and may be late by an hour or two. */
const BACKUP_MS = 30 * HOUR;
/**
 * Reconciling is done once an hour, up to five minutes before; one that failed is tried again each minute.
 */
const RECONCILE_MS = 1.25 * HOUR;
/**
 * An event of Stripe's is worked on within seconds, and then again after ten of them, one, five and fifteen
 * minutes.
 */
const EVENT_MS = HOUR;
/** Mail goes out within seconds, and is tried again later and later when the mail server is away. */
const MAIL_MS = HOUR;
/** Enough for a build, or a week of a small firm's backups. */
const FREE_BYTES = 1024 ** 3;
const ENOUGH_BYTES = 1.25 * FREE_BYTES;
/** certbot renews a month before the end. */
const CERTIFICATE_MS = 14 * DAY;

type World = {
  settings: Env;
  database: Database;
  /** The folder of the project. */
  root: string;
  /** How many bytes the site's account may still write where a folder lies. */
  freeBytes: (folder: string) => number;
  content: Pick<Content, 'products'>;
  /** When the pages were made; null: there is no build. */
  builtAt: Date | null;
};

/** Null: it can't be said just now. */
type Check = (world: World, now: Date) => boolean | null | Promise<boolean | null>;

/** Whether each of them is in trouble. */
const CHECKS: Record<Trouble, Check> = {
  backup: ({ settings }, now) => isBackupOld(settings, now),
  reconcile: async ({ settings, database }, now) =>
    settings.STRIPE_SECRET_KEY !== undefined &&
    (now.getTime() - (await lastReconciled(database, now)).getTime() > RECONCILE_MS ||
      (await waitingEvents(database, new Date(now.getTime() - EVENT_MS))).count > 0),
  mail: ({ database }, now) => isMailStuck(database, new Date(now.getTime() - MAIL_MS)),
  disk: (world) => isNearlyFull(world),
  certificate: ({ settings }, now) => endsSoon(settings.BASE_URL, now),
  tables: async ({ database }) => (await unreadableTables(database)).length > 0,
  'erased-list': async ({ settings, database }) =>
    isErasedListUnwritable(settings) || !(await keepListComplete(settings, database)),
  archives: ({ settings, root }) => !runsAsFunctions() && areArchivesUnwritable(settings, root),
  prices: ({ content, builtAt }, now) => builtAt !== null && lapsedPrices(content, builtAt, now).length > 0,
  webhook: async ({ settings, database }) =>
    settings.STRIPE_SECRET_KEY !== undefined && (await deliveredEvents(database)).areMissing,
};

/** What is in trouble, and of what nobody can say: that is as it was. */
export type Seen = { found: Trouble[]; unknown: Trouble[] };

/**
 * What is in trouble now. It also does what was left to do: deletions that the list of what was erased lacks
 * are added to it. A check that fails is logged, and keeps none of the others from being made.
 */
export async function troublesNow(world: World, now: Date): Promise<Seen> {
  const seen: Seen = { found: [], unknown: [] };
  for (const [trouble, check] of Object.entries(CHECKS) as [Trouble, Check][]) {
    const isThere = await checked(() => check(world, now));
    if (isThere !== false) seen[isThere ? 'found' : 'unknown'].push(trouble);
  }
  return seen;
}

/** Without a folder nobody can know. Before the first night that of the folder counts. */
function isBackupOld({ BACKUP_FOLDER: folder }: Env, now: Date): boolean {
  if (folder === undefined) return false;
  const latest = lastBackup(folder) ?? (fs.existsSync(folder) ? fs.statSync(folder).birthtime : null);
  return latest === null || now.getTime() - latest.getTime() > BACKUP_MS;
}

/** Before it was ever done, when it was first asked for. */
async function lastReconciled(database: Database, now: Date): Promise<Date> {
  const job = await database.job.findUnique({ where: { name: 'reconcile' } });
  if (job?.doneUntil) return job.doneUntil;
  const name = 'reconcile/awaited';
  const { doneUntil } = await database.job.upsert({
    where: { name },
    create: { name, doneUntil: now },
    update: {},
  });
  return doneUntil ?? now;
}

/** Between the two limits it is as it was, so that each night's backup does not begin and end it. */
function isNearlyFull(world: World): boolean | null {
  const free = Math.min(
    ...foldersOf(world)
      .filter((one) => fs.existsSync(one))
      .map(world.freeBytes),
  );
  return free < FREE_BYTES || (free < ENOUGH_BYTES ? null : false);
}

function foldersOf({ settings, root }: World): string[] {
  const address = readDatabaseUrl(settings.DATABASE_URL);
  const list = erasedListFile(settings);
  return [
    ...(address.provider === 'sqlite' ? [path.dirname(address.file)] : []),
    ...(list === null ? [] : [path.dirname(list)]),
    ...(settings.BACKUP_FOLDER ? [settings.BACKUP_FOLDER] : []),
    archiveFolder(settings, root),
  ];
}

const ends = new Map<string, { at: number; end: Promise<Date | null> }>();

/** Asked for once an hour. One that can't be seen from here is as it was. */
async function endsSoon(baseUrl: string, now: Date): Promise<boolean | null> {
  if (!baseUrl.startsWith('https:')) return false;
  let asked = ends.get(baseUrl);
  if (!asked || Math.abs(now.getTime() - asked.at) >= HOUR) {
    asked = { at: now.getTime(), end: certificateEnd(baseUrl) };
    ends.set(baseUrl, asked);
  }
  const end = await asked.end;
  return end && end.getTime() - now.getTime() < CERTIFICATE_MS;
}

/**
 * Those that can't be read whatever is tried: damaged, or taken away by hand. The others serve visitors all
 * the same.
 * @throws what kept one from being read that may be read a moment later: a lock, a restart, too many callers
 */
async function unreadableTables(database: Database): Promise<string[]> {
  const tables = database as unknown as Record<string, { findFirst: () => Promise<unknown> }>;
  const unreadable: string[] = [];
  for (const name of Object.values(Prisma.ModelName)) {
    const table = tables[`${name[0]?.toLowerCase()}${name.slice(1)}`];
    await table?.findFirst().catch((error: unknown) => {
      if (!isLost(error)) throw error;
      unreadable.push(name);
    });
  }
  return unreadable;
}

/** Prisma's P2021 and P2022: a table, or a column of it, is not there. */
const isLost = (error: unknown) =>
  storageTrouble(error) === 'damaged' || /^P202[12]$/.test(String((error as { code?: unknown }).code));
