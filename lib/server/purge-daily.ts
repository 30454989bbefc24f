import type { Env } from '@/lib/platform/config/env';
import { erasedKeys, erasureOf } from '@/lib/container-erasure';
import type { Database } from '@/lib/platform/database/client';
import { purgeStore } from '@/lib/your-data/store/purge';
import { logSurprise } from '@/lib/platform/http/surprise';
import { purge } from '@/lib/your-data/purge';
import { nowAndThen, type Repeated } from './now-and-then';

const HOUR = 60 * 60_000;

/**
 * Deletes once a day what is older than its retention, as `npm run privacy -- purge` does. Several processes may do it; they
 * begin at different minutes. Not without a LINK_SECRET that lasts: what is deleted could not be noted.
 */
export function purgeDaily(
  settings: Env,
  retention: Parameters<typeof purge>[0]['retention'],
  database: Database,
): Repeated | undefined {
  if (!settings.LINK_SECRET) return undefined;
  const work = purge({
    store: purgeStore(database, erasedKeys(settings)),
    erasure: erasureOf(settings, database, logSurprise),
    retention,
    now: () => new Date(),
  });
  return nowAndThen(work, { firstMs: HOUR / 4 + Math.random() * HOUR, everyMs: 24 * HOUR });
}
