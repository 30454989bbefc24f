import { logSurprise } from '@/lib/http/surprise';
import type { Database } from '@/lib/gateways/prisma/client';
import { outboxStore } from '@/lib/gateways/prisma/outbox';
import { quietResultStore } from '@/lib/gateways/prisma/quiet-results';
import { queueDigests } from '@/lib/usecases/queue-digests';
import { randomId } from '@/lib/gateways/random/random-id';

const MINUTE = 60_000;

/**
 * Queues the mail about yesterday's diagnostics: looks once an hour for as long as the process lives. Several processes may do
 * it at once.
 */
export function queueDigestsHourly({ dailyDigest }: { dailyDigest: boolean }, database: Database): void {
  if (!dailyDigest) return;
  const digests = queueDigests({
    results: quietResultStore(database),
    outbox: outboxStore(database),
    newId: randomId,
  });
  const look = () => void digests(new Date()).catch(logSurprise);
  // Not at once: a process that starts has visitors waiting.
  setTimeout(look, MINUTE).unref();
  setInterval(look, 60 * MINUTE).unref();
}
