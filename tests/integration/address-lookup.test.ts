import { expect, test } from 'vitest';
import { readDatabaseUrl } from '@/lib/platform/database/database-url';
import { freshDatabase } from '../support/databases';
import { storeAssessment } from '../support/personal-data';
import { storeOrder } from '../support/stored-orders';

const { database, url } = await freshDatabase();

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
