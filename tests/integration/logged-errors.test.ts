import { describe, expect, inject, test, vi } from 'vitest';
import { logUnexpectedError } from '@/lib/platform/http/unexpected-error';
import { freshDatabase } from '../support/databases';

const { database } = await freshDatabase();
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
