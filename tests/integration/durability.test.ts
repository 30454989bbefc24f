import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { databaseFinding } from '@/lib/server/outside';
import { freshDatabase } from '../support/databases';
import { type PostgresqlServer, startDurablePostgresql } from '../support/postgresql-server';
import { anOrderRow } from '../support/stored-orders';

const { url, database } = await freshDatabase();

test.skipIf(inject('postgresqlServer'))('SQLite waits for the disk at each commit', async () => {
  expect(await database.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await databaseFinding(url)).toMatchObject({ state: 'ok' });
});

describe.skipIf(!inject('postgresqlServer'))('a Postgres', () => {
  let server: PostgresqlServer;
  beforeAll(async () => {
    server = await startDurablePostgresql();
  });
  afterAll(() => server.stop());

  test('that waits for the disk may be used', async () => {
    expect(await databaseFinding(server.url)).toMatchObject({ state: 'ok' });
  });

  test('whose fsync and synchronous_commit are off is refused, with both named', async () => {
    const { state, lines } = await databaseFinding(url);
    expect(state).toBe('stop');
    expect(lines.map((line) => /^Postgres has (\w+) off/.exec(line)?.[1])).toEqual([
      'fsync',
      'synchronous_commit',
    ]);
  });

  test('of which one database alone does not wait is refused', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('ALTER DATABASE postgres SET synchronous_commit = off');
    await client.end();
    expect((await databaseFinding(server.url)).lines).toEqual([
      'Postgres has synchronous_commit off: it would lose what it has answered. Turn it on',
    ]);
  });
});

test('what is written beside a transaction stays when that is rolled back', async () => {
  const kept = anOrderRow();
  const lost = anOrderRow();
  let beside: Promise<unknown> | undefined;
  const transaction = database.$transaction(async (open) => {
    await open.order.create({ data: lost });
    beside = database.order.create({ data: kept }).then((row) => row.id);
    await open.order.count();
    throw new Error('rolled back');
  });
  await expect(transaction).rejects.toThrow('rolled back');
  expect(await beside).toBe(kept.id);
  expect((await database.order.findMany()).map(({ id }) => id)).toEqual([kept.id]);
});

test('transactions that begin at once all come to an end', async () => {
  const row = await database.order.create({ data: anOrderRow() });
  await Promise.all(
    Array.from({ length: 50 }, () =>
      database.$transaction(async (open) => {
        await open.order.update({ where: { id: row.id }, data: { failedCharges: { increment: 1 } } });
        await open.order.count();
      }),
    ),
  );
  expect(await database.order.findUnique({ where: { id: row.id } })).toMatchObject({ failedCharges: 50 });
});
