import type { Container } from '@/lib/container';
import type { Database } from '@/lib/platform/database/client';
import { newMail } from '@/lib/mail/rules/outbox';
import { TROUBLES } from '@/lib/mail/rules/troubles';
import { randomId } from '@/lib/platform/random/random-id';
import { knowTroubles } from './known-troubles';
import { runPeriodically, type PeriodicWork } from './periodic';
import { freeBytes } from './storage';
import { type Seen, troublesNow } from './troubles';

const MINUTE = 60_000;

/** Looks once a minute what is in trouble, and tells the owner of each, when it begins and when it is over. */
export function watch({ world, mail }: Pick<Container, 'world' | 'mail'>, root: string): PeriodicWork {
  const { settings, database } = world;
  const { outbox, wakeOutbox } = mail;
  const look = async () => {
    const now = new Date();
    const seen = await troublesNow({ settings, database, root, freeBytes }, now);
    knowTroubles(seen);
    if ((await tellChanges(database, outbox, seen, now)) > 0) wakeOutbox();
  };
  return runPeriodically(look, { firstMs: MINUTE, everyMs: MINUTE });
}

/**
 * Queues a mail for each trouble that is new, or over. When it began is kept in the database (a row of Job): a restart tells
 * nothing twice, and of several processes one does.
 * @returns how many mails
 */
export async function tellChanges(
  database: Database,
  outbox: Container['mail']['outbox'],
  { found, unknown }: Seen,
  now: Date,
): Promise<number> {
  let told = 0;
  for (const about of TROUBLES) {
    if (unknown.includes(about)) continue;
    const name = `trouble/${about}`;
    const known = await database.job.findUnique({ where: { name } });
    const isThere = found.includes(about);
    if ((known !== null) === isThere) continue;
    const since = known?.doneUntil ?? now;
    const data = { about, since: since.toISOString(), isOver: !isThere };
    const reason = `owner-trouble:${about}:${since.toISOString()}:${isThere ? 'begun' : 'over'}`;
    // The row first: whoever is not the first to write it says nothing.
    const { count } = isThere
      ? await database.job.createMany({ data: [{ name, doneUntil: since }] }).catch(() => ({ count: 0 }))
      : await database.job.deleteMany({ where: { name } });
    if (count === 0) continue;
    await outbox.queue(
      newMail(
        { newId: randomId, now: () => now },
        { template: 'owner-trouble', reason, recipient: null, data },
      ),
    );
    told += 1;
  }
  return told;
}
