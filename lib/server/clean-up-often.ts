import type { Env } from '@/lib/platform/config/env';
import { cleanUp } from '@/lib/platform/database/clean-up';
import type { Database } from '@/lib/platform/database/client';
import { nowAndThen, type Repeated } from './now-and-then';

const MINUTE = 60_000;

/**
 * Overwrites every few minutes what deletions have left in the files of the database, many at once. The privacy policy
 * promises it within fifteen minutes: twice it may fail. Several processes may do it at once.
 */
export function cleanUpOften({ DATABASE_URL: url }: Env, database: Database): Repeated {
  return nowAndThen((stopped) => cleanUp(database, url, stopped), { firstMs: MINUTE, everyMs: 5 * MINUTE });
}
