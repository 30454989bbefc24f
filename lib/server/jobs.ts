import type { Container } from '@/lib/container';
import { DAY, HOUR, MINUTE } from '@/lib/kernel/time';
import { DEAD_LETTER_DAYS } from '@/lib/mail/rules/retries';
import type { Mail } from '@/lib/mail/module';
import { cleanUp } from '@/lib/platform/database/clean-up';
import { archiveFolder, sweepArchives } from '@/lib/platform/files/archives';
import { runPeriodically, type PeriodicWork } from './periodic';
import { reconcileByItself } from './reconcile';
import { watch } from './watch';

/**
 * Of the run that ends unpaid orders the rest comes with the next: where Stripe does not answer, each takes
 * seconds.
 */
const RUN_MS = 30 * MINUTE;
/** An archive is made anew in a moment; this long it stays, so that a download which broke off can go on. */
const ARCHIVE_DAYS = 7;

/**
 * What is done again and again for as long as the process lives. Several processes may do it at once. Without
 * Stripe's keys there are no orders to end, and nothing to reconcile.
 */
export function startJobs({ world, mail, shop, diagnostic, yourData }: Container): PeriodicWork[] {
  const { settings, database, content } = world;
  const { endUnpaidOrders } = shop;
  const { notices } = content.site;
  const jobs = [
    runPeriodically(() => sweep(mail, archiveFolder(settings, process.cwd()), new Date()), {
      ...{ firstMs: HOUR / 30, everyMs: HOUR },
    }),
    endUnpaidOrders &&
      runPeriodically(
        (stopped) => endUnpaidOrders(new Date(), AbortSignal.any([stopped, AbortSignal.timeout(RUN_MS)])),
        { firstMs: MINUTE, everyMs: HOUR },
      ),
    reconcileByItself(shop, database),
    notices.dailyDigest &&
      runPeriodically(() => diagnostic.queueDigests(new Date()), { firstMs: MINUTE, everyMs: HOUR }),
    // As `npm run privacy -- purge` does. Not without a LINK_SECRETS that lasts: what is deleted could not be
    // noted.
    settings.LINK_SECRETS &&
      runPeriodically(yourData.purge, { firstMs: HOUR / 4 + Math.random() * HOUR, everyMs: DAY }),
    cleanUpOften(world),
    watch({ world, mail }, process.cwd()),
  ];
  return jobs.filter((job): job is PeriodicWork => typeof job === 'object' && job !== null);
}

/**
 * Overwrites every few minutes what deletions have left in the files of the database, many at once. The
 * privacy policy promises it within fifteen minutes: twice it may fail.
 */
export function cleanUpOften({
  settings,
  database,
}: Pick<Container['world'], 'settings' | 'database'>): PeriodicWork {
  const look = (stopped: AbortSignal) => cleanUp(database, settings.DATABASE_URL, stopped);
  return runPeriodically(look, { firstMs: MINUTE, everyMs: 5 * MINUTE });
}

type Swept = Pick<Mail, 'outbox' | 'forgetAllowances'>;

/**
 * Forgets dead letters after 90 days, archives that were made a week before `now`, and what was counted for
 * days that are over.
 */
export async function sweep(mail: Swept, archives: string, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY);
  await mail.outbox.forgetDead(daysAgo(DEAD_LETTER_DAYS));
  await mail.forgetAllowances(now);
  await sweepArchives(archives, daysAgo(ARCHIVE_DAYS));
}
