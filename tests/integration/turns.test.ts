import { expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { anOrderRow } from '../support/stored-orders';

const { database } = await freshDatabase();

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
