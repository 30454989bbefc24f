import type { APIRequestContext } from '@playwright/test';
import Sqlite from 'better-sqlite3';
import { expect } from './browser';
import { aSubmission } from './submission';

/** Stores a finished diagnostic as the form does, and returns its id. Say what matters to the test. */
export async function storeResult(
  request: APIRequestContext,
  wanted: Record<string, unknown> = {},
): Promise<string> {
  const answer = await request.post('/api/assessments', { data: aSubmission(wanted) });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { id: string }).id;
}

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
