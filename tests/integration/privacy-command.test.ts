import { writeFileSync } from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { createLimits } from '@/lib/server/context';
import { readEnv } from '@/lib/platform/config/env';
import { keyedHash } from '@/lib/platform/files/link-signing';
import { sharedPool } from '@/lib/platform/database/shared-database';
import { runCommand } from '../support/command';
import { LINK_SECRETS, siteDatabase } from '../support/databases';
import { storeAssessment } from '../support/personal-data';
import { storeOrder } from '../support/stored-orders';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';
import { traces } from '../support/traces';

const { database, url } = await siteDatabase();
const limits = createLimits(readEnv(process.env), sharedPool(url));
afterAll(() => sharedPool(url)?.end());
const privacy = (...args: string[]) => runCommand('privacy', ...args);
/** What asks no database, or no more of Postgres than other files do. */
const once = test.skipIf(inject('postgresqlServer'));

once('export prints what is stored as JSON, signs as they were typed', async () => {
  await storeAssessment(database, { name: '"<b>x</b>" =cmd()', email: 'ada@example.org' });
  const { code, output } = await privacy('export', 'Ada@example.org');
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ email: 'Ada@example.org' });
  expect(output).toContain(JSON.stringify('"<b>x</b>" =cmd()'));
});

once('purge deletes what is too old', async () => {
  await storeAssessment(database, { createdAt: new Date('2001-01-01'), email: 'old@example.org' });
  expect(JSON.parse((await privacy('purge', '--json')).output)).toMatchObject({ assessments: 1 });
  expect(await database.assessment.count({ where: { email: 'old@example.org' } })).toBe(0);
});

describe('ends with 1, and does nothing,', () => {
  once.each([
    ['without a command', [], 'purge'],
    ['with one that is not there', ['forget'], 'There is no command "forget".'],
    ['with what is no address', ['erase', 'nobody'], 'Which address?'],
    ['with two addresses', ['erase', 'ada@example.org', 'bob@example.org'], 'erase ADDRESS'],
    ['where nobody agrees', ['erase', 'ada@example.org'], 'Nobody is here to answer: --yes says yes.'],
  ])('%s', async (_what, args, said) => {
    const { code, output } = await privacy(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  });

  once.each([
    ['that is not there', null, /^There is no database at .*none\.db \(DATABASE_URL\)/],
    ['without tables', '', /^The database of DATABASE_URL is not that of this version of the site\./],
    ['that is none', 'no database'.repeat(99), /^The database is damaged\./],
  ])('with a database %s, in one line', async (_what, bytes, said) => {
    const folder = temporaryFolder('none');
    const file = path.join(folder, 'none.db');
    if (bytes !== null) writeFileSync(file, bytes);
    process.env.DATABASE_URL = `file:${file}`;
    onTestFinished(() => {
      process.env.DATABASE_URL = url;
      removeFolder(folder);
    });
    const { code, output } = await privacy('export', 'ada@example.org');
    expect([code, output]).toEqual([1, expect.stringMatching(said)]);
    expect(output.trim().split('\n')).toHaveLength(1);
  });

  once('where nothing could note what was deleted', async () => {
    await storeAssessment(database, { email: 'kept@example.org' });
    const secret = process.env.LINK_SECRETS;
    process.env.LINK_SECRETS = '';
    const outcomes = [await privacy('erase', 'kept@example.org', '--yes'), await privacy('purge')];
    process.env.LINK_SECRETS = secret;
    for (const { code, output } of outcomes) {
      expect(code).toBe(1);
      expect(output).toContain('LINK_SECRETS is not set');
    }
    expect(await database.assessment.count({ where: { email: 'kept@example.org' } })).toBe(1);
  });
});

once('purge that finds the file in use says so, and ends with 1', async () => {
  const reader = new Sqlite(url.slice('file:'.length));
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM "Assessment"').get();
  const { code, output } = await privacy('purge');
  reader.close();
  expect(code).toBe(1);
  expect(output).toMatch(/^Diagnostics +\d+$/m);
  expect(output).toContain('Deleted, but the database could not be cleaned up');
});

once('erase that could not note it outside the database says so, ends with 1, and has deleted', async () => {
  const folder = temporaryFolder('erased');
  process.env.ERASED_LIST = folder; // no file
  onTestFinished(() => {
    delete process.env.ERASED_LIST;
    removeFolder(folder);
  });
  await storeAssessment(database, { email: 'unlisted@example.org' });
  const { code, output } = await privacy('erase', 'unlisted@example.org', '--json', '--yes');
  expect(code).toBe(1);
  expect(output).toContain('The list of what was erased could not be written');
  expect(output).toMatch(/"assessments": ?1[^}]*"isListed": ?false/);
  expect(await database.assessment.count({ where: { email: 'unlisted@example.org' } })).toBe(0);
});

// Last: reading a file of SQLite's in this process ends this process's locks on it.
test('erase deletes everything under an address for good, whatever its letters, and says how much', async () => {
  await storeAssessment(database, { name: 'Zephyrina', email: 'Zephyrina@quux.example' }, {});
  const order = await storeOrder(database, { email: 'zephyrina@quux.example' });
  const counted = keyedHash(LINK_SECRETS, 'address')('zephyrina@quux.example');
  expect(await limits.dataLink(counted)).toEqual({ allowed: true });
  expect(await database.limitCount.count()).toBe(sharedPool(url) ? 1 : 0);
  expect(await privacy('erase', 'ZEPHYRINA@quux.example')).toEqual({
    code: 1,
    output: expect.stringMatching(/^Delete everything under .*--yes says yes/s) as string,
  });
  expect(await privacy('erase', 'ZEPHYRINA@quux.example', '--yes')).toEqual({
    code: 0,
    output: 'Deleted: 1 diagnostic, 1 consent and 0 mails. Orders without their buyer: 1.\n',
  });
  expect(await traces(url, ['zephyrina', 'quux.example'])).toBe(0);
  expect(await database.limitCount.count()).toBe(0);
  expect(await database.order.findUnique({ where: { id: order } })).toMatchObject({
    email: null,
    priceCents: 5900,
  });
  expect(await privacy('erase', 'ZEPHYRINA@quux.example', '--json', '--yes')).toEqual({
    code: 1,
    output: 'Nothing is stored under this address.\n',
  });
});
