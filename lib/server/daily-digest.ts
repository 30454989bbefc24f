import type { Diagnostic } from '@/lib/diagnostic/module';
import { nowAndThen, type Repeated } from './now-and-then';

const MINUTE = 60_000;

/**
 * Queues the mail about yesterday's diagnostics: looks once an hour for as long as the process lives. Several processes may do
 * it at once.
 */
export function queueDigestsHourly(
  { dailyDigest }: { dailyDigest: boolean },
  { queueDigests }: Pick<Diagnostic, 'queueDigests'>,
): Repeated | undefined {
  if (!dailyDigest) return undefined;
  return nowAndThen(() => queueDigests(new Date()), { firstMs: MINUTE, everyMs: 60 * MINUTE });
}
