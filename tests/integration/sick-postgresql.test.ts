import fs from 'node:fs';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import {
  databaseForWork,
  sharedDatabase,
  sharedPool,
  VISITORS,
} from '@/lib/platform/database/shared-database';
import { PRISMA_FOLDER } from '../support/databases';
import { anOrderRow } from '../support/stored-orders';
import { startPostgresql } from '../support/postgresql-server';
import { aBuiltSite, startIn } from '../support/a-built-site';
import { aCall, askReady, expectTold } from './sick-calls';

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void said.mockClear());

describe.runIf(fs.existsSync('/proc/self/task'))('Postgres', async () => {
  const server = await startPostgresql();
  afterAll(server.stop);
  const { url, pid } = server;
  await migrate(url, PRISMA_FOLDER);
  const { send, read } = await aCall(url);
  const database = sharedDatabase(url);
  afterAll(() => Promise.all([database.$disconnect(), databaseForWork(url).$disconnect()]));

  /** By a connection of another process's kind: what is not committed it does not see. */
  const other = new pg.Client({ connectionString: url });
  await other.connect();
  afterAll(() => other.end());
  const stored = async () => {
    const { rows } = await other.query<{ count: number }>('SELECT count(*)::int FROM "Assessment"');
    return rows[0]?.count;
  };

  beforeEach(async ({ skip }) => {
    if (pid === null) skip('The server is not ours to be stopped.');
    expect((await send()).status).toBe(201);
  });

  test('a visitor waits less than three seconds for a connection and an answer', () => {
    expect(VISITORS.connection + VISITORS.answer).toBeLessThan(3_000);
    expect(VISITORS.statement).toBeLessThan(VISITORS.answer);
  });

  test('a server that is stopped is told to visitors while it is, and goes on with what it was asked later', async () => {
    const before = await stored();
    const goOn = pause(pid ?? 0);
    onTestFinished(goOn);
    // More than there are connections: some wait for one, some for an answer.
    const calls = await Promise.all(Array.from({ length: 15 }, () => [send(), read()]).flat());
    for (const call of calls) await expectTold(call, 'The database does not answer', said);
    expect(await askReady()).toEqual([503, ['database']]);
    goOn();
    await expect.poll(async () => (await send()).status).toBe(201);
    await expect.poll(askReady).toEqual([200, undefined]);
    expect(await stored()).toBeGreaterThan(before ?? 0);
  });

  test('a transaction on a server that is stopped fails, and nothing later becomes part of it', async () => {
    const [lost, kept] = [anOrderRow(), anOrderRow()];
    let goOn = () => {};
    const change = database.$transaction(async (open) => {
      await open.order.create({ data: lost });
      goOn = pause(pid ?? 0);
      onTestFinished(goOn);
      await open.order.create({ data: anOrderRow() });
    });
    await expect(change).rejects.toThrow();
    goOn();
    await expect.poll(() => database.order.create({ data: kept }).then(({ id }) => id, String)).toBe(kept.id);
    const { rows } = await other.query('SELECT id FROM "Order" WHERE id = ANY($1)', [[lost.id, kept.id]]);
    expect(rows).toEqual([{ id: kept.id }]);
  });

  test('a connection that comes back with an open transaction is thrown away', async () => {
    const pool = sharedPool(url);
    const client = await pool!.connect();
    await client.query('BEGIN');
    client.release();
    const open = () =>
      pool!.query(
        "SELECT count(*)::int AS open FROM pg_stat_activity WHERE state LIKE 'idle in%' AND datname = current_database()",
      );
    // Postgres notices a moment later that a connection has gone.
    await expect.poll(async () => (await open()).rows as unknown).toEqual([{ open: 0 }]);
  });

  test('one that may only be read ends in a text for the visitor and one for the operator, and in no start', async () => {
    const endConnections = () =>
      other.query(
        'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
      );
    await other.query('ALTER DATABASE postgres SET default_transaction_read_only = on');
    onTestFinished(async () => {
      await other.query('ALTER DATABASE postgres RESET ALL');
      await endConnections();
    });
    await endConnections();
    // Until the pool has noticed which of its connections have ended.
    await expect.poll(async () => (await send(), said.mock.calls.join())).toContain('read and not written');
    await expectTold(await send(), 'The database can be read and not written', said);
    const { code, output } = await startIn(aBuiltSite(), { DATABASE_URL: url });
    expect([code, output]).toEqual([1, expect.stringContaining('The database can be read and not written.')]);
  });

  test('what no visitor waits for, and what owners do, may take longer', async () => {
    const asked = 'SELECT current_setting(\'statement_timeout\') AS "timeout"';
    const owner = openDatabase(url);
    onTestFinished(() => owner.$disconnect());
    expect([
      await database.$queryRawUnsafe(asked),
      await databaseForWork(url).$queryRawUnsafe(asked),
      await owner.$queryRawUnsafe(asked),
    ]).toEqual([[{ timeout: '1500ms' }], [{ timeout: '5min' }], [{ timeout: '0' }]]);
  });
});

/**
 * Stops a process and those it has started, as an overloaded or half-dead machine does: connections stay, and
 * nothing answers. Linux only.
 * @returns lets them go on; may be called again
 */
function pause(pid: number): () => void {
  process.kill(pid, 'SIGSTOP'); // first, so that it starts no others
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number);
  const all = [pid, ...children];
  for (const one of all) process.kill(one, 'SIGSTOP');
  return () => {
    for (const one of all) {
      try {
        process.kill(one, 'SIGCONT');
      } catch {
        // It has ended since it went on the first time.
      }
    }
  };
}
