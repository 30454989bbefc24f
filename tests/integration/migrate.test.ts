import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { runAsProcess } from '../support/command';
import { emptyDatabase, PRISMA_FOLDER } from '../support/databases';
import { removeFolder, temporaryFolder } from '../support/temporary-folder';

const [fresh, crowded, edited, broken, ...former] = await Promise.all(
  Array.from({ length: 6 }, emptyDatabase),
);
const names = fs
  .readdirSync(path.join(PRISMA_FOLDER, 'sqlite/migrations'))
  .filter((name) => /^\d/.test(name));

/** What `prisma migrate status` looks at. */
async function appliedIn(url: string) {
  const database = openDatabase(url);
  const rows = await database.$queryRawUnsafe<{ migration_name: string; steps: number; done: unknown }[]>(
    `SELECT migration_name, CAST(applied_steps_count AS INTEGER) AS steps, finished_at IS NOT NULL AS done
     FROM _prisma_migrations ORDER BY migration_name`,
  );
  await database.$disconnect();
  return rows.map((row) => `${row.migration_name} ${row.steps} ${Boolean(row.done)}`);
}

/** A folder `prisma` whose migrations are these, for both databases. */
function migrationsOf(migrations: Record<string, string>): string {
  const folder = temporaryFolder('migrations');
  onTestFinished(() => removeFolder(folder));
  for (const provider of ['sqlite', 'postgresql'])
    for (const [name, sql] of Object.entries(migrations)) {
      fs.mkdirSync(path.join(folder, provider, 'migrations', name), { recursive: true });
      fs.writeFileSync(path.join(folder, provider, 'migrations', name, 'migration.sql'), sql);
    }
  return folder;
}

describe('the migrations of the site', () => {
  test('have the same names for both databases', () => {
    const others = fs
      .readdirSync(path.join(PRISMA_FOLDER, 'postgresql/migrations'))
      .filter((name) => /^\d/.test(name));
    expect(others).toEqual(names);
  });

  test('are applied to a new database, and only once', async () => {
    expect(await migrate(fresh!.url, PRISMA_FOLDER)).toEqual(names);
    expect(await migrate(fresh!.url, PRISMA_FOLDER)).toEqual([]);
    expect(await appliedIn(fresh!.url)).toEqual(names.map((name) => `${name} 1 true`));
  });

  test('are applied by one of the processes that start at once; the others wait', async () => {
    const code = `
      import { migrate } from '@/lib/platform/database/migrate';
      console.log(JSON.stringify(await migrate('${crowded!.url}', '${PRISMA_FOLDER}')));`;
    const processes = Array.from({ length: 3 }, () => runAsProcess(code));
    const applied = (await Promise.all(processes)).map(({ output }) => JSON.parse(output) as string[]);
    expect(applied.filter((list) => list.length > 0)).toEqual([names]);
    expect(await appliedIn(crowded!.url)).toHaveLength(names.length);
  });
});

describe('a database of the migrations that were squashed into the baseline', () => {
  const [baseline, ...since] = names;

  /** As one was left whose last migration is this: its tables are those of the baseline. */
  async function formerly(last: string) {
    const { url } = former.pop()!;
    await migrate(url, PRISMA_FOLDER);
    const database = openDatabase(url);
    onTestFinished(() => database.$disconnect());
    await database.$executeRawUnsafe(
      `UPDATE _prisma_migrations SET migration_name = '${last}', checksum = 'of then'
       WHERE migration_name = '${baseline}'`,
    );
    return { url, database };
  }

  test('goes on with what it holds: the baseline is taken as applied, once', async () => {
    const { url, database } = await formerly('20261129041700_campaign_columns');
    const before = await database.site.findMany();
    expect(await migrate(url, PRISMA_FOLDER)).toEqual([baseline]);
    expect(await migrate(url, PRISMA_FOLDER)).toEqual([]);
    expect(await database.site.findMany()).toEqual(before);
    expect(await appliedIn(url)).toEqual(
      ['20261129041700_campaign_columns', baseline, ...since].map((name) => `${name} 1 true`),
    );
  });

  test('that is older still is refused, by the migration that it lacks', async () => {
    const { url } = await formerly('20261127143500_open_orders_by_network');
    await expect(migrate(url, PRISMA_FOLDER)).rejects.toThrow(
      'The database is older than this version can bring up to date. First start the last version of the site ' +
        'whose newest migration is 20261129041700_campaign_columns on it, then this one.',
    );
    expect(await appliedIn(url)).toHaveLength(names.length);
  });
});

test('a migration that was changed after it was applied is refused by name', async () => {
  await migrate(edited!.url, migrationsOf({ '1_first': 'CREATE TABLE a (id INTEGER)' }));
  const changed = migrationsOf({ '1_first': 'CREATE TABLE a (id INTEGER, b INTEGER)' });
  await expect(migrate(edited!.url, changed)).rejects.toThrow(
    'Migration 1_first has changed since it was applied',
  );
});

test('a migration that fails half-way leaves nothing behind, and can be applied when it is mended', async () => {
  const bad = migrationsOf({ '1_bad': 'CREATE TABLE half (id INTEGER); INSERT INTO nowhere VALUES (1);' });
  await expect(migrate(broken!.url, bad)).rejects.toThrow(
    /^Migration 1_bad failed and was undone: .*nowhere/,
  );
  const good = migrationsOf({ '1_bad': 'CREATE TABLE half (id INTEGER);' });
  expect(await migrate(broken!.url, good)).toEqual(['1_bad']);
  expect(await appliedIn(broken!.url)).toEqual(['1_bad 1 true']);
});

test('a database newer than the code is left as it is', async () => {
  expect(await migrate(fresh!.url, migrationsOf({ '0_older': 'CREATE TABLE older (id INTEGER)' }))).toEqual([
    '0_older',
  ]);
});

test('a database that is not there is named, without its password', async () => {
  const url = 'postgresql://someone:secret@127.0.0.1:1/nowhere';
  const failure = migrate(url, PRISMA_FOLDER);
  await expect(failure).rejects.toThrow(
    'The database postgresql://someone:***@127.0.0.1:1/nowhere could not be opened',
  );
  await expect(failure).rejects.not.toThrow('secret');
});
