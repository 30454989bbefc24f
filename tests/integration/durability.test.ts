import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { durabilityFinding } from '@/lib/server/outside';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { type PostgresqlServer, startDurablePostgresql } from '../support/postgresql-server';

const { url } = await emptyDatabase();

test.skipIf(inject('postgresqlServer'))('SQLite waits for the disk at each commit', async () => {
  await migrate(url, PRISMA_FOLDER);
  const database = openDatabase(url);
  onTestFinished(() => database.$disconnect());
  expect(await database.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await durabilityFinding(url)).toMatchObject({ about: 'durability', state: 'ok' });
});

describe.skipIf(!inject('postgresqlServer'))('a Postgres', () => {
  let server: PostgresqlServer;
  beforeAll(async () => {
    server = await startDurablePostgresql();
  });
  afterAll(() => server.stop());

  test('that waits for the disk may be used', async () => {
    expect(await durabilityFinding(server.url)).toMatchObject({ state: 'ok' });
  });

  test('whose fsync and synchronous_commit are off is refused, with both named', async () => {
    const { state, lines } = await durabilityFinding(url);
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
    expect((await durabilityFinding(server.url)).lines).toEqual([
      'Postgres has synchronous_commit off: it would lose what it has answered. Turn it on',
    ]);
  });
});
