import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LEASE_MS } from '@/lib/mail/deliver-mail';
import { leaseMails, endTry, queueOnce, retryMails } from '@/lib/mail/store/outbox';
import { freshDatabase } from '../support/databases';
import { freePort } from '../support/free-port';
import { aMailDelivery, content } from '../support/mail-delivery';
import { type MailServer, startMailServer } from '../support/mail-server';
import { aMail, queueReceipt, storeOrder } from '../support/stored-orders';

const { database } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');
const later = (ms: number) => new Date(NOON.getTime() + ms);
const MINUTE = 60_000;

let server: MailServer;
let clock = NOON;
const delivery = () => aMailDelivery(database, server.url, () => clock);
const row = (id: string) => database.outboxMail.findUniqueOrThrow({ where: { id } });

beforeEach(async () => {
  clock = NOON;
  server = await startMailServer();
  await database.outboxMail.deleteMany();
});
afterEach(() => server.stop());

/** Delivers until nothing is due. */
async function deliverAll(worker: ReturnType<typeof delivery>) {
  for (;;) {
    const { sent, postponed, dead } = await worker.deliver(worker.limit);
    if (sent + postponed + dead === 0) return;
  }
}

test('a mail that was queued while the clock was two hours ahead goes out at once, and once', async () => {
  await queueReceipt(database, { mail: { dueAt: later(120 * MINUTE) } });
  const worker = delivery();
  expect(await worker.deliver(10)).toMatchObject({ sent: 1 });
  expect(await worker.deliver(10)).toMatchObject({ sent: 0 });
});

describe('a receipt', () => {
  test('arrives once, at its buyer, with the link to the order', async () => {
    const { orderId } = await queueReceipt(database, { mail: { recipient: 'grace@example.org' } });
    const worker = delivery();
    expect(await worker.deliver(10)).toEqual({ sent: 1, postponed: 0, dead: 0 });
    expect(await worker.deliver(10)).toEqual({ sent: 0, postponed: 0, dead: 0 });
    expect(server.arrived).toHaveLength(1);
    const [mail] = server.arrived;
    expect(mail?.to_).toEqual(['grace@example.org']);
    const token = /https:\/\/plumbline\.test\/orders\/([\w-]{24})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.html).toContain(`https://plumbline.test/orders/${token}`);
    const tokenHash = createHash('sha256').update(token).digest('base64url');
    expect(await database.orderAccess.findUnique({ where: { tokenHash } })).toMatchObject({ orderId });
  });

  test('leaves nothing in the outbox but that it was sent', async () => {
    const { mailId } = await queueReceipt(database);
    await delivery().deliver(1);
    expect(await row(mailId)).toMatchObject({
      status: 'sent',
      sentAt: NOON,
      recipient: null,
      data: null,
      leasedBy: null,
      leasedUntil: null,
      lastError: null,
    });
  });
});

test('a mail for the same reason is queued once', async () => {
  expect(await queueOnce(database, aMail({ reason: 'find-purchase:abc' }))).toBe('queued');
  expect(await queueOnce(database, aMail({ reason: 'find-purchase:abc' }))).toBe('already');
});

test('nothing is tried again before it is due', async () => {
  await queueReceipt(database, { mail: { dueAt: later(1) } });
  await database.outboxMail.updateMany({ data: { tries: 1 } });
  expect(await delivery().deliver(10)).toEqual({ sent: 0, postponed: 0, dead: 0 });
  clock = later(1);
  expect(await delivery().deliver(10)).toMatchObject({ sent: 1 });
});

test('four workers at once deliver forty mails once each', async () => {
  for (let at = 0; at < 40; at++)
    await queueReceipt(database, { mail: { recipient: `buyer-${at}@example.org` } });
  await Promise.all(Array.from({ length: 4 }, () => deliverAll(delivery())));
  const recipients = server.arrived.map(({ to_ }) => to_[0]);
  expect(recipients).toHaveLength(40);
  expect(new Set(recipients).size).toBe(40);
});

describe('a lease', () => {
  test('keeps others off as long as it lasts', async () => {
    await queueReceipt(database);
    await leaseMails(database, { owner: 'dead worker', now: NOON, until: later(LEASE_MS), limit: 10 });
    clock = later(LEASE_MS - 1);
    expect(await delivery().deliver(10)).toMatchObject({ sent: 0 });
    clock = later(LEASE_MS);
    expect(await delivery().deliver(10)).toMatchObject({ sent: 1 });
  });

  test('that was lost decides nothing any more', async () => {
    const { mailId } = await queueReceipt(database);
    await leaseMails(database, { owner: 'slow', now: NOON, until: later(1), limit: 1 });
    await leaseMails(database, { owner: 'quick', now: later(1), until: later(2), limit: 1 });
    expect(await endTry(database, mailId, 'slow', { sentAt: NOON })).toBe(false);
    expect(await endTry(database, mailId, 'slow', { dueAt: NOON, lastError: 'x' })).toBe(false);
    expect(await endTry(database, mailId, 'slow', { status: 'dead', lastError: 'x' }, aMail())).toBe(false);
    expect(await row(mailId)).toMatchObject({ status: 'queued', leasedBy: 'quick' });
    expect(await database.outboxMail.count()).toBe(1);
  });
});

