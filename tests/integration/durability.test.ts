import { expect, inject, test } from 'vitest';
import { databaseFinding } from '@/lib/server/outside';
import { freshDatabase } from '../support/databases';
import { anOrderRow } from '../support/stored-orders';

const { url, database } = await freshDatabase();

test.skipIf(inject('postgresqlServer'))('SQLite waits for the disk at each commit', async () => {
  expect(await database.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await databaseFinding(url)).toMatchObject({ state: 'ok' });
});

test.runIf(inject('postgresqlServer'))('Postgres is asked what this database does not wait for', async () => {
  const forgotten = async () => {
    const { state, lines } = await databaseFinding(url);
    return [state, ...lines.map((line) => /^Postgres has (\w+) off/.exec(line)?.[1])];
  };
  expect(await forgotten()).toEqual(['stop', 'fsync', 'synchronous_commit']);
  const name = new URL(url).pathname.slice(1);
  await database.$executeRawUnsafe(`ALTER DATABASE ${name} SET synchronous_commit = on`);
  expect(await forgotten()).toEqual(['stop', 'fsync']);
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
