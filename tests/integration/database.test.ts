import { expect, inject, test, describe, vi } from 'vitest';
import { databaseFaults } from '@/lib/server/outside';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { freshDatabase } from '../support/databases';
import { anOrderRow, storeOrder } from '../support/stored-orders';
import { storeAssessment } from '../support/personal-data';

const { database, url } = await freshDatabase();

test.skipIf(inject('postgresqlServer'))('SQLite waits for the disk at each commit', async () => {
  expect(await database.$queryRaw`PRAGMA synchronous`).toEqual([{ synchronous: 2n }]);
  expect(await databaseFaults(url)).toEqual([]);
});

test.runIf(inject('postgresqlServer'))('Postgres is asked what this database does not wait for', async () => {
  const forgotten = async () => {
    return (await databaseFaults(url)).map((line) => /^Postgres has (\w+) off/.exec(line)?.[1]);
  };
  expect(await forgotten()).toEqual(['fsync', 'synchronous_commit']);
  const name = new URL(url).pathname.slice(1);
  await database.$executeRawUnsafe(`ALTER DATABASE ${name} SET synchronous_commit = on`);
  expect(await forgotten()).toEqual(['fsync']);
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

/** How the database would go about it. */
async function plan(sql: string): Promise<string> {
  if (readDatabaseUrl(url).provider === 'sqlite') {
    const steps = await database.$queryRawUnsafe<{ detail: string }[]>(`EXPLAIN QUERY PLAN ${sql}`);
    return steps.map(({ detail }) => detail).join('\n');
  }
  // A handful of rows is read whole, whatever indexes there are.
  return database.$transaction(async (open) => {
    await open.$executeRawUnsafe('SET LOCAL enable_seqscan = off');
    const lines = await open.$queryRawUnsafe<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${sql}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

test('the orders of an address are looked up, by buyer and by charge, however it was typed', async () => {
  await storeOrder(database, { email: 'Ada@example.org' });
  const found = await plan(
    `SELECT id FROM "Order" WHERE lower(email) = lower('ADA@example.org') OR lower("billingEmail") = lower('ADA@example.org')`,
  );
  expect(found).toContain('Order_lower_email_idx');
  expect(found).toContain('Order_lower_billingEmail_idx');
});

test('so are the open payments of a network, of which each purchase asks', async () => {
  // Of many, since among a few one index is as good as another.
  for (let at = 0; at < 300; at++)
    await storeOrder(database, { status: 'awaiting_payment', networks: `near:${at} widest:b` });
  await storeOrder(database, { status: 'awaiting_payment', networks: 'near:a widest:b' });
  await database.$executeRawUnsafe('ANALYZE');
  const found = await plan(
    `SELECT id FROM "Order" WHERE status = 'awaiting_payment' AND networks = 'near:a widest:b' ORDER BY "createdAt" DESC LIMIT 2 OFFSET 100`,
  );
  expect(found).toContain('Order_networks_status_createdAt_idx');
});

test('so are the diagnostics', async () => {
  await storeAssessment(database, { email: 'Ada@example.org' });
  expect(await plan(`SELECT id FROM "Assessment" WHERE lower(email) = lower('ADA@example.org')`)).toContain(
    'Assessment_lower_email_idx',
  );
});

const onSqlite = !inject('postgresqlServer');
const SECRET = 'Ada Quist';

/** What is logged of a call that fails, whole; the call's value must not be in it. */
async function loggedOf(call: () => Promise<unknown>): Promise<string> {
  const failed: unknown = await call().then(
    () => expect.unreachable('the call did not fail'),
    (error: unknown) => error,
  );
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  logUnexpectedError(failed);
  const logged = JSON.stringify(said.mock.calls);
  said.mockRestore();
  expect(logged).not.toMatch(/Ada|Quist|30000000000|ada@example/);
  return logged;
}

describe('of a call that the database refuses, nothing that was asked with is logged', () => {
  test('where a field is missing', async () => {
    const data = { id: SECRET, recipient: 'ada@example.org' } as never;
    const logged = await loggedOf(() => database.outboxMail.create({ data }));
    expect(logged).toContain('prisma.outboxMail.create, argument reason');
  });

  test('where a field has another type', async () => {
    const where = { recipient: SECRET, dueAt: { lt: new Date(SECRET) } };
    const logged = await loggedOf(() => database.outboxMail.findMany({ where }));
    expect(logged).toContain('prisma.outboxMail.findMany, argument lt');
  });

  test('where a row is there already', async () => {
    const data = { id: SECRET, type: SECRET };
    await database.webhookEvent.create({ data });
    const logged = await loggedOf(() => database.webhookEvent.create({ data }));
    expect(logged).toContain('UniqueConstraintViolation');
    expect(logged).toContain('P2002');
  });

  test('where the table is gone', async () => {
    const logged = await loggedOf(
      () => database.$executeRaw`DELETE FROM no_such_table WHERE name = ${SECRET}`,
    );
    expect(logged).toContain('TableDoesNotExist');
    expect(logged).toContain('no_such_table');
  });

  test.skipIf(onSqlite)('where Postgres could not read a value', async () => {
    const logged = await loggedOf(() => database.$queryRaw`SELECT ${SECRET}::text::integer`);
    expect(logged).toContain('22P02');
    expect(
      await loggedOf(() => database.order.findMany({ where: { email: SECRET, priceCents: 3e10 } })),
    ).toContain('22003');
    const recipient = `${SECRET}\0`;
    expect(await loggedOf(() => database.outboxMail.findMany({ where: { recipient } }))).toContain('22021');
  });
});