const SECOND = 1000;

test('a worker at work keeps its mail however slow the mail server is, and loses it 30 seconds after its last word', async () => {
  const { mailId } = await queueReceipt(database);
  const [worker, other] = [delivery(), delivery()];
  const found: unknown[] = [];
  server.beforeAccepting = async () => {
    for (let at = 10; at <= 600; at += 10) {
      clock = later(at * SECOND);
      await worker.repeat();
      found.push(await other.deliver(1));
    }
    expect((await row(mailId)).leasedUntil).toEqual(later(630 * SECOND));
  };
  expect(await worker.deliver(1)).toMatchObject({ sent: 1 });
  expect(found).toEqual(Array.from({ length: 60 }, () => ({ sent: 0, postponed: 0, dead: 0 })));
  expect(server.arrived).toHaveLength(1);
  expect(worker.unexpectedErrors).toEqual([]);
});

describe('a mail server', () => {
  test('that is down and comes back gets the mail, under the Message-ID of the first try', async () => {
    const port = await freePort();
    const { mailId } = await queueReceipt(database);
    const { messageId } = await row(mailId);
    const worker = aMailDelivery(database, `smtp://127.0.0.1:${port}`, () => clock);
    expect(await worker.deliver(10)).toEqual({ sent: 0, postponed: 1, dead: 0 });
    expect(await row(mailId)).toMatchObject({ tries: 1, dueAt: later(MINUTE), status: 'queued' });
    expect((await row(mailId)).lastError).toContain('ECONNREFUSED');

    const back = await startMailServer(port);
    clock = later(MINUTE);
    expect(await worker.deliver(10)).toMatchObject({ sent: 1 });
    expect(back.arrived.map((mail) => mail.messageId)).toEqual([`<${messageId}@plumbline.test>`]);
    await back.stop();
  });

  test.each(['RCPT', 'DATA'] as const)(
    'that refuses for good (%s) makes a dead letter at once',
    async (at) => {
      server.refuse = { at, code: 550, text: 'no such user <ada@example.org>' };
      const { mailId } = await queueReceipt(database);
      expect(await delivery().deliver(1)).toEqual({ sent: 0, postponed: 0, dead: 1 });
      const dead = await row(mailId);
      expect(dead).toMatchObject({ status: 'dead', recipient: 'ada@example.org', leasedBy: null });
      expect(dead.lastError).toContain('no such user');
      expect(dead.lastError).not.toContain('ada@example.org');
    },
  );
});

describe('a dead letter', () => {
  test('comes after days of tries, and is told to the owner', async () => {
    const { mailId } = await queueReceipt(database, { order: { number: 'PL-DEAD-0001' } });
    server.refuse = { at: 'RCPT', code: 421, text: 'busy' };
    const worker = delivery();
    let tries = 0;
    for (; (await row(mailId)).status === 'queued'; tries++) {
      clock = (await row(mailId)).dueAt;
      await worker.deliver(1);
    }
    expect(tries).toBe(12);
    expect(clock.getTime() - NOON.getTime()).toBeGreaterThan(4 * 24 * 60 * MINUTE);

    server.refuse = null;
    await worker.deliver(10);
    expect(server.arrived).toHaveLength(1);
    const [alert] = server.arrived;
    expect(alert?.to_).toEqual([content.site.notices.email]);
    expect(alert?.text).toContain('PL-DEAD-0001');
    expect(alert?.text).toContain(`npm run outbox -- retry ${mailId}`);
    expect(alert?.text).not.toContain('ada@example.org');
  });

  test('about a notice to the owner makes no other notice', async () => {
    server.refuse = { at: 'RCPT', code: 550, text: 'no' };
    const orderId = await storeOrder(database);
    await queueOnce(database, aMail({ template: 'owner-sale', recipient: null, orderId, data: {} }));
    expect(await delivery().deliver(1)).toMatchObject({ dead: 1 });
    expect(await database.outboxMail.count()).toBe(1);
  });

  test('goes out again when it is retried', async () => {
    server.refuse = { at: 'RCPT', code: 550, text: 'no' };
    const { mailId } = await queueReceipt(database);
    const worker = delivery();
    await worker.deliver(1);
    server.refuse = null;
    expect(await retryMails(database, [mailId], NOON)).toBe(1);
    await deliverAll(worker);
    expect(server.arrived.map(({ subject }) => subject)).toContain(
      'Your files and your receipt: 90-Day Sprint Planner',
    );
  });
});

test.each([
  'ada@example.org\r\nBcc: eve@example.org',
  'ada@example.org, eve@example.org',
  '"x" <eve@example.org>, ada@example.org',
])('no address adds a header or a second recipient: %j', async (recipient) => {
  await queueReceipt(database, { mail: { recipient } });
  await delivery().deliver(1);
  for (const mail of server.arrived) {
    expect(mail.to_).not.toContain('eve@example.org');
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
  }
});
