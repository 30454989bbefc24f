import type { Container } from '@/lib/container';
import { HOUR, MINUTE } from '@/lib/kernel/time';
import type { Database } from '@/lib/platform/database/client';
import { newMail } from '@/lib/mail/rules/outbox';
import { type Trouble, TROUBLES } from '@/lib/mail/rules/troubles';
import { queueMail, isDueAfter } from '@/lib/mail/store/outbox';
import { randomId } from '@/lib/platform/random/random-id';
import { builtManifest } from './configuration';
import { heartbeats } from './heartbeats';
import { knowTroubles, noteHeartbeats } from './known-troubles';
import { runPeriodically, type PeriodicWork } from './periodic';
import { freeBytes } from './storage';
import { type Seen, troublesNow } from './troubles';

/**
 * Looks once a minute what is in trouble, and tells the owner of each, when it begins and when it is over.
 */
export function watch({ world, mail }: Pick<Container, 'world' | 'mail'>, root: string): PeriodicWork {
  const { settings, database, content } = world;
  const builtAt = builtManifest(root)?.builtAt ?? null;
  const look = async () => {
    const now = new Date();
    const seen = await troublesNow({ settings, database, root, freeBytes, content, builtAt }, now);
    knowTroubles(seen, now);
    if ((await tellChanges(database, seen, now)) > 0) mail.wakeOutbox();
    noteHeartbeats(await heartbeats(settings, database));
  };
  return runPeriodically(look, { firstMs: MINUTE, everyMs: MINUTE });
}

/**
 * How long a trouble has to be there before it is told, and away before it is over: a restart or one full
 * moment is none.
 */
const SETTLED_MS = 10 * MINUTE;
/** Told when first seen: whoever was deleted was promised that no backup brings them back. */
const AT_ONCE: readonly Trouble[] = ['erased-list'];

/**
 * Queues a mail for each trouble that has begun, or is over. What is known of one is a row of Job: when it
 * was first seen (doneUntil), when last (leasedUntil), and whether it was told (leasedBy). So a restart tells
 * nothing twice, of several processes one does, and what one still sees is not over because another, with
 * another disk, does not.
 * @returns how many mails
 */
export async function tellChanges(database: Database, seen: Seen, now: Date): Promise<number> {
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
  // First seen in the future: the clock was ahead, and it counts from now.
  if (since > now)
    await database.job.updateMany({ where: { name, doneUntil: since }, data: { doneUntil: now } });
  if (row.leasedBy === TOLD || (since > settledSince(now) && !AT_ONCE.includes(about))) return false;
  if (await toldLately(database, about, now)) return false;
  return database.$transaction(async (transaction) => {
    // Whoever is not the first to say so in the row says nothing.
    const { count } = await transaction.job.updateMany({
      where: { name, leasedBy: null },
      data: { leasedBy: TOLD },
    });
    if (count === 1) await queueMail(transaction, mailOf({ about, since, isOver: false }, now));
    return count === 1;
  });
}

/** One that comes and goes is told once an hour: if it is still there then, it is told then. */
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
    // As it was read: another process may have seen it, told it or ended it meanwhile.
    const { count } = await transaction.job.deleteMany({ where: { name, leasedBy, leasedUntil } });
    if (count === 0 || leasedBy !== TOLD) return false;
    await queueMail(transaction, mailOf({ about, since: doneUntil ?? now, isOver: true }, now));
    return true;
  });
}

function mailOf({ about, since, isOver }: { about: Trouble; since: Date; isOver: boolean }, now: Date) {
  const reason = `owner-trouble:${about}:${since.toISOString()}:${isOver ? 'over' : 'begun'}`;
  const data = { about, since: since.toISOString(), isOver };
  return newMail(
    { newId: randomId, now: () => now },
    { template: 'owner-trouble', reason, recipient: null, data },
  );
}
