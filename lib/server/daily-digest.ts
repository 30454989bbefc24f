import type { Database } from '@/lib/platform/database/client';
import { outboxStore } from '@/lib/mail/store/outbox';
import { quietResultStore } from '@/lib/diagnostic/store/quiet-results';
import { queueDigests } from '@/lib/diagnostic/queue-digests';
import { nowAndThen, type Repeated } from './now-and-then';
import { randomId } from '@/lib/platform/random/random-id';

const MINUTE = 60_000;

/**
 * Queues the mail about yesterday's diagnostics: looks once an hour for as long as the process lives. Several processes may do
 * it at once.
 */
export function queueDigestsHourly(
  { dailyDigest }: { dailyDigest: boolean },
  database: Database,
): Repeated | undefined {
  if (!dailyDigest) return undefined;
  const digests = queueDigests({
    results: quietResultStore(database),
    outbox: outboxStore(database),
    newId: randomId,
  });
  return nowAndThen(() => digests(new Date()), { firstMs: MINUTE, everyMs: 60 * MINUTE });
}
