import type { Env } from '@/lib/config/env';
import { cleanUp } from '@/lib/gateways/prisma/clean-up';
import type { Database } from '@/lib/gateways/prisma/client';
import { nowAndThen, type Repeated } from './now-and-then';

const MINUTE = 60_000;

/**
 * Overwrites every few minutes what deletions have left in the files of the database, many at once. The privacy policy
 * promises it within fifteen minutes: twice it may fail. Several processes may do it at once.
 */
export function cleanUpOften({ DATABASE_URL: url }: Env, database: Database): Repeated {
  return nowAndThen((stopped) => cleanUp(database, url, stopped), { firstMs: MINUTE, everyMs: 5 * MINUTE });
}
