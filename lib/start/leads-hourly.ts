import { randomBytes } from 'node:crypto';
import { logSurprise } from '@/lib/http/surprise';
import type { Database } from '@/lib/gateways/prisma/client';
import { forgetAllowances } from '@/lib/gateways/prisma/allowances';
import { outboxStore } from '@/lib/gateways/prisma/outbox';
import { quietResultStore } from '@/lib/gateways/prisma/quiet-results';
import { queueDigests } from '@/lib/usecases/queue-digests';

const MINUTE = 60_000;

/**
 * Once an hour for as long as the process lives: queues the mail about yesterday's diagnostics, and forgets what was counted
 * for days and hours that are over. Several processes may do it at once.
 */
export function lookAfterLeadsHourly({ dailyDigest }: { dailyDigest: boolean }, database: Database): void {
  const digests = queueDigests({
    results: quietResultStore(database),
    outbox: outboxStore(database),
    newId: () => randomBytes(18).toString('base64url'),
  });
  const look = async () => {
    await forgetAllowances(database, new Date());
    if (dailyDigest) await digests(new Date());
  };
  const lookSafely = () => void look().catch(logSurprise);
  // Not at once: a process that starts has visitors waiting.
  setTimeout(lookSafely, MINUTE).unref();
  setInterval(lookSafely, 60 * MINUTE).unref();
}
