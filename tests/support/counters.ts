import { expect } from '@playwright/test';
import { openSqlite } from './stored-results';

/**
 * What the suite's site has counted so far, by event. Browsers without a head are not counted: say another
 * userAgent.
 * @param channel that alone; not given: all of them
 */
export function counted(channel = '%'): Record<string, number> {
  const database = openSqlite(process.env.SUITE_DATABASE_URL ?? '');
  const rows = database
    .prepare<[string], { event: string; total: number }>(
      'SELECT event, SUM(count) AS total FROM "FunnelCounter" WHERE channel LIKE ? GROUP BY event',
    )
    .all(channel);
  database.close();
  return Object.fromEntries(rows.map(({ event, total }) => [event, total]));
}

/** Waits until this is all that was counted since `before`. */
export async function expectCounted(
  before: Record<string, number>,
  events: Record<string, number>,
): Promise<void> {
  await expect
    .poll(
      () => {
        const more = Object.entries(counted()).map(([event, total]) => [event, total - (before[event] ?? 0)]);
        return Object.fromEntries(more.filter(([, total]) => total !== 0)) as Record<string, number>;
      },
      { timeout: 15_000 },
    )
    .toEqual(events);
}
