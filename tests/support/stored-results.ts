import { setTimeout } from 'node:timers/promises';
import type { APIRequestContext } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { routes, apiRoutes } from '@/lib/kernel/routes';
import { expect } from './browser';
import { aSubmission } from './submission';

/**
 * Stores a finished diagnostic as the form does, and returns its id. Say what matters to the test. On a
 * machine with much else to do a site that has just started may say that it is busy, and when to ask again.
 */
export async function storeResult(
  request: APIRequestContext,
  wanted: Record<string, unknown> = {},
): Promise<string> {
  const ask = () => request.post(apiRoutes.assessments, { data: aSubmission(wanted) });
  let answer = await ask();
  for (let again = 0; again < 5 && answer.status() === 503; again++) {
    await setTimeout(Number(answer.headers()['retry-after'] ?? 1) * 1000);
    answer = await ask();
  }
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

/** The address of such a result. */
export const aResult = async (request: APIRequestContext): Promise<string> =>
  routes.results(await storeResult(request));

/** How many results the suite's site has stored for an address. */
export function countStored(email: string): number {
  const database = openSqlite(process.env.SUITE_DATABASE_URL ?? '');
  try {
    const sql = 'SELECT count(*) AS n FROM "Assessment" WHERE email = ?';
    return database.prepare<[string], { n: number }>(sql).get(email)?.n ?? 0;
  } finally {
    database.close();
  }
}

/** A second connection to the database of a site. */
export function openSqlite(databaseUrl: string): Sqlite.Database {
  return new Sqlite(databaseUrl.replace(/^file:/, ''), { fileMustExist: true });
}
