import { expect, test } from 'vitest';
import { context } from '@/lib/server/context';
import { followOrder } from '@/lib/shop/payment-status';
import { listOrders } from '@/lib/shop/store/shown-orders';
import { viewOrder } from '@/lib/shop/view-order';
import { ordersCsv } from '@/scripts/owner/csv';
import { aShop } from '../support/a-shop';

const shop = await aShop();
const { priceCents } = shop.products.find(({ slug }) => slug === 'goal-cascade-builder')!;
const offers = shop.content.site.payments;
const all = { promotionCodes: true, automaticTax: true, invoices: true };
const discount = Math.round(priceCents / 10);
const tax = Math.round((priceCents - discount) * 0.08);
const total = priceCents - discount + tax;

/** Bought on Stripe's page with a code, where everything is offered. */
async function bought(code: string) {
  Object.assign(offers, all);
  const begun = await shop.beginHosted();
  await shop.payOnPage(begun.url, 'pm_card_visa', 'ada@example.com', code);
  await shop.settled();
  const key = /orders\/([\w-]+)/.exec(begun.session.success_url!)![1]!;
  return { ...begun, key };
}

test('Stripe’s page offers only what site.yaml turns on', async () => {
  Object.assign(offers, { promotionCodes: false, automaticTax: false, invoices: false });
  expect((await shop.beginHosted()).session).toMatchObject({
    allow_promotion_codes: null,
    invoice_creation: null,
    automatic_tax: { enabled: false },
  });
  Object.assign(offers, all);
  expect((await shop.beginHosted()).session).toMatchObject({
    allow_promotion_codes: true,
    automatic_tax: { enabled: true },
    tax_id_collection: { enabled: true },
    invoice_creation: { enabled: true },
  });
});

test('a code and tax make the order what Stripe was paid, in page, receipt and CSV', async () => {
  const { id, session } = await bought('TENOFF');
  expect(await shop.order(id)).toMatchObject({
    status: 'paid',
    hold: null,
    priceCents: total,
    discount,
    tax,
  });
  expect(await shop.mails()).toEqual(['owner-sale', 'receipt']);
  expect(session.invoice).toMatch(/^in_/);
  const listed = await listOrders(shop.database, { limit: 1 });
  const amount = (cents: number) => (cents / 100).toFixed(2);
  const [head, line] = ordersCsv(listed, 'America/New_York').split('\r\n');
  expect(head).toMatch(/,stripeId,discount,tax$/);
  expect(line).toContain(`,${amount(total)},0.00,`);
  expect(line).toMatch(new RegExp(`,${amount(discount)},${amount(tax)}$`));
  // All of it goes back, tax too.
  await shop.refund((await shop.order(id)).paymentIntentId!);
  expect(await shop.order(id)).toMatchObject({ status: 'refunded', refunded: total });
});

test.each([
  ['amount_subtotal', -100],
  ['amount_total', -100],
  ['amount_total', 100],
] as const)('a page whose %s is off by %i leaves the order on hold', async (name, off) => {
  shop.works.events = false;
  const { id, session } = await bought('TENOFF');
  session[name]! += off;
  // What was paid is the sum that the page says.
  const intent = shop.sandbox.account.intents.get(session.payment_intent as string)!;
  if (name === 'amount_total') intent.amount_received += off;
  await shop.workWebhookEvents();
  expect(await shop.order(id)).toMatchObject({ status: 'on_hold', hold: 'amount', priceCents, tax: 0 });
});

test('a code that takes the whole price off gives the files, though Stripe makes no payment', async () => {
  const { id, key } = await bought('FREE');
  expect(await shop.order(id)).toMatchObject({
    status: 'paid',
    priceCents: 0,
    discount: priceCents,
    email: 'ada@example.com',
  });
  expect(await followOrder(context(), key)).toEqual({ status: 'succeeded', url: null });
  expect(await viewOrder(context(), key)).toMatchObject({ files: expect.anything() as unknown });
});

test('the same is found where the event was lost', async () => {
  shop.works.events = false;
  const { id, key } = await bought('FREE');
  expect(await followOrder(context(), key)).toEqual({ status: 'succeeded', url: null });
  expect((await shop.order(id)).status).toBe('paid');
});
