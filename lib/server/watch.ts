import type { Context } from '@/lib/context';
import { isoDay, MINUTE } from '@/lib/kernel/time';
import type { Trouble } from '@/lib/mail/rules/troubles';
import { newMail, queueOnce } from '@/lib/mail/store/outbox';
import type { Database } from '@/lib/platform/database/client';
import { builtManifest } from './configuration';
import { setKnownTroubles } from './readiness';
import { runHealthChecks } from './troubles';
import { runPeriodically, type PeriodicWork } from './worker';

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
