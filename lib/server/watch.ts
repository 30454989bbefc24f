import type { Context } from '@/lib/context';
import { HOUR, MINUTE } from '@/lib/kernel/time';
import type { Database } from '@/lib/platform/database/client';
import { type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';
import { queueMail, isDueAfter, newMail } from '@/lib/mail/store/outbox';
import { builtManifest } from './configuration';
import { setKnownTroubles } from './readiness';
import { runPeriodically, type PeriodicWork } from './worker';
import { type Seen, runHealthChecks } from './troubles';

/** Runs the health checks once a minute, and mails the owner when a trouble begins and ends. */
export function watch({ settings, database, content, notifier }: Context, root: string): PeriodicWork {
  const builtAt = builtManifest(root)?.builtAt ?? null;
  const look = async () => {
    const now = new Date();
    const seen = await runHealthChecks({ settings, database, content, builtAt }, now);
    setKnownTroubles(seen);
    if ((await queueTroubleMails(database, seen, now)) > 0) notifier.mailQueued();
  };
  return runPeriodically(look, { firstMs: MINUTE, everyMs: MINUTE });
}

/** A trouble is told, and over, after so long: a restart or a short peak is none. */
const SETTLED_MS = 10 * MINUTE;
/** Told at once: deleted people were promised that no backup brings them back. */
const AT_ONCE: readonly Trouble[] = ['erased-list'];

/**
 * Queues a mail for each trouble that has begun or is over. A row of Job keeps when it was first seen
 * (`doneUntil`), last seen (`leasedUntil`) and whether it was told (`leasedBy`), so neither restarts nor
 * other processes repeat it. @returns the number of mails
 */
export async function queueTroubleMails(database: Database, seen: Seen, now: Date): Promise<number> {
  let told = 0;
  for (const about of TROUBLES.filter((one) => !seen.unknown.includes(one)))
    if (await (seen.found.includes(about) ? noteSeen : noteAway)(database, about, now)) told += 1;
  return told;
}

const TOLD = 'told';
const settledSince = (now: Date) => new Date(now.getTime() - SETTLED_MS);

async function noteSeen(database: Database, about: Trouble, now: Date): Promise<boolean> {
  const name = `trouble/${about}`;
  const last = { leasedUntil: now };
  const row = await database.job.upsert({
    where: { name },
    create: { name, doneUntil: now, ...last },
    update: last,
  });
  const since = row.doneUntil ?? now;
  // First seen in the future: the clock was ahead. It counts from now.
  if (since > now)
    await database.job.updateMany({ where: { name, doneUntil: since }, data: { doneUntil: now } });
  if (row.leasedBy === TOLD || (since > settledSince(now) && !AT_ONCE.includes(about))) return false;
  if (await toldLately(database, about, now)) return false;
  return database.$transaction(async (transaction) => {
    // Only the first process to mark the row sends the mail.
    const { count } = await transaction.job.updateMany({
      where: { name, leasedBy: null },
      data: { leasedBy: TOLD },
    });
    if (count === 1) await queueMail(transaction, mailOf({ about, since, isOver: false }, now));
    return count === 1;
  });
}

/** A trouble that comes and goes is told once an hour at most. */
function toldLately(database: Database, about: Trouble, now: Date): Promise<boolean> {
  const reason = { startsWith: `owner-trouble:${about}:`, endsWith: ':begun' };
  return isDueAfter(database, reason, new Date(now.getTime() - HOUR));
}

async function noteAway(database: Database, about: Trouble, now: Date): Promise<boolean> {
  const name = `trouble/${about}`;
  const row = await database.job.findUnique({ where: { name } });
  // Last seen far in the future: the clock was ahead.
  if (!row?.leasedUntil || Math.abs(now.getTime() - row.leasedUntil.getTime()) < SETTLED_MS) return false;
  const { leasedBy, leasedUntil, doneUntil } = row;
  return database.$transaction(async (transaction) => {
    // Only if unchanged: another process may have updated it meanwhile.
    const { count } = await transaction.job.deleteMany({ where: { name, leasedBy, leasedUntil } });
    if (count === 0 || leasedBy !== TOLD) return false;
    await queueMail(transaction, mailOf({ about, since: doneUntil ?? now, isOver: true }, now));
    return true;
  });
}

function mailOf({ about, since, isOver }: { about: Trouble; since: Date; isOver: boolean }, now: Date) {
  const reason = `owner-trouble:${about}:${since.toISOString()}:${isOver ? 'over' : 'begun'}`;
  const data = { about, since: since.toISOString(), isOver };
  return newMail({ now: () => now }, { template: 'owner-trouble', reason, recipient: null, data });
}
