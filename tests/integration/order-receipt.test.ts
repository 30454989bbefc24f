import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { storeOrder, storePayment } from '../support/stored-orders';
import { CONTENT } from '../support/content-folder';
import { loadContent } from '@/lib/content/load';
import { termsOf } from '@/lib/content/catalogue';
import { keepTerms } from '@/lib/shop/store/catalogue';
import { randomId } from '@/lib/platform/random/tokens';
import { viewOrder } from '@/lib/shop/view-order';

const { database, url } = await freshDatabase();
const SITE = 'http://127.0.0.1:3000';
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: SITE });
const { context } = await import('@/lib/server/context');

async function anOrder(wanted: Parameters<typeof storeOrder>[1] = {}) {
  const orderId = await storeOrder(database, wanted);
  const token = randomId();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await database.orderAccess.create({ data: { orderId, tokenHash } });
  return { orderId, token };
}

describe('an order page', () => {
  test('says what was paid with, whichever tries came to nothing before', async () => {
    const { orderId, token } = await anOrder();
    await storePayment(database, orderId, { status: 'failed', brand: 'visa', last4: '0002' });
    await storePayment(database, orderId, { brand: 'mastercard', last4: '4444' });
    expect((await viewOrder(context(), token))?.order.paidWith).toEqual({
      method: 'card',
      brand: 'mastercard',
      last4: '4444',
    });
  });

  test.each(['refunded', 'disputed', 'on_hold', 'processing', 'awaiting_payment', 'canceled'] as const)(
    'of an order that is %s has no files',
    async (status) => {
      const { token } = await anOrder({ status });
      expect(await viewOrder(context(), token)).toMatchObject({
        files: [],
        archive: null,
        hasTracker: false,
      });
    },
  );

  test('of a bundle has the files of every tool that was in it, an archive, and the tracker', async () => {
    const tools = ['90-day-sprint-planner', 'strategic-okr-execution-tracker'];
    const { token } = await anOrder({ productSlug: 'complete-strategy-toolbox', tools });
    const view = await viewOrder(context(), token);
    expect(view?.files.map(({ slug, name }) => `${slug}/${name}`)).toEqual(
      expect.arrayContaining([
        'complete-strategy-toolbox/LICENSE.txt',
        '90-day-sprint-planner/LICENSE.txt',
        'strategic-okr-execution-tracker/LICENSE.txt',
      ]),
    );
    expect(view?.files.map(({ slug }) => slug)).not.toContain('goal-cascade-builder');
    expect(view?.archive?.size).toBeGreaterThan(view!.files.reduce((sum, { size }) => sum + size, 0));
    expect(view?.hasTracker).toBe(true);
  });

  test('quotes the words the buyer agreed to, and today’s where they were not kept', async () => {
    const today = termsOf(loadContent(CONTENT));
    const licenses = { '90-day-sprint-planner': 'The license of that day.' };
    await keepTerms(database, 'of that day', { ...today, withdrawal: 'The words of that day.', licenses });
    // What was kept stays: a version of content/ has one text.
    await keepTerms(database, 'of that day', today);
    const { token } = await anOrder({ contentVersion: 'of that day' });
    expect((await viewOrder(context(), token))?.terms).toMatchObject({
      withdrawal: 'The words of that day.',
      license: 'The license of that day.',
      isKept: true,
    });
    const { token: before } = await anOrder({ contentVersion: 'of a version before' });
    expect((await viewOrder(context(), before))?.terms).toMatchObject({
      withdrawal: today.withdrawal,
      license: today.licenses['90-day-sprint-planner'],
      isKept: false,
    });
  });

  test('says until when there is support: 90 days', async () => {
    const { token } = await anOrder({ paidAt: new Date('2026-03-01T23:59:00Z') });
    expect((await viewOrder(context(), token))?.supportUntil).toEqual(new Date('2026-05-30T23:59:00Z'));
  });

  test.each(['', 'no-such-key', '../..', '\u0000', 'x'.repeat(5000)])('is not there for %j', async (key) => {
    expect(await viewOrder(context(), key)).toBeNull();
  });
});
