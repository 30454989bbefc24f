import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { readEnv } from '@/lib/platform/config/env';
import { cleanUpErased, eraseUnder } from '@/lib/your-data/store/erasure';
import { loadContent } from '@/lib/content/load';
import { type Database, openDatabase } from '@/lib/platform/database/client';
import { isConfirmed, withdrawConsents } from '@/lib/your-data/store/consents';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { migrate } from '@/lib/platform/database/migrate';
import { queueMail } from '@/lib/mail/store/outbox';
import { bringErasedUpToDate } from '@/lib/server/erased';
import { programFile, programFolders } from '@/scripts/backups/postgresql';
import { makeBackup } from '@/scripts/backups/folder';
import { restore } from '@/scripts/backups/restore';
import { runCommand } from '../support/command';
import { CONTENT } from '../support/content-folder';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { storeAssessment } from '../support/personal-data';
import { aMail, storeOrder } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import { traces } from '../support/traces';

const { url } = await emptyDatabase();
const folder = temporaryFolder('backups');
afterAll(() => removeFolder(folder));
const settings = { DATABASE_URL: url, LINK_SECRETS: 'k'.repeat(40), ERASED_LIST: path.join(folder, 'list') };
const { retention } = loadContent(CONTENT).site;
const backups = path.join(folder, 'backups');
const PERSON = ['zephyrina', 'quux.example'];

const backup = async () => (await makeBackup(settings, backups, 14)).file;
const lines: string[] = [];
const putBack = (file: string, with_: Parameters<typeof restore>[1]['settings'] = settings) =>
  restore(file, { settings: with_, retention, say: (line) => lines.push(line) });
const young = () => new Date(Date.now() - 60 * 60_000);

/** Opens the database for this, and leaves it: nobody may have it open when a backup is put back. */
async function within<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.$disconnect();
  }
}
const people = () =>
  within(async (database) => (await database.assessment.findMany()).map(({ name }) => name).sort());

const aPerson = () =>
  within(async (database) => {
    const person = { name: 'Zephyrina', email: 'z@quux.example', createdAt: young() };
    await storeAssessment(database, person, { confirmedAt: young() });
    await storeAssessment(database, { name: 'Ada', createdAt: young() });
    await storeOrder(database, { email: person.email, createdAt: young() });
    await database.marketingConsent.updateMany({ data: { assessmentId: null } });
    await queueMail(database, aMail({ recipient: person.email }));
  });
const erase = () =>
  within(async (database) => {
    const onUnexpectedError = (error: unknown) => {
      throw error;
    };
    const erasing = { settings, database, onUnexpectedError };
    await eraseUnder(erasing, 'z@quux.example', new Date());
    await cleanUpErased(erasing);
  });

