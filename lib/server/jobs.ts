import { type Context, isOpen } from '@/lib/context';
import { countPeers } from '@/lib/diagnostic/peer-scores';
import { queueDigests } from '@/lib/diagnostic/queue-digests';
import { DAY, HOUR, MINUTE } from '@/lib/kernel/time';
import { DEAD_LETTER_DAYS } from '@/lib/mail/rules/outbox';
import { randomId } from '@/lib/platform/random/tokens';
import { forgetAllowances } from '@/lib/mail/store/allowances';
import { forgetDead } from '@/lib/mail/store/outbox';
import { cleanUp } from '@/lib/your-data/store/clean-up';
import { endUnpaidOrders } from '@/lib/shop/unpaid-orders';
import { purge } from '@/lib/your-data/purge';
import { runPeriodically, type PeriodicWork } from './worker';
import { reconcileOnce } from './reconcile';
import { watch } from './troubles';

/** The longest run that ends unpaid orders: without Stripe each takes seconds; the next run does the rest. */
const RUN_MS = 30 * MINUTE;

/** Starts the periodic jobs. Several processes may run them at once. */
export function startJobs(context: Context): PeriodicWork[] {
  const { settings, database, content } = context;
  const owner = randomId();
  const endUnpaid = isOpen(context) && endUnpaidOrders(context);
  const { notices, retention } = content.site;
  const jobs = [
    runPeriodically(() => sweep(database, new Date()), {
      firstMs: HOUR / 30,
      everyMs: HOUR,
    }),
    endUnpaid &&
      runPeriodically(
        (stopped) => endUnpaid(new Date(), AbortSignal.any([stopped, AbortSignal.timeout(RUN_MS)])),
        { firstMs: MINUTE, everyMs: HOUR },
      ),
    // Once a minute, in one of the processes.
    isOpen(context) &&
      runPeriodically(() => reconcileOnce(context, owner, new Date()), { firstMs: MINUTE, everyMs: MINUTE }),
    notices.dailyDigest &&
      runPeriodically(() => queueDigests(context, new Date()), { firstMs: MINUTE, everyMs: HOUR }),
    runPeriodically(() => countPeers(context), { firstMs: MINUTE, everyMs: DAY }),
    // Without a lasting LINK_SECRETS, deletions could not be recorded.
    settings.LINK_SECRETS &&
      runPeriodically(() => purge(context, retention, new Date()), {
        firstMs: HOUR / 4 + Math.random() * HOUR,
        everyMs: DAY,
      }),
    cleanUpOften(context),
    watch(context, process.cwd()),
  ];
  return jobs.filter((job): job is PeriodicWork => typeof job === 'object' && job !== null);
}

/** The privacy policy promises fifteen minutes, so it may fail twice. */
export function cleanUpOften({ settings, database }: Pick<Context, 'settings' | 'database'>): PeriodicWork {
  const look = (stopped: AbortSignal) => cleanUp(database, settings.DATABASE_URL, stopped);
  return runPeriodically(look, { firstMs: MINUTE, everyMs: 5 * MINUTE });
}

export async function sweep(database: Context['database'], now: Date): Promise<void> {
  await forgetDead(database, new Date(now.getTime() - DEAD_LETTER_DAYS * DAY));
  await forgetAllowances(database, now);
}
