import fs from 'node:fs';
import type { Heartbeat } from '@/lib/mail/rules/troubles';
import type { Env } from '@/lib/platform/config/env';
import type { Database } from '@/lib/platform/database/client';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { oldestWaitingMail } from '@/lib/mail/store/outbox';
import { waitingEvents } from '@/lib/shop/store/webhook-events';

/** Times by which a monitor can tell whether work goes on. `null`: never, or nothing waits. */
export type Heartbeats = Record<Heartbeat, Date | null>;

/** What can't be read is logged, and `null`. */
export async function heartbeats(
  settings: Pick<Env, 'BACKUP_FOLDER'>,
  database: Database,
): Promise<Heartbeats> {
  const { BACKUP_FOLDER: folder } = settings;
  const [backup, job, oldestMail, events] = await Promise.all([
    checked(() => folder && lastBackup(folder)),
    checked(() => database.job.findUnique({ where: { name: 'reconcile' } })),
    checked(() => oldestWaitingMail(database)),
    checked(() => waitingEvents(database)),
  ]);
  return {
    backup: backup || null,
    reconcile: job?.doneUntil ?? null,
    oldestMail,
    oldestEvent: events?.oldest ?? null,
  };
}

/** The check's result, or `null` if it fails, which is logged. */
export async function checked<Found>(check: () => Found | Promise<Found>): Promise<Found | null> {
  try {
    return await check();
  } catch (error) {
    logUnexpectedError(error);
    return null;
  }
}

/** When the last backup was made, by its name, because a copy has a newer date. */
export function lastBackup(folder: string): Date | null {
  const made = fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .map(madeAt)
        .filter((one) => one !== null)
    : [];
  return made.length === 0 ? null : new Date(Math.max(...made));
}

function madeAt(name: string): number | null {
  const [, ...parts] =
    /^plumbline-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})Z\.(?:db|dump)$/.exec(name) ?? [];
  if (parts.length === 0) return null;
  const [year = 0, month = 1, ...rest] = parts.map(Number);
  return Date.UTC(year, month - 1, ...rest);
}
