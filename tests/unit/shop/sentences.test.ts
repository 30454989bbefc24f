import { describe, expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { keyed } from '@/lib/kernel/keyed';
import type { RenderedMail } from '@/lib/mail/rules/rendered-mail';
import { renderBuyerMail } from '@/lib/shop/mails/write-buyer-mail';
import { renderOwnerMail } from '@/lib/shop/mails/write-owner-mail';
import type { Order } from '@/lib/shop/rules/order';
import { mailsFor } from '@/lib/shop/rules/order-mails';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { progress } from '@/lib/shop/rules/progress';
import { type News, SENTENCES, sentencesOf, type Standing, standingOf } from '@/lib/shop/rules/sentences';
import { anOrder, dispute, paid, paymentEvent, refunded } from '../../support/an-order';
import { CONTENT } from '../../support/content-folder';

const content = loadContent(CONTENT);
const NOW = new Date('2026-03-01T12:00:00Z');
const sold = { soldAt: NOW, paidAt: NOW };
const warning = paymentEvent({ warning: { id: 'issfr_1' } });

const ORDERS: Record<Standing, Partial<Order>> = {
  ...keyed(['awaiting_payment', 'processing', 'payment_failed', 'canceled'], (status) => ({ status })),
  on_hold: { status: 'on_hold', hold: 'amount', paidAt: NOW },
  paid: { status: 'paid', ...sold },
  partially_refunded: { status: 'partially_refunded', refunded: 900, ...sold },
  disputed: { status: 'disputed', ...sold },
  part_disputed: { status: 'disputed', refunded: 900, ...sold },
  refunded: { status: 'refunded', refunded: 3900, ...sold },
  reversed: { status: 'refunded', ...sold },
  held_disputed: { status: 'disputed', hold: 'amount', paidAt: NOW },
  held_refunded: { status: 'refunded', hold: 'amount', refunded: 3800, paidAt: NOW },
  held_reversed: { status: 'refunded', hold: 'amount', paidAt: NOW },
};

const CELLS = (Object.keys(ORDERS) as Standing[]).flatMap((standing) =>
  (Object.keys(SENTENCES) as News[]).map((news) => [news, standing] as const),
);

const textOf = (mail: RenderedMail | null) => (mail ? JSON.stringify(mail) : '');

/** What both are told, as plain text; empty: nothing. */
async function toldOf(news: News, order: Order): Promise<{ buyer: string; owner: string }> {
  const shown = { ...order, paidWith: null, paidCurrency: null, country: null };
  const given = {
    content,
    newOrderUrl: () => Promise.resolve('https://example.com/orders/key'),
    termsOf: () => Promise.resolve({ withdrawal: '', service: '', license: '', editions: {}, isKept: true }),
  };
  const data = { amount: 900, reason: 'general' };
  const mail = { id: 'mail', orderId: order.id, assessmentId: null, data, messageId: 'mail', tries: 1 };
  const [buyer, owner] = sentencesOf(news, order);
  const template = { sale: 'receipt', hold: 'on-hold' }[news as string] ?? news;
  const toBuyer = { ...mail, template, recipient: 'ada@example.com' };
  const toOwner = { ...mail, template: `owner-${news}`, recipient: null };
  const buyers = buyer && (await renderBuyerMail(given, toBuyer, shown));
  const owners = owner && renderOwnerMail(content, toOwner, shown);
  return { buyer: textOf(buyers), owner: textOf(owners) };
}

describe.each(CELLS)('%s, of an order that is %s,', (news, standing) => {
  const order = anOrder({ email: 'ada@example.com', currency: 'eur', ...ORDERS[standing] });

  test('is told in whole sentences that are true of it, or not at all', async () => {
    expect(standingOf(order)).toBe(standing);
    const { buyer, owner } = await toldOf(news, order);
    const both = buyer + owner;
    expect(both).not.toMatch(/\{\w+\}|\$/);
    if (/refunded|reversed/.test(standing) && standing !== 'partially_refunded')
      expect(both).not.toMatch(
        /refund it now|refund the order|accept the dispute there|your money back|money is still yours/,
      );
    if (!['paid', 'partially_refunded'].includes(standing))
      expect(both).not.toMatch(/files are (open|ready)|keep your (files|license)|Your files stay/);
    if (standing.startsWith('held_')) expect(buyer).not.toMatch(/ended your license|Please delete/);
  });
});

/** The mails that the last of these calls for. */
function lastMails(...paymentEvents: PaymentEvent[]): string[] {
  let told: string[] = [];
  let order = anOrder({ email: 'ada@example.com' });
  for (const one of paymentEvents) {
    const next = progress(order, one, NOW);
    told = mailsFor(order, next, one, { others: [], eachSale: true }).map(({ template }) => template);
    order = next;
  }
  return told;
}

test.each([
  ['a dispute after a full refund', [paid(), refunded(3900), dispute('open')], ['owner-dispute']],
  ['a dispute after a part', [paid(), refunded(900), dispute('open')], ['dispute', 'owner-dispute']],
  ['a dispute on hold', [paid({ amount: 3800 }), dispute('open')], ['dispute', 'owner-dispute']],
  ['its loss', [paid(), refunded(3900), dispute('lost')], ['owner-dispute-lost']],
  [
    'a refund that came back in a dispute',
    [paid(), dispute('open'), refunded(900, 'one', 'failed')],
    ['owner-refund-failed'],
  ],
  ['a fraud warning on a refunded order', [paid(), refunded(3900), warning], ['owner-fraud-warning']],
])('%s is told to whom it concerns', (_, paymentEvents, templates) => {
  expect(lastMails(...paymentEvents)).toEqual(templates);
});
