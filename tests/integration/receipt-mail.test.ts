import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase } from '../support/databases';
import { aMailDelivery, content } from '../support/mail-delivery';
import { type MailServer, startMailServer } from '../support/mail-server';
import { aMail, queueReceipt, storeOrder, storePayment } from '../support/stored-orders';
import { termsOf } from '@/lib/content/catalogue';
import { queueMail } from '@/lib/mail/store/outbox';
import { keepTerms } from '@/lib/shop/store/catalogue';

const { database } = await freshDatabase();
const NOON = new Date('2026-03-01T12:00:00Z');

let server: MailServer;
const delivery = () => aMailDelivery(database, server.url, () => NOON);

beforeEach(async () => {
  server = await startMailServer();
  await database.outboxMail.deleteMany();
});
afterEach(() => server.stop());

test('says to whom it was sold, and what was paid with', async () => {
  const { orderId } = await queueReceipt(database);
  await storePayment(database, orderId);
  await delivery().deliver(1);
  const { text = '', html = '' } = server.arrived[0]!;
  expect(text).toContain('Email: ada@example.org\n');
  expect(text).toContain('Paid with: Visa ending in 4242\n');
  for (const words of ['ada@example.org', 'Visa ending in 4242']) expect(html).toContain(words);
});

test('of somebody who had everything deleted names nobody', async () => {
  const { orderId } = await queueReceipt(database, { order: { erasedAt: NOON } });
  await storePayment(database, orderId);
  await delivery().deliver(1);
  for (const part of [server.arrived[0]!.text, server.arrived[0]!.html])
    expect(part).not.toMatch(/4242|ada@example\.org/);
});

test('confirms what the buyer agreed to before paying, and that the right to withdraw has ended', async () => {
  await keepTerms(database, 'of today', termsOf(content));
  await queueReceipt(database, { order: { contentVersion: 'of today' } });
  await delivery().deliver(1);
  const { text = '', html = '' } = server.arrived[0]!;
  const agreed = content.toolbox.checkout.withdrawal;
  for (const part of [text, html]) {
    expect(part).toContain(agreed);
    expect(part).toContain('That ended your legal right to cancel this purchase');
  }
});

test('quotes the words the buyer agreed to, whatever they are when it is sent', async () => {
  const terms = { ...termsOf(content), withdrawal: 'The words of that day.' };
  const slug = '90-day-sprint-planner';
  const licenses = { ...terms.licenses, [slug]: 'The license of that day.' };
  await keepTerms(database, 'of that day', { ...terms, licenses });
  const { orderId } = await queueReceipt(database, { order: { contentVersion: 'of that day' } });
  await queueMail(database, aMail({ orderId, reason: 'receipt:again' }));
  await delivery().deliver(2);
  expect(server.arrived).toHaveLength(2);
  for (const { text = '', html = '' } of server.arrived)
    for (const part of [text, html]) {
      expect(part).toContain('The words of that day.');
      expect(part).toContain('The license of that day.');
      expect(part).not.toContain(content.toolbox.checkout.withdrawal);
    }
});

test.each([
  ['of an order whose files were never given', { status: 'refunded', soldAt: null }],
  ['while an order is on hold', { status: 'on_hold', soldAt: null }],
  ['while a bank asks about the payment', { status: 'disputed', soldAt: NOON }],
] as const)('a refund %s is told without a word about files', async (_when, order) => {
  const orderId = await storeOrder(database, { ...order, priceCents: 3900, refunded: 1000 });
  await queueMail(database, aMail({ template: 'refund', orderId, data: { amount: 1000 } }));
  await delivery().deliver(1);
  const { text = '' } = server.arrived[0]!;
  expect(text).toContain('We’ve refunded $10.00 of your payment');
  // In an address of ours any letters may follow each other.
  expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(/\$39|license|files|copies/i);
});
