import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { LIMITS } from '@/lib/kernel/limits';
import { viewData } from '@/lib/your-data/data-key';
import { siteDatabase } from '../support/databases';
import { formRequest, formsThatComeBack, leadsTo } from '../support/form-calls';
import { aMailDelivery, content, mailServerEach } from '../support/mail-delivery';
import { storeAssessment } from '../support/personal-data';
import { storeOrder } from '../support/stored-orders';

const { database } = await siteDatabase({ TRUSTED_PROXIES: '1' });
const findPurchase = (await import('@/app/api/find-purchase/route')).POST;
const yourData = (await import('@/app/api/your-data/route')).POST;
const { context } = await import('@/lib/server/context');

const mails = mailServerEach(database);
const cameBack = formsThatComeBack(context().typed);
const deliver = () => aMailDelivery(database, mails.server.url, () => new Date()).deliver(10);

let visitor = 0;
const asker =
  (post: typeof yourData) =>
  (email: string, headers: Record<string, string> = {}) =>
    post(formRequest('/api/x', { email }, { 'x-forwarded-for': `10.0.0.${++visitor}`, ...headers }));

/** The limits of both are the same. */
const { perAddress } = LIMITS.findPurchase;

describe.each([
  ['find-purchase', '/find-purchase', findPurchase, storeOrder],
  ['your-data', '/your-data', yourData, storeAssessment],
] as const)('%s', (template, page, post, store) => {
  const ask = asker(post);
  const SENT = `303 ${page}?sent`;

  test('answers alike, and does the same, whether an address is known or not', async () => {
    await store(database, { email: 'known@example.org' });
    const answers = [await ask('known@example.org'), await ask('unknown@example.org')];
    expect(answers.map(leadsTo)).toEqual([SENT, SENT]);
    expect([...answers[0]!.headers]).toEqual([...answers[1]!.headers]);
    const queued = await database.outboxMail.findMany();
    expect(queued.map((mail) => `${mail.template} ${mail.status}`)).toEqual([
      `${template} queued`,
      `${template} queued`,
    ]);
  });

  test('mails nothing to an address under which nothing is stored, and keeps nothing of it', async () => {
    await ask('nobody@example.org');
    await deliver();
    expect(mails.server.arrived).toHaveLength(0);
    const [row] = await database.outboxMail.findMany();
    expect(row).toMatchObject({ status: 'sent', recipient: null, data: null });
    expect(JSON.stringify(row)).not.toContain('nobody@example.org');
    const plain = createHash('sha256').update('nobody@example.org').digest('base64url');
    expect(row?.reason).not.toContain(plain);
    expect(await database.dataKey.count({ where: { email: 'nobody@example.org' } })).toBe(0);
  });

  test('answers too many for one address as ever, and queues no more', async () => {
    expect(perAddress.times).toBe(5);
    for (let at = 0; at < perAddress.times; at++) await ask(`often@${template}.test`);
    await database.outboxMail.deleteMany();
    expect(leadsTo(await ask(`often@${template}.test`))).toBe(SENT);
    expect(await database.outboxMail.count()).toBe(0);
  });

  test.each(['', 'nobody', 'a@b', 'a@example.org\r\nBcc: b@example.org', `${'x'.repeat(300)}@example.org`])(
    'gives %j back, which is no address',
    async (typed) => {
      expect(cameBack(await ask(typed))).toEqual({ to: `303 ${page}?invalid`, form: { email: typed } });
      expect(await database.outboxMail.count()).toBe(0);
    },
  );
});

test('asking again within a quarter of an hour is the same request', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  for (const [time, queued] of [
    ['12:00:00.000', 1],
    ['12:14:59.999', 1],
    ['12:15:00.000', 2],
  ] as const) {
    vi.setSystemTime(`2026-03-02T${time}Z`);
    expect((await asker(findPurchase)('again@example.org')).status).toBe(303);
    expect(await database.outboxMail.count()).toBe(queued);
  }
});

test('the mail lists every order of the address, each with a link of its own, and goes to nobody else', async () => {
  const address = 'Grace.Hopper@example.org';
  const ids = [
    await storeOrder(database, { email: 'grace.hopper@example.org', title: 'Goal Cascade Builder' }),
    await storeOrder(database, { email: 'other@example.org', billingEmail: address, title: 'ROI' }),
    await storeOrder(database, { email: address, status: 'refunded', refunded: 5900, title: 'Framework' }),
  ];
  await storeOrder(database, { email: address, status: 'canceled', paidAt: null, title: 'Never bought' });
  await asker(findPurchase)(`  ${address.toUpperCase()} `);
  expect(await deliver()).toMatchObject({ sent: 1 });
  const [mail] = mails.server.arrived;
  expect(mail?.to_.map((to) => to.toLowerCase())).toEqual([address.toLowerCase()]);
  const tokens = Array.from(mail!.text!.matchAll(/\/orders\/([\w-]+)/g), ([, token = '']) => token);
  const hashes = tokens.map((token) => createHash('sha256').update(token).digest('base64url'));
  const keys = await database.orderAccess.findMany({ where: { tokenHash: { in: hashes } } });
  expect(keys.map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
  expect(mail!.text).toContain('Refunded');
  expect(mail!.text).not.toContain('Never bought');
});

test('the mail has a link that opens the data, for an hour', async () => {
  const id = await storeAssessment(database, { email: 'Link@example.org', name: 'Zephyrina' });
  await asker(yourData)('link@EXAMPLE.org');
  await deliver();
  const [mail] = mails.server.arrived;
  expect(mail?.subject).toBe(content.mail.yourData.yourData.subject);
  expect(mail?.text).not.toContain('Zephyrina');
  expect(mail?.text).toContain('works for one hour after this email was sent.');
  expect(mail?.text).not.toContain('UTC');
  const key = /\/your-data\/([\w-]{24})/.exec(mail?.text ?? '')?.[1] ?? '';
  const data = await viewData(context(), key);
  expect(data?.assessments.map((one) => one.id)).toEqual([id]);
  expect(Math.round((data!.expiresAt.getTime() - Date.now()) / 60_000)).toBe(60);
});
