import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { migrate } from '@/lib/platform/database/migrate';
import { sharedDatabase } from '@/lib/platform/database/shared-database';
import { aBuiltSite, startIn } from '../support/a-built-site';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { aCall, expectTold } from '../support/sick-calls';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const { url } = await emptyDatabase();
await migrate(url, PRISMA_FOLDER);
const { send } = await aCall(url);
const onSqlite = !inject('postgresqlServer');

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void said.mockClear());

describe.skipIf(!onSqlite)('SQLite', () => {
  test('on a full disk a call is told so, and works again when there is room', async () => {
    const database = sharedDatabase(url);
    await database.$queryRawUnsafe('PRAGMA max_page_count = 1');
    let answer = await send('x'.repeat(200));
    for (let at = 0; at < 100 && answer.status === 201; at++) answer = await send('x'.repeat(200));
    await expectTold(answer, 'The disk of the database is full', said);
    await database.$queryRawUnsafe('PRAGMA max_page_count = 1000000');
    expect((await send()).status).toBe(201);
  });

  test('a damaged file ends in a text for the visitor and one for the operator, and in no start', async () => {
    const folder = temporaryFolder('damaged');
    onTestFinished(() => removeFolder(folder));
    const file = path.join(folder, 'site.db');
    await migrate(`file:${file}`, PRISMA_FOLDER);
    fs.writeFileSync(file, fs.readFileSync(file).fill(0xff, 4096 * 3));
    const { code, output } = await startIn(aBuiltSite(), { DATABASE_URL: `file:${file}` });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^\nPlumbline does not start:\n {2}- .* The database is damaged\. .*put back the last backup/,
      ),
    ]);
  });
});

describe.skipIf(onSqlite)('Postgres', () => {
  const name = new URL(url).pathname.slice(1);
  /** By another database of the server: what is set for this one does not hold there. */
  const onServer = async (sql: string) => {
    const client = new pg.Client({ connectionString: inject('postgresqlServer') });
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const endConnections = () =>
    onServer(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`);

  test('that may only be read ends in a text for the visitor and one for the operator, and in no start', async () => {
    await onServer(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
    onTestFinished(async () => {
      await onServer(`ALTER DATABASE ${name} RESET ALL`);
      await endConnections();
    });
    await endConnections();
    await expectTold(await send(), 'The database can be read and not written', said);
    const { code, output } = await startIn(aBuiltSite(), { DATABASE_URL: url });
    expect([code, output]).toEqual([1, expect.stringContaining('The database can be read and not written.')]);
  });
});
