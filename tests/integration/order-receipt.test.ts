import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { storeOrder, storePayment } from '../support/stored-orders';
import { CONTENT } from '../support/content-folder';
import { loadContent } from '@/lib/content/load';
import { termsOf } from '@/lib/content/terms';
import { routes } from '@/lib/kernel/routes';
import { keepTerms } from '@/lib/shop/store/terms';
import { randomId } from '@/lib/platform/random/random-id';
import { formRequest, formsThatComeBack } from '../support/form-calls';

const { database, url } = await freshDatabase();
const SITE = 'http://127.0.0.1:3000';
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: SITE });
const { POST } = await import('@/app/orders/[token]/receipt/route');
const { context } = await import('@/lib/server/context');

async function anOrder(wanted: Parameters<typeof storeOrder>[1] = {}) {
  const orderId = await storeOrder(database, wanted);
  const token = randomId();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await database.orderAccess.create({ data: { orderId, tokenHash } });
  return { orderId, token };
}

const send = (token: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(formRequest(`/orders/${token}/receipt`, form, headers), { params: Promise.resolve({ token }) });
const buyer = (id: string) =>
  database.order.findUniqueOrThrow({
    where: { id },
    select: { company: true, taxId: true, postalAddress: true },
  });
const NOBODY = { company: null, taxId: null, postalAddress: null };

describe('the form for the receipt', () => {
  test('puts company and tax id on the order, and leads back to it', async () => {
    const { orderId, token } = await anOrder();
    const answer = await send(token, { company: ' Quist & Sons <b>GmbH</b> ', taxId: 'DE 123 456 789' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/orders/${token}?form=saved#receipt`);
    expect(await buyer(orderId)).toEqual({
      company: 'Quist & Sons <b>GmbH</b>',
      taxId: 'DE 123 456 789',
      postalAddress: null,
    });
  });

  test('takes a postal address of several lines as it was typed, without what is blank', async () => {
    const { orderId, token } = await anOrder();
    await send(token, { postalAddress: ' Ringstraße 1 \r\n\r\n1010 Wien\r\nÖsterreich\r\n' });
    expect(await buyer(orderId)).toEqual({
      ...NOBODY,
      postalAddress: 'Ringstraße 1\n1010 Wien\nÖsterreich',
    });
  });

  test.each<Record<string, string>>([
    { company: 'x'.repeat(121), taxId: '' },
    { company: '', taxId: '1'.repeat(41) },
    { company: 'two\nlines', taxId: '' },
    { company: 'New', postalAddress: 'x'.repeat(301) },
    { company: 'New', postalAddress: 'Ringstraße 1\r\n\u202e1010 Wien' },
    { company: 'New', postalAddress: 'Ringstraße 1\u0000' },
  ])('changes nothing when something does not fit, and comes back to be corrected: %j', async (form) => {
    const { orderId, token } = await anOrder({ company: 'Old' });
    expect(formsThatComeBack(context().typed)(await send(token, form))).toEqual({
      to: `303 ${routes.order(token)}?form=refused#receipt`,
      form: { company: '', taxId: '', postalAddress: '', ...form },
    });
    expect(await buyer(orderId)).toEqual({ ...NOBODY, company: 'Old' });
  });

  test('is refused from another site, and for a key that nobody has', async () => {
    const { orderId, token } = await anOrder();
    expect((await send(token, { company: 'Evil' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await send('no-such-key', { company: 'Evil' });
    expect(await buyer(orderId)).toEqual(NOBODY);
  });

  test('puts nothing on the order of somebody who had everything deleted', async () => {
    const { orderId, token } = await anOrder({ erasedAt: new Date() });
    expect((await send(token, { company: 'Back' })).status).toBe(303);
    expect(await buyer(orderId)).toEqual(NOBODY);
  });
});

describe('an order page', () => {
  test('says what was paid with, whichever tries came to nothing before', async () => {
    const { orderId, token } = await anOrder();
    await storePayment(database, orderId, { status: 'failed', brand: 'visa', last4: '0002' });
    await storePayment(database, orderId, { brand: 'mastercard', last4: '4444' });
    expect((await context().shop.viewOrder(token))?.order.paidWith).toEqual({
      method: 'card',
      brand: 'mastercard',
      last4: '4444',
    });
  });

  test.each(['refunded', 'disputed', 'on_hold', 'processing', 'awaiting_payment', 'canceled'] as const)(
    'of an order that is %s has no files',
    async (status) => {
      const { token } = await anOrder({ status });
      expect(await context().shop.viewOrder(token)).toMatchObject({
        files: [],
        archive: null,
        hasTracker: false,
      });
    },
  );

  test('of a bundle has the files of every tool that was in it, an archive, and the tracker', async () => {
    const tools = ['90-day-sprint-planner', 'strategic-okr-execution-tracker'];
    const { token } = await anOrder({ productSlug: 'complete-strategy-toolbox', tools });
    const view = await context().shop.viewOrder(token);
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
    expect((await context().shop.viewOrder(token))?.terms).toMatchObject({
      withdrawal: 'The words of that day.',
      license: 'The license of that day.',
      isKept: true,
    });
    const { token: before } = await anOrder({ contentVersion: 'of a version before' });
    expect((await context().shop.viewOrder(before))?.terms).toMatchObject({
      withdrawal: today.withdrawal,
      license: today.licenses['90-day-sprint-planner'],
      isKept: false,
    });
  });

  test('says until when there is support: 90 days', async () => {
    const { token } = await anOrder({ paidAt: new Date('2026-03-01T23:59:00Z') });
    expect((await context().shop.viewOrder(token))?.supportUntil).toEqual(new Date('2026-05-30T23:59:00Z'));
  });

  test.each(['', 'no-such-key', '../..', '\u0000', 'x'.repeat(5000)])('is not there for %j', async (key) => {
    expect(await context().shop.viewOrder(key)).toBeNull();
  });
});
