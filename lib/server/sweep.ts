import { DEAD_LETTER_DAYS } from '@/lib/mail/rules/outbox';
import { archiveFolder, sweepArchives } from '@/lib/platform/files/archives';
import type { Mail } from '@/lib/mail/module';
import { nowAndThen, type Repeated } from './now-and-then';

type Swept = Pick<Mail, 'outbox' | 'forgetAllowances'>;

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
/** An archive is made anew in a moment; this long it stays, so that a download which broke off can go on. */
const ARCHIVE_DAYS = 7;

/** Once an hour, for as long as the process lives: removes what nobody needs any more. Several processes may do it at once. */
export function sweepHourly(mail: Swept): Repeated {
  const look = () => sweep(mail, archiveFolder(process.cwd()), new Date());
  return nowAndThen(look, { firstMs: HOUR / 30, everyMs: HOUR });
}

/** Forgets dead letters after 90 days, archives that were made a week before `now`, and what was counted for days that are over. */
export async function sweep(mail: Swept, archives: string, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await mail.outbox.forgetDead(daysAgo(DEAD_LETTER_DAYS));
  await mail.forgetAllowances(now);
  await sweepArchives(archives, daysAgo(ARCHIVE_DAYS));
}
