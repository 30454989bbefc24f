import { DEAD_LETTER_DAYS } from '@/lib/mail/rules/outbox';
import { archiveFolder, sweepArchives } from '@/lib/platform/files/archives';
import type { Database } from '@/lib/platform/database/client';
import { forgetAllowances } from '@/lib/mail/store/allowances';
import { outboxStore } from '@/lib/mail/store/outbox';
import { nowAndThen, type Repeated } from './now-and-then';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** An archive is made anew in a moment; this long it stays, so that a download which broke off can go on. */
const ARCHIVE_DAYS = 7;

/** Once an hour, for as long as the process lives: removes what nobody needs any more. Several processes may do it at once. */
export function sweepHourly(database: Database): Repeated {
  const look = () => sweep(database, archiveFolder(process.cwd()), new Date());
  return nowAndThen(look, { firstMs: HOUR / 30, everyMs: HOUR });
}

/** Forgets dead letters after 90 days, archives that were made a week before `now`, and what was counted for days that are over. */
export async function sweep(database: Database, archives: string, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await outboxStore(database).forgetDead(daysAgo(DEAD_LETTER_DAYS));
  await forgetAllowances(database, now);
  await sweepArchives(archives, daysAgo(ARCHIVE_DAYS));
}
