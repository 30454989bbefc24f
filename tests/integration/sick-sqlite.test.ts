import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { storageTrouble } from '@/lib/kernel/storage-trouble';
import { openDatabase } from '@/lib/platform/database/client';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { migrate } from '@/lib/platform/database/migrate';
import { sharedDatabase, VISITORS } from '@/lib/platform/database/shared-database';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { anOrderRow } from '../support/stored-orders';
import { aCall, askReady, expectTold } from './sick-calls';
import { aBuiltSite, startIn } from '../support/a-built-site';

const { url } = await emptyDatabase();
await migrate(url, PRISMA_FOLDER);
const address = readDatabaseUrl(url);
const file = address.provider === 'sqlite' ? address.file : '';
const { send, read } = await aCall(url);

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void said.mockClear());

/** How many diagnostics lie in a file, as any other process sees it. */
function stored(where = file): number {
  const database = new Sqlite(where, { fileMustExist: true });
  const count = database.prepare('SELECT count(*) FROM Assessment').pluck().get() as number;
  database.close();
  return count;
}

describe('SQLite', () => {
  beforeEach(async () => expect((await send()).status).toBe(201));

  test('a call that changes something is told within three seconds that another process has the file locked', async () => {
    expect(VISITORS.lock).toBeLessThan(2_500);
    const lock = await aLock(file);
    const before = stored();
    await expectTold(await send(), 'another process keeps it locked', said);
    expect((await read()).status).toBe(404);
    expect(await askReady()).toEqual([503, ['database']]);
    await lock.letGo();
    expect((await send()).status).toBe(201);
    expect(stored()).toBe(before + 1);
    expect(await askReady()).toEqual([200, undefined]);
  });

  test('a file that nobody else may read is waited for from its first opening on', async () => {
    const own = `${file}.locked`;
    await migrate(`file:${own}`, PRISMA_FOLDER);
    const lock = await aLock(own, 'PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
    const database = openDatabase(`file:${own}`, { lockMs: 100 });
    onTestFinished(() => database.$disconnect());
    const failed: unknown = await database.order.count().catch((error: unknown) => error);
    expect(storageTrouble(failed)).toBe('busy');
    await lock.letGo();
    expect(await database.order.count()).toBe(0);
  });

  test('while a call waits for a lock others are answered, and it goes on when the lock is gone', async () => {
    const lock = await aLock(file);
    const waiting = send();
    for (let others = 0; others < 5; others++) expect((await read()).status).toBe(404);
    await lock.letGo();
    expect((await waiting).status).toBe(201);
  });

  test('a transaction begins after the lock of another process, and reads what that has written', async () => {
    const row = anOrderRow();
    const database = sharedDatabase(url);
    await database.order.create({ data: row });
    const lock = await aLock(
      file,
      `BEGIN IMMEDIATE; UPDATE "Order" SET title = 'changed' WHERE id = '${row.id}'`,
    );
    const change = database.$transaction(async (open) => {
      const { title } = await open.order.findUniqueOrThrow({ where: { id: row.id } });
      return open.order.update({ where: { id: row.id }, data: { title: `${title} twice` } });
    });
    await read();
    await lock.letGo(); // takes its change back
    expect((await change).title).toBe(`${row.title} twice`);
  });

  test('on a full disk a call is told so, and works again when there is room', async () => {
    const database = sharedDatabase(url);
    await database.$queryRawUnsafe('PRAGMA max_page_count = 1');
    let answer = await send('x'.repeat(200));
    for (let at = 0; at < 100 && answer.status === 201; at++) answer = await send('x'.repeat(200));
    await expectTold(answer, 'The disk of the database is full', said);
    await database.$queryRawUnsafe('PRAGMA max_page_count = 1000000');
    expect((await send()).status).toBe(201);
  });

  test('a damaged file ends in a text for the operator, and in no start', async () => {
    const damaged = `${file}.damaged`;
    await migrate(`file:${damaged}`, PRISMA_FOLDER);
    fs.writeFileSync(damaged, fs.readFileSync(damaged).fill(0xff, 4096 * 3));
    const { code, output } = await startIn(aBuiltSite(), { DATABASE_URL: `file:${damaged}` });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(
        /^\nPlumbline does not start:\n {2}- .* The database is damaged\. .*put back the last backup/,
      ),
    ]);
  });

  test('on a disk that fails to write a call is told so, and works again when it does not', async ({
    skip,
  }) => {
    const limit = (bytes: string) =>
      execFileSync('prlimit', [`--pid=${process.pid}`, `--fsize=${bytes}:unlimited`]);
    try {
      limit('unlimited');
    } catch {
      skip('Only Linux can limit the files of a process that runs.');
    }
    onTestFinished(() => void limit('unlimited'));
    limit('8192');
    const answer = await send();
    const ready = await askReady();
    limit('unlimited');
    await expectTold(answer, 'fails to read or to write', said);
    expect(ready).toEqual([503, ['database']]);
    expect((await send()).status).toBe(201);
    expect(await askReady()).toEqual([200, undefined]);
  });
});

const HOLD = `
  const database = new (require('better-sqlite3'))(process.argv[1]);
  database.exec(process.argv[2]);
  process.stdout.write('locked');
  process.stdin.resume().on('end', () => process.exit());
`;

/**
 * Another process that has an SQLite file locked until it is told to let go, or the test is over.
 * @param how by default nobody else may write; after `PRAGMA locking_mode = EXCLUSIVE` nobody may read
 */
async function aLock(file: string, how = 'BEGIN EXCLUSIVE'): Promise<{ letGo: () => Promise<void> }> {
  const holder = spawn(process.execPath, ['-e', HOLD, file, how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  await once(holder.stdout, 'data');
  const letGo = async () => {
    holder.stdin.end();
    if (holder.exitCode === null) await once(holder, 'exit');
  };
  onTestFinished(letGo);
  return { letGo };
}
