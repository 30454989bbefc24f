import type { Database } from './client';
import { readDatabaseUrl } from './database-url';

/** The tables in which something of a person can stand. */
const PERSONAL = [
  ...['Assessment', 'ReportRequest', 'MarketingConsent', 'DataKey'],
  ...['Order', 'OrderAccess', 'Payment', 'Refund', 'Download', 'OutboxMail', 'MailAllowance', 'LimitCount'],
];

/**
 * Overwrites what deleting has left behind (docs/decisions/017). Not inside a transaction.
 * @throws when somebody kept the database busy: then the next clean-up does it
 */
export async function cleanUp(database: Database, url: string): Promise<void> {
  if (readDatabaseUrl(url).provider === 'sqlite') return rewriteSqlite(database);
  for (const table of PERSONAL) await database.$executeRawUnsafe(`VACUUM "${table}"`);
}

/**
 * `secure_delete` overwrites deleted rows, but not what a page keeps between its rows when SQLite has moved them to
 * another page: rewriting the file does. Then the write-ahead log, with the pages as they were, is cut to nothing.
 */
async function rewriteSqlite(database: Database): Promise<void> {
  await database.$executeRawUnsafe('VACUUM');
  const [log] = await database.$queryRawUnsafe<{ busy: number | bigint }[]>(
    'PRAGMA wal_checkpoint(TRUNCATE)',
  );
  if (Number(log?.busy) !== 0) throw new Error('The write-ahead log is in use and could not be emptied.');
}
