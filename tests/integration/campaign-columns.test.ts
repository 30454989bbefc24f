import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import { emptyDatabase, migrationsBefore, PRISMA_FOLDER } from '../support/databases';

const AT = '2026-03-01T10:00:00.000+00:00';
/** What was stored of a visit, and the columns it becomes. */
const STORED: Record<string, [attribution: object | null, columns: (string | null)[]]> = {
  tags: [
    { utm_source: 'news', utm_medium: 'mail', utm_campaign: 'spring', utm_term: 'x', referrer: 'a.example' },
    ['news', 'mail', 'spring'],
  ],
  click: [{ click: 'google', referrer: 'www.google.com' }, ['google', null, null]],
  referrer: [{ referrer: 'a.example', utm_campaign: 'it’s "quoted"' }, ['a.example', null, 'it’s "quoted"']],
  direct: [{}, [null, null, null]],
  untold: [null, [null, null, null]],
};

const { url } = await emptyDatabase();
await migrate(url, migrationsBefore('20261129041700'));
const database = openDatabase(url);
afterAll(() => database.$disconnect());
const [no, json] = url.startsWith('file:') ? ['0', ''] : ['false', '::jsonb'];
const columns = Object.entries(STORED);
for (const [id, [attribution]] of columns) {
  const stored = attribution ? `'${JSON.stringify(attribution)}'${json}` : 'NULL';
  await database.$executeRawUnsafe(
    `INSERT INTO "Assessment" ("id", "createdAt", "rubricVersion", "questionnaireVersion", "name", "email",
       "currentChallenges", "overallScore", "recommendations", "attribution")
     VALUES ('${id}', '${AT}', '1', '1', 'Ada', 'ada@example.org', '[]'${json}, 50, '[]'${json}, ${stored})`,
  );
  await database.$executeRawUnsafe(
    `INSERT INTO "Order" ("id", "number", "createdAt", "productId", "title", "price", "currency", "tools",
       "contentVersion", "livemode", "attribution")
     VALUES ('${id}', '${id}', '${AT}', 'tool', 'Tool', 3900, 'usd', '[]'${json}, 'v1', ${no}, ${stored})`,
  );
}
for (const template of ['owner-week', 'owner-sale'])
  await database.$executeRawUnsafe(
    `INSERT INTO "OutboxMail" ("id", "createdAt", "reason", "template", "messageId")
     VALUES ('${template}', '${AT}', '${template}', '${template}', '${template}')`,
  );
await migrate(url, PRISMA_FOLDER);

const select = { id: true, utmSource: true, utmMedium: true, utmCampaign: true } as const;
const EXPECTED = new Map(columns.map(([id, [, columns]]) => [id, columns]));
type Row = Record<keyof typeof select, string | null>;
const columnsOf = (rows: Row[]) =>
  new Map(rows.map(({ id, utmSource, utmMedium, utmCampaign }) => [id, [utmSource, utmMedium, utmCampaign]]));

test('leads and orders keep where they came from', async () => {
  expect(columnsOf(await database.assessment.findMany({ select, take: 10 }))).toEqual(EXPECTED);
  expect(columnsOf(await database.order.findMany({ select, take: 10 }))).toEqual(EXPECTED);
});

test('a Monday mail that waits is not tried for days', async () => {
  const mails = await database.outboxMail.findMany({ select: { template: true }, take: 10 });
  expect(mails).toEqual([{ template: 'owner-sale' }]);
});
