import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/content';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { DAY, HOUR } from '@/lib/kernel/time';
import type { Trouble } from '@/lib/mail/rules/troubles';
import { isMailStuck } from '@/lib/mail/store/outbox';
import type { Env } from '@/lib/platform/config/env';
import type { Database } from '@/lib/platform/database/client';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { archiveFolder } from '@/lib/platform/files/archives';
import { deliveredEvents, waitingEvents } from '@/lib/shop/store/webhook-events';
import { erasedListFile } from '@/lib/platform/files/erased-list';
import { lapsedPrices } from './catalogue';
import { keepListComplete } from './erased';
import { checked, lastBackup } from './heartbeats';
import { areArchivesUnwritable, isErasedListUnwritable } from './storage';
import tls from 'node:tls';

/** A nightly backup may be late by an hour or two. */
const BACKUP_MS = 30 * HOUR;
/** Reconciling runs once an hour; a failed run repeats each minute. */
const RECONCILE_MS = 1.25 * HOUR;
/** An event is tried within seconds, then after 10 s, 1, 5 and 15 minutes. */
const EVENT_MS = HOUR;
/** Mail goes out within seconds; retries get rarer. */
const MAIL_MS = HOUR;
/** Enough for a build, or a week of a small firm's backups. */
const FREE_BYTES = 1024 ** 3;
const ENOUGH_BYTES = 1.25 * FREE_BYTES;
/** Certificates are renewed a month before their end. */
const CERTIFICATE_MS = 14 * DAY;

type World = {
  settings: Env;
  database: Database;
  /** The project's folder. */
  root: string;
  /** Bytes that the site may still write there. */
  freeBytes: (folder: string) => number;
  content: Pick<Content, 'products'>;
  /** `null`: there is no build. */
  builtAt: Date | null;
};

/** `null`: unknown. */
type Check = (world: World, now: Date) => boolean | null | Promise<boolean | null>;

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
  archives: ({ settings, root }) => areArchivesUnwritable(settings, root),
  prices: ({ content, builtAt }, now) => builtAt !== null && lapsedPrices(content, builtAt, now).length > 0,
  webhook: async ({ settings, database }) =>
    settings.STRIPE_SECRET_KEY !== undefined && (await deliveredEvents(database)).areMissing,
};

export type Seen = { found: Trouble[]; unknown: Trouble[] };

/** Runs all checks. One that fails is logged and unknown. It also completes the erased list. */
export async function runHealthChecks(world: World, now: Date): Promise<Seen> {
  const seen: Seen = { found: [], unknown: [] };
  for (const [trouble, check] of Object.entries(CHECKS) as [Trouble, Check][]) {
    const isThere = await checked(() => check(world, now));
    if (isThere !== false) seen[isThere ? 'found' : 'unknown'].push(trouble);
  }
  return seen;
}

/** Before the first backup, the folder's age counts. */
function isBackupOld({ BACKUP_FOLDER: folder }: Env, now: Date): boolean {
  if (folder === undefined) return false;
  const latest = lastBackup(folder) ?? (fs.existsSync(folder) ? fs.statSync(folder).birthtime : null);
  return latest === null || now.getTime() - latest.getTime() > BACKUP_MS;
}

/** Before the first run, the time of the first check. */
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

/** Unknown, so unchanged, between the two limits: a backup each night must not begin and end it. */
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

/** Asked for once an hour. */
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
 * Damaged or missing tables. The others still serve visitors.
 * @throws what may be over in a moment: a lock, a restart, too many connections
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

/** Prisma's P2021 and P2022: a missing table or column. */
const isLost = (error: unknown) =>
  storageTrouble(error) === 'damaged' || /^P202[12]$/.test(String((error as { code?: unknown }).code));

const TIMEOUT = 5_000;

/**
 * The end of the certificate that visitors get.
 * @param baseUrl with https
 * @returns `null` if it can't be seen from here
 */
function certificateEnd(baseUrl: string): Promise<Date | null> {
  const { hostname, port } = new URL(baseUrl);
  const options = {
    host: hostname,
    servername: hostname,
    port: Number(port || 443),
    rejectUnauthorized: false,
  };
  return new Promise((answer) => {
    const socket = tls.connect(options, () => {
      const { valid_to: end } = socket.getPeerCertificate();
      socket.destroy();
      answer(new Date(end));
    });
    const unknown = () => {
      socket.destroy();
      answer(null);
    };
    socket.setTimeout(TIMEOUT, unknown).on('error', unknown);
  });
}
