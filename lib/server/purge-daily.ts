import type { Env } from '@/lib/platform/config/env';
import type { YourData } from '@/lib/your-data/module';
import { nowAndThen, type Repeated } from './now-and-then';

const HOUR = 60 * 60_000;

/**
 * Deletes once a day what is older than its retention, as `npm run privacy -- purge` does. Several processes may do it; they
 * begin at different minutes. Not without a LINK_SECRET that lasts: what is deleted could not be noted.
 */
export function purgeDaily(
  { LINK_SECRET }: Pick<Env, 'LINK_SECRET'>,
  { purge }: Pick<YourData, 'purge'>,
): Repeated | undefined {
  if (!LINK_SECRET) return undefined;
  return nowAndThen(purge, { firstMs: HOUR / 4 + Math.random() * HOUR, everyMs: 24 * HOUR });
}