async function emptied(): Promise<void> {
  const address = readDatabaseUrl(url);
  if (address.provider === 'sqlite') {
    for (const end of ['', '-wal', '-shm']) fs.rmSync(address.file + end, { force: true });
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}

/**
 * Postgres is dumped by its own programs, which embedded servers lack, and which refuse a server newer than
 * they are.
 */
async function cannotDump(): Promise<string | false> {
  const server = inject('postgresqlServer');
  if (!server) return false;
  try {
    const said = execFileSync(programFile('pg_dump', programFolders()), ['--version'], { encoding: 'utf8' });
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    const { rows } = await client.query<{ version: number }>(
      `SELECT current_setting('server_version_num')::int / 10000 AS version`,
    );
    await client.end();
    const [newest = 0] = [/\d+/.exec(said)?.[0] ?? 0].map(Number);
    return newest >= (rows[0]?.version ?? 0) ? false : 'pg_dump is older than the server';
  } catch (error) {
    return (error as Error).message;
  }
}
const why = await cannotDump();
if (why) console.warn(`Backups are not tested on Postgres: ${why}`);

beforeEach(async () => {
  lines.length = 0;
  removeFolder(backups);
  fs.rmSync(settings.ERASED_LIST, { force: true });
  await emptied();
  await migrate(url, PRISMA_FOLDER);
});

describe.skipIf(why)('a backup that is put back', () => {
  test('has what was there when it was made, and nothing since', async () => {
    await aPerson();
    const file = await backup();
    await within((database) => storeAssessment(database, { name: 'Grace' }));
    const { before } = await putBack(file);
    expect(await people()).toEqual(['Ada', 'Zephyrina']);
    expect(fs.statSync(file).mode & 0o777).toBe(0o600);
    expect(fs.existsSync(before ?? '')).toBe(true);
  });

  test('is whole although somebody wrote while it was made', async () => {
    const [file] = await Promise.all([
      backup(),
      within(async (database) => {
        for (let at = 0; at < 40; at++) await storeAssessment(database, { name: `Grace ${at}` });
      }),
    ]);
    await putBack(file);
    expect((await people()).length).toBeLessThanOrEqual(40);
  });

  test('brings back nobody who was erased since, in no row and no byte', async () => {
    await aPerson();
    const file = await backup();
    await erase();
    const { purged } = await putBack(file);
    // The diagnostic, the consent, the mail, and the buyer of an order.
    expect(purged.cameBack).toBe(4);
    expect(await people()).toEqual(['Ada']);
    expect(await traces(url, PERSON)).toBe(0);
    expect(lines).toEqual([]);
  });

  test('brings back nobody, also when the database that knew of it is lost', async () => {
    await aPerson();
    const file = await backup();
    await erase();
    await emptied();
    await putBack(file);
    expect(lines).toEqual([
      'The database that was there can not be asked what was erased: only the lists beside it know.',
    ]);
    expect(await traces(url, PERSON)).toBe(0);
  });

  test('brings back nobody whose deletion the list has missed, once the site has started again', async () => {
    await aPerson();
    const file = await backup();
    fs.mkdirSync(settings.ERASED_LIST);
    await expect(erase()).rejects.toThrow('EISDIR');
    fs.rmdirSync(settings.ERASED_LIST);
    for (let starts = 0; starts < 2; starts++)
      await within((database) => bringErasedUpToDate(readEnv({ ...settings }), database));
    expect(fs.readFileSync(settings.ERASED_LIST, 'utf8').match(/^[\w-]{43} /gm)).toHaveLength(4);
    await emptied();
    await putBack(file);
    expect(await traces(url, PERSON)).toBe(0);
  });

  test('leaves consent ended that was withdrawn since', async () => {
    await aPerson();
    const file = await backup();
    await within((database) => withdrawConsents(database, 'z@quux.example', young()));
    await putBack(file);
    expect(await within((database) => isConfirmed(database, 'z@quux.example'))).toBe(false);
  });

  test('is refused while somebody has the database open', async () => {
    await aPerson();
    const file = await backup();
    await within(async (database) => {
      await database.assessment.count();
      await expect(putBack(file)).rejects.toThrow(/in use.* Stop the site first\./);
    });
  });

  test('is refused when it is damaged, and changes nothing', async () => {
    await aPerson();
    const file = await backup();
    const bytes = fs.readFileSync(file);
    fs.writeFileSync(file, bytes.subarray(0, bytes.length / 2));
    await expect(putBack(file)).rejects.toThrow(/damaged|pg_restore failed/);
    expect(await people()).toEqual(['Ada', 'Zephyrina']);
  });
});

test.skipIf(why)('npm run backup and npm run restore do so, and say where', async () => {
  Object.assign(process.env, settings, { BASE_URL: 'http://127.0.0.1:3000' });
  await aPerson();
  const made = await runCommand('backup', '--folder', backups);
  expect(made.output).toMatch(/plumbline-\w+\.(db|dump): \d+ kB in \d+ ms\n$/);
  await erase();
  const back = await runCommand('restore', 'latest', '--folder', backups);
  expect(back.output).toMatch(/ is put back\. Erased again: 4\nWhat was there is in .*\n$/);
  expect([made.code, back.code]).toEqual([0, 0]);
});

test.skipIf(why)('a database that does not answer ends in one line, without a password', async () => {
  Object.assign(process.env, settings, { BASE_URL: 'http://127.0.0.1:3000' });
  const address = readDatabaseUrl(url);
  const elsewhere =
    address.provider === 'sqlite'
      ? 'file:/no/such/folder/site.db'
      : 'postgresql://a:secret@127.0.0.1:1/plumbline';
  process.env.DATABASE_URL = elsewhere;
  const { code, output } = await runCommand('backup', '--folder', backups);
  process.env.DATABASE_URL = url;
  expect(code).toBe(1);
  expect(output).toMatch(/^There is no database at .*\.\n$|^pg_dump failed: .*refused/);
  expect(output).not.toContain('secret');
});
