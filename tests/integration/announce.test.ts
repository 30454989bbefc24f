import { expect, test } from 'vitest';
import { announce, toldOfEdition } from '@/lib/shop/announce';
import { termsOf } from '@/lib/content/catalogue';
import { keepTerms, termsOfOrder } from '@/lib/shop/store/catalogue';
import { siteDatabase } from '../support/databases';
import { content, mailed } from '../support/mail-delivery';
import { storeOrder } from '../support/stored-orders';

const { database } = await siteDatabase();
const { context } = await import('@/lib/server/context');
const { unsubscribe, loadUnsubscription } = await import('@/lib/your-data/answer-consent');
const { mailLinks } = await import('@/lib/your-data/mail-links');

const SLUG = '90-day-sprint-planner';
const NOW = new Date('2027-03-02T12:00:00Z');
const BETTER = { date: '2027-03-01', news: 'The review sheet prints on one page.' };
const shop = { database, content, now: () => NOW };
const planner = content.products.find(({ slug }) => slug === SLUG)!;
await keepTerms(database, 'test', termsOf(content));
planner.edition = BETTER;
await keepTerms(database, 'newer', termsOf(content));

const recipients = async () =>
  (
    await database.outboxMail.findMany({ where: { template: 'improved' }, orderBy: { recipient: 'asc' } })
  ).map(({ recipient }) => recipient);

test('each buyer with an older edition is mailed once, with a way out, however often it runs', async () => {
  const email = 'ada@example.org';
  await storeOrder(database, { email });
  await storeOrder(database, { email: 'ADA@example.org', createdAt: new Date('2026-02-01') });
  await storeOrder(database, { email: 'bundle@example.org', productSlug: 'a-bundle', tools: [SLUG, 'b'] });
  await storeOrder(database, { email: 'new@example.org', contentVersion: 'newer' });
  await storeOrder(database, { email: 'back@example.org', status: 'refunded' });
  await storeOrder(database, { email: null, erasedAt: NOW });
  await storeOrder(database, { email: 'other@example.org', productSlug: 'b', tools: ['b'] });
  const quiet = await storeOrder(database, { email: 'quiet@example.org' });
  await storeOrder(database, { email: 'Quiet@example.org' });
  const { unsubscribe: ids } = mailLinks(context().settings);
  expect(await loadUnsubscription(context(), ids.sign(quiet))).toBe('asked');
  expect(await unsubscribe(context(), ids.sign(quiet))).toBe(true);
  expect(await loadUnsubscription(context(), ids.sign(quiet))).toBe('done');

  expect((await toldOfEdition(shop, SLUG)).length).toBe(2);
  const both = await Promise.all([announce(shop, SLUG), announce(shop, SLUG)]);
  expect(both[0] + both[1]).toBe(2);
  expect(await recipients()).toEqual([email, 'bundle@example.org']);
  // The rows of sent mails go after a while.
  await database.outboxMail.updateMany({ data: { status: 'queued' } });
  expect(await announce(shop, SLUG)).toBe(0);

  await unsubscribe(context(), ids.sign((await toldOrder('bundle@example.org')).id));
  const arrived = await mailed(database, () => NOW, 2);
  expect(arrived.length).toBe(1);
  const [{ text = '' } = {}] = arrived;
  expect(text).toContain(BETTER.news);
  const token = /\/api\/unsubscribe\/([\w.%-]+)/.exec(text)![1]!;
  expect(await loadUnsubscription(context(), decodeURIComponent(token))).toBe('asked');
  expect(JSON.stringify(arrived[0])).toContain('List-Unsubscribe');

  await database.outboxMail.deleteMany();
  expect(await announce(shop, SLUG)).toBe(0);
  planner.edition = { ...BETTER, date: '2027-06-01' };
  expect(await announce(shop, SLUG)).toBe(2);
  expect(await recipients()).toEqual([email, 'new@example.org']);
});

const toldOrder = (email: string) => database.order.findFirstOrThrow({ where: { email } });

test('an order knows the edition it was sold with', async () => {
  const id = await storeOrder(database);
  const { editions } = await termsOfOrder(context(), { id, productSlug: SLUG });
  expect(editions[SLUG]).toBe('2026-11-29');
});
