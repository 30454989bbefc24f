import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { storeOrder } from '../support/stored-orders';
import { randomId } from '@/lib/gateways/random/random-id';

const { database, url } = await freshDatabase();
const SITE = 'http://127.0.0.1:3000';
Object.assign(process.env, { DATABASE_URL: url, BASE_URL: SITE });
const { POST } = await import('@/app/orders/[token]/receipt/route');
const { container } = await import('@/lib/container');

async function anOrder(wanted: Parameters<typeof storeOrder>[1] = {}) {
  const orderId = await storeOrder(database, wanted);
  const token = randomId();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  await database.orderAccess.create({ data: { orderId, tokenHash } });
  return { orderId, token };
}

const send = (token: string, form: Record<string, string>, headers: Record<string, string> = {}) =>
  POST(
    new Request(`${SITE}/orders/${token}/receipt`, {
      method: 'POST',
      // As a browser sends it from a page without a referrer.
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'sec-fetch-site': 'same-origin',
        origin: 'null',
        ...headers,
      },
      body: new URLSearchParams(form).toString(),
    }),
    { params: Promise.resolve({ token }) },
  );
const buyer = (id: string) =>
  database.order.findUniqueOrThrow({ where: { id }, select: { company: true, taxId: true } });

describe('the form for the receipt', () => {
  test('puts company and tax id on the order, and leads back to it', async () => {
    const { orderId, token } = await anOrder();
    const answer = await send(token, { company: ' Quist & Sons <b>GmbH</b> ', taxId: 'DE 123 456 789' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`/orders/${token}?form=saved#receipt`);
    expect(await buyer(orderId)).toEqual({ company: 'Quist & Sons <b>GmbH</b>', taxId: 'DE 123 456 789' });
  });

  test('takes them off again when it is empty', async () => {
    const { orderId, token } = await anOrder({ company: 'Old', taxId: '1' });
    await send(token, { company: '', taxId: ' ' });
    expect(await buyer(orderId)).toEqual({ company: null, taxId: null });
  });

  test.each([
    { company: 'x'.repeat(121), taxId: '' },
    { company: '', taxId: '1'.repeat(41) },
    { company: 'two\nlines', taxId: '' },
  ])('changes nothing when something does not fit: %j', async (form) => {
    const { orderId, token } = await anOrder({ company: 'Old' });
    expect((await send(token, form)).headers.get('location')).toContain('form=refused');
    expect(await buyer(orderId)).toEqual({ company: 'Old', taxId: null });
  });

  test('is refused from another site, and for a key that nobody has', async () => {
    const { orderId, token } = await anOrder();
    expect((await send(token, { company: 'Evil' }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    await send('no-such-key', { company: 'Evil' });
    expect(await buyer(orderId)).toEqual({ company: null, taxId: null });
  });

  test('does not hold more than a form of ours has', async () => {
    const { token } = await anOrder();
    expect((await send(token, { company: 'x'.repeat(20_000) })).status).toBe(413);
    expect((await send(token, {}, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('an order page', () => {
  test.each(['refunded', 'disputed', 'on_hold', 'processing', 'awaiting_payment', 'canceled'] as const)(
    'of an order that is %s has no files',
    async (status) => {
      const { token } = await anOrder({ status });
      expect(await container().viewOrder(token)).toMatchObject({
        files: [],
        archive: null,
        hasTracker: false,
      });
    },
  );

  test('of a bundle has the files of every tool that was in it, an archive, and the tracker', async () => {
    const tools = ['90-day-sprint-planner', 'strategic-okr-execution-tracker'];
    const { token } = await anOrder({ productId: 'complete-strategy-toolbox', tools });
    const view = await container().viewOrder(token);
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

  test('says until when there is support: 90 days', async () => {
    const { token } = await anOrder({ paidAt: new Date('2026-03-01T23:59:00Z') });
    expect((await container().viewOrder(token))?.supportUntil).toEqual(new Date('2026-05-30T23:59:00Z'));
  });

  test.each(['', 'no-such-key', '../..', '\u0000', 'x'.repeat(5000)])('is not there for %j', async (key) => {
    expect(await container().viewOrder(key)).toBeNull();
  });
});
