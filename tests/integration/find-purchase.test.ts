import { createHash } from 'node:crypto';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { freshDatabase } from '../support/databases';
import { formRequest, formsThatComeBack, leadsTo } from '../support/form-calls';
import { aMailDelivery, LINK_SECRETS, mailServerEach } from '../support/mail-delivery';
import { storeOrder } from '../support/stored-orders';

const { database, url } = await freshDatabase();
Object.assign(process.env, {
  ...{ DATABASE_URL: url, BASE_URL: 'http://127.0.0.1:3000', LINK_SECRETS, TRUSTED_PROXIES: '1' },
});
const { POST } = await import('@/app/api/find-purchase/route');
const { context } = await import('@/lib/server/context');

const mails = mailServerEach(database);

let visitor = 0;
const ask = (email: string, headers: Record<string, string> = {}) =>
  POST(
    formRequest('/api/find-purchase', { email }, { 'x-forwarded-for': `10.0.0.${++visitor}`, ...headers }),
  );
const SENT = '303 /find-purchase?sent';

const cameBack = formsThatComeBack(context().typed);

const delivery = () => aMailDelivery(database, mails.server.url, () => new Date()).deliver(10);

test('known or not, an address gets the same answer, and the same is done', async () => {
  await storeOrder(database, { email: 'known@example.org' });
  const answers = [await ask('known@example.org'), await ask('unknown@example.org')];
  expect(answers.map(leadsTo)).toEqual([SENT, SENT]);
  expect([...answers[0]!.headers]).toEqual([...answers[1]!.headers]);
  const mails = await database.outboxMail.findMany();
  expect(mails.map(({ template, status }) => `${template} ${status}`)).toEqual([
    'find-purchase queued',
    'find-purchase queued',
  ]);
});

describe('the mail', () => {
  test('lists every order of the address, each with a link of its own, and goes to nobody else', async () => {
    const address = 'Grace.Hopper@example.org';
    const ids = [
      await storeOrder(database, { email: 'grace.hopper@example.org', title: 'Goal Cascade Builder' }),
      await storeOrder(database, {
        email: 'other@example.org',
        billingEmail: address,
        title: 'ROI Projection',
      }),
      await storeOrder(database, {
        email: address,
        status: 'refunded',
        refunded: 5900,
        title: 'Executive Framework',
      }),
    ];
    await storeOrder(database, { email: address, status: 'canceled', paidAt: null, title: 'Never bought' });
    await ask(`  ${address.toUpperCase()} `);
    expect(await delivery()).toMatchObject({ sent: 1 });
    const [mail] = mails.server.arrived;
    expect(mail?.to_.map((to) => to.toLowerCase())).toEqual([address.toLowerCase()]);
    const tokens = Array.from(mail!.text!.matchAll(/\/orders\/([\w-]+)/g), ([, token = '']) => token);
    const keys = await database.orderAccess.findMany({
      where: {
        tokenHash: { in: tokens.map((token) => createHash('sha256').update(token).digest('base64url')) },
      },
    });
    expect(keys.map(({ orderId }) => orderId).sort()).toEqual(ids.sort());
    expect(mail!.text).toContain('Refunded');
    expect(mail!.text).not.toContain('Never bought');
  });

  test('is not sent to an address that bought nothing, and the address is not kept', async () => {
    await ask('nobody@example.org');
    await delivery();
    expect(mails.server.arrived).toHaveLength(0);
    expect(await database.outboxMail.findMany()).toMatchObject([
      { status: 'sent', recipient: null, data: null },
    ]);
  });
});

describe('asking again', () => {
  test('within a quarter of an hour is the same request', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    for (const [time, queued] of [
      ['12:00:00.000', 1],
      ['12:14:59.999', 1],
      ['12:15:00.000', 2],
    ] as const) {
      vi.setSystemTime(`2026-03-02T${time}Z`);
      expect(leadsTo(await ask('again@example.org'))).toBe(SENT);
      expect(await database.outboxMail.count()).toBe(queued);
    }
  });

  test('too often for one address is answered as ever, and nothing more is queued', async () => {
    for (let at = 0; at < 5; at++) await ask('often@example.org');
    await database.outboxMail.deleteMany();
    expect(leadsTo(await ask('often@example.org'))).toBe(SENT);
    expect(await database.outboxMail.count()).toBe(0);
  });

  test('too often from one network is refused, whatever the address', async () => {
    const answers = [];
    for (let at = 0; at < 21; at++)
      answers.push(leadsTo(await ask(`n${at}@example.org`, { 'x-forwarded-for': '192.0.2.7' })));
    expect(answers.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => SENT));
    expect(answers[20]).toBe('429 null');
  });
});

test.each(['', 'nobody', 'a@b', 'a@example.org\r\nBcc: b@example.org', 'x'.repeat(300) + '@example.org'])(
  '%j is no address, and comes back',
  async (typed) => {
    expect(cameBack(await ask(typed))).toEqual({ to: '303 /find-purchase?invalid', form: { email: typed } });
    expect(await database.outboxMail.count()).toBe(0);
  },
);

test('nothing in the outbox tells whose address it was once the mail is gone', async () => {
  await ask('private@example.org');
  await delivery();
  const [row] = await database.outboxMail.findMany();
  expect(JSON.stringify(row)).not.toContain('private@example.org');
  const plain = createHash('sha256').update('private@example.org').digest('base64url');
  expect(row?.reason).not.toContain(plain);
});

describe('what is no form', () => {
  const asJson = { 'content-type': 'application/json' };

  test('is told to a person as a page, and so is a form that is too long', async () => {
    const accept = 'text/html,application/xhtml+xml';
    for (const [status, answer] of [
      [415, await ask('ada@example.org', { ...asJson, accept })],
      [413, await ask('a'.repeat(20_000), { accept })],
    ] as const) {
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(await answer.text()).toContain('<h1>We couldn’t read your form</h1>');
    }
    expect(await database.outboxMail.count()).toBe(0);
  });
});
