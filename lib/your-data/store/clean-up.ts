import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Database } from '@/lib/platform/database/client';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { oneConnection } from '@/lib/platform/database/postgresql';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

const SQLITE_PROGRAM = 'lib/platform/database/clean-up-sqlite.mjs';

/** Notes, in the transaction that deletes, that what it leaves in the files is to be overwritten. */
export async function leaveTraces(open: Pick<Database, 'dueCleanUp'>, since: Date): Promise<void> {
  await open.dueCleanUp.create({ data: { id: randomUUID(), since } });
}

/**
 * Overwrites what deletions have left in the files (docs/decisions/deleting.md), once for all that are due.
 * Others may read meanwhile; on SQLite, who writes waits. Not inside a transaction.
 * @param stopped ends it before it is done; then it stays due
 * @throws when somebody kept the database busy: then it stays due
 */
export async function cleanUp(database: Database, url: string, stopped?: AbortSignal): Promise<void> {
  const due = (await database.dueCleanUp.findMany({ select: { id: true } })).map(({ id }) => id);
  if (due.length === 0) return;
  const address = readDatabaseUrl(url);
  try {
    if (address.provider === 'sqlite') await cleanSqlite(address.file, stopped);
    else await cleanPostgresql(address.url, stopped);
  } catch (error) {
    if (stopped?.aborted) return;
    throw error;
  }
  // What was deleted meanwhile stays due.
  await database.dueCleanUp.deleteMany({ where: { id: { in: due } } });
}

/** In a process of its own, which needs nothing of our environment. */
async function cleanSqlite(file: string, signal?: AbortSignal): Promise<void> {
  const program = path.join(/* turbopackIgnore: true */ process.cwd(), SQLITE_PROGRAM);
  const options = { env: { NODE_ENV: 'production' }, signal } as const;
  await promisify(execFile)(process.execPath, [program, file], options).catch(
    (error: Error & { stderr?: string }) => {
      const why = error.stderr?.trim() ?? error.message;
      throw new Error(`What was deleted has left traces in the file: ${why}`);
    },
  );
}

/** The server does it; a connection of our own, since it may take longer than visitors would wait. */
async function cleanPostgresql(url: string, signal?: AbortSignal): Promise<void> {
  const client = oneConnection(url);
  await client.connect();
  const end = () => void client.end();
  signal?.addEventListener('abort', end);
  try {
    for (const table of PERSONAL_TABLES) {
      signal?.throwIfAborted();
      await client.query(`VACUUM "${table}"`);
    }
  } finally {
    signal?.removeEventListener('abort', end);
    await client.end();
  }
}

type ColumnsOf<Model extends Prisma.ModelName> = keyof Prisma.TypeMap['model'][Model]['payload']['scalars'];

/** Which campaign somebody came by. */
const UTM = ['utmSource', 'utmMedium', 'utmCampaign'] as const;

/** What of each model tells something of a person, or leads to one: with none of it, it is of nobody. */
export const PERSONAL: { [Model in Prisma.ModelName]: readonly ColumnsOf<Model>[] } = {
  Assessment: ['name', 'email', ...DETAIL_IDS, 'currentChallenges', ...UTM],
  ReportRequest: ['assessmentId', 'callAt'],
  Booking: ['assessmentId', 'bookedAt', 'startsAt'],
  TeamRoom: ['founderHash', 'memberHash', 'reveal'],
  TeamAnswer: ['keyHash', 'ratings'],
  MailAllowance: ['subject'],
  LimitCount: ['key'],
  Product: [],
  Catalogue: [],
  Terms: [],
  Order: [
    ...(['email', 'billingEmail', ...UTM] as const),
    ...(['emailHash', 'networks', 'declinedCards', 'releaseReason', 'clientSecretHash'] as const),
  ],
  Payment: ['brand', 'last4', 'country'],
  Refund: ['note'],
  Dispute: [],
  WebhookEvent: [],
  Download: ['networkHash', 'at'],
  Job: [],
  Site: [],
  OrderAccess: ['tokenHash'],
  OutboxMail: ['recipient', 'data', 'reason'],
  MarketingConsent: ['email'],
  DataKey: ['email', 'newEmail'],
  ErasedId: [],
  DueCleanUp: [],
};

/** The tables in which something of a person can stand; each has the name of its model. */
export const PERSONAL_TABLES = Object.entries<readonly string[]>(PERSONAL)
  .filter(([, columns]) => columns.length > 0)
  .map(([table]) => table);
