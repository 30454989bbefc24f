import fs from 'node:fs';
import path from 'node:path';
import type { Content } from '@/lib/content/content';
import type { Context } from '@/lib/context';
import { HOUR, isoDay, MINUTE, stamp } from '@/lib/kernel/time';
import type { Trouble } from '@/lib/mail/rules/outbox';
import { isMailStuck, newMail, queueOnce } from '@/lib/mail/store/outbox';
import type { Env } from '@/lib/platform/config/env';
import type { Database } from '@/lib/platform/database/client';
import { areEventsMissing, isEventStuck } from '@/lib/shop/store/webhook-events';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { hasLapsedPrice } from './catalogue';
import { builtManifest } from './configuration';
import { keepListComplete } from './erased';
import { setKnownTroubles } from './readiness';
import { erasedListFaults } from './storage';
import { runPeriodically, type PeriodicWork } from './worker';

/** A nightly backup may be late by an hour or two. */
const BACKUP_MS = 30 * HOUR;
/** Reconciling runs once an hour; a failed run repeats each minute. */
const RECONCILE_MS = 1.25 * HOUR;
/** An event is tried within seconds, then after 10 s, 1, 5 and 15 minutes. */
const EVENT_MS = HOUR;
/** Mail goes out within seconds; retries get rarer. */
const MAIL_MS = HOUR;

type World = {
  settings: Env;
  database: Database;
  content: Pick<Content, 'products'>;
  builtAt: Date | null;
};

type Check = (world: World, now: Date) => boolean | Promise<boolean>;

const CHECKS: Record<Trouble, Check> = {
  backup: ({ settings }, now) => isBackupOld(settings, now),
  reconcile: async ({ settings, database }, now) =>
    settings.STRIPE_SECRET_KEY !== undefined &&
    (now.getTime() - (await lastReconciled(database, now)).getTime() > RECONCILE_MS ||
      (await isEventStuck(database, new Date(now.getTime() - EVENT_MS)))),
  mail: ({ database }, now) => isMailStuck(database, new Date(now.getTime() - MAIL_MS)),
  'erased-list': async ({ settings, database }) =>
    erasedListFaults(settings).length > 0 || !(await keepListComplete({ settings, database })),
  prices: ({ content, builtAt }, now) => builtAt !== null && hasLapsedPrice(content, builtAt, now),
  webhook: async ({ settings, database }) =>
    settings.STRIPE_SECRET_KEY !== undefined && (await areEventsMissing(database)),
};

/** @returns what is found; a check that fails is logged and finds nothing */
export async function runHealthChecks(world: World, now: Date): Promise<Trouble[]> {
  const found: Trouble[] = [];
  for (const [trouble, check] of Object.entries(CHECKS) as [Trouble, Check][]) {
    try {
      if (await check(world, now)) found.push(trouble);
    } catch (error) {
      logUnexpectedError(error);
    }
  }
  return found;
}

const BACKUP = /^plumbline-\d{8}T\d{9}Z\.(db|dump)$/;

/**
 * By the names of backups, because a copy has a newer date; one that failed may have left an empty file.
 * Before the first, the folder's age counts.
 */
function isBackupOld({ BACKUP_FOLDER: folder }: Env, now: Date): boolean {
  if (folder === undefined) return false;
  if (!fs.existsSync(folder)) return true;
  const limit = new Date(now.getTime() - BACKUP_MS);
  const isBackup = (name: string) => BACKUP.test(name) && fs.statSync(path.join(folder, name)).size > 0;
  const names = fs.readdirSync(folder).filter(isBackup);
  if (names.length === 0) return fs.statSync(folder).birthtime < limit;
  return names.every((name) => name < `plumbline-${stamp(limit)}`);
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

/** After a start, what has waited meanwhile gets so long to be done. */
const FIRST_MS = 10 * MINUTE;

/** Runs the health checks once a minute, and mails the owner once a day of each trouble. */
export function watch({ settings, database, content, notifier }: Context, root: string): PeriodicWork {
  const builtAt = builtManifest(root)?.builtAt ?? null;
  const look = async () => {
    const now = new Date();
    const found = await runHealthChecks({ settings, database, content, builtAt }, now);
    setKnownTroubles(found);
    if ((await queueTroubleMails(database, found, now)) > 0) notifier.mailQueued();
  };
  return runPeriodically(look, { firstMs: FIRST_MS, everyMs: MINUTE });
}

/**
 * Queues a mail for each trouble, once a day (UTC), however many processes look.
 * @returns the number of mails
 */
export async function queueTroubleMails(database: Database, found: Trouble[], now: Date): Promise<number> {
  let told = 0;
  for (const about of found) {
    const reason = `owner-trouble:${about}:${isoDay(now)}`;
    const said = { template: 'owner-trouble', reason, recipient: null, data: { about } } as const;
    if ((await queueOnce(database, newMail({ now: () => now }, said))) === 'queued') told += 1;
  }
  return told;
}
