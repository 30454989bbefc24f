import { beforeAll, expect, test } from 'vitest';
import { assessmentStore } from '@/lib/diagnostic/store/assessments';
import { outboxStore } from '@/lib/mail/store/outbox';
import { siteDesk } from '@/scripts/owner/desk';
import type { DeskName } from '@/studio/desk/desk';
import { freshDatabase } from '../support/databases';
import { aResult } from '../support/finished-diagnostics';
import { aMail, storeOrder } from '../support/stored-orders';

const { database, url } = await freshDatabase();
const SETTINGS = { DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000', LINK_SECRET: 'k'.repeat(40) };

beforeAll(async () => {
  Object.assign(process.env, SETTINGS);
  await assessmentStore(database).insert(aResult({ name: 'Ada', email: 'ada@example.org' }), null);
  await storeOrder(database, { number: 'PL-TEST-0001' });
  await outboxStore(database).queue(aMail({ recipient: 'bob@example.org' }));
});

/** The rows of a table, each by the names of its columns. */
async function rowsOf(name: DeskName) {
  const { columns, rows } = await siteDesk.read(name);
  return rows.map((row) => Object.fromEntries(columns.map((column, at) => [column.name, row[at]])));
}

test('the desk lists leads, orders, and mail that waits, as the owner’s commands do', async () => {
  expect(siteDesk.isThere()).toBe(true);
  expect(await rowsOf('leads')).toEqual([
    expect.objectContaining({
      Name: 'Ada',
      Email: 'ada@example.org',
      'Asked for': 'nothing',
      Marketing: 'no',
    }),
  ]);
  expect(await rowsOf('orders')).toEqual([
    expect.objectContaining({
      Number: 'PL-TEST-0001',
      Date: '2026-03-01T10:05:00.000Z',
      Status: 'paid',
      Price: 5900,
      Item: '90-Day Sprint Planner',
    }),
  ]);
  expect(await rowsOf('mail')).toEqual([
    expect.objectContaining({ State: 'waits', Mail: 'receipt', To: 'bob@example.org', Tries: 0 }),
  ]);
  expect((await rowsOf('funnel')).map(({ Stage, Count }) => [Stage, Count])).toContainEqual([
    'Landing page',
    0,
  ]);
});

test('leads and orders are exported as the commands export them', async () => {
  expect(await siteDesk.csv('leads')).toMatch(/^\uFEFFid,finished,name,.*\r\n.*,Ada,ada@example\.org,/);
  expect(await siteDesk.csv('orders')).toContain('\r\nPL-TEST-0001,');
  expect(await siteDesk.csv('mail')).toBeNull();
});
