import type { Container } from '@/lib/container';
import { createPurge } from '@/lib/your-data/purge-module';
import { nowAndThen, type Repeated } from './now-and-then';

const HOUR = 60 * 60_000;

/**
 * Deletes once a day what is older than its retention, as `npm run privacy -- purge` does. Several processes may do it; they
 * begin at different minutes. Not without a LINK_SECRET that lasts: what is deleted could not be noted.
 */
export function purgeDaily({ world, yourData }: Container): Repeated | undefined {
  if (!world.settings.LINK_SECRET) return undefined;
  const { retention } = world.content.site;
  const purge = createPurge({ ...world, erasure: yourData.erasure, retention });
  return nowAndThen(purge, { firstMs: HOUR / 4 + Math.random() * HOUR, everyMs: 24 * HOUR });
}
