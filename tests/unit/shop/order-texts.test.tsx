import { expect, test } from 'vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { orderTexts } from '@/lib/shop/order-texts';
import { loadContent } from '@/lib/content/load';
import { OrderPage } from '@/components/orders/order-page';
import { anOrder } from '../../support/an-order';
import { CONTENT } from '../../support/content-folder';

const content = loadContent(CONTENT);
const paidAt = new Date('2026-03-01T12:00:00Z');

const textsOf = (order: Parameters<typeof anOrder>[0], editions: Record<string, string> = {}) =>
  orderTexts(content, {
    order: {
      ...anOrder({ currency: 'eur', paidAt, soldAt: paidAt, ...order }),
      paidWith: null,
      paidCurrency: 'eur',
      country: null,
    },
    terms: { withdrawal: '', service: '', license: '', editions, isKept: true },
    supportUntil: paidAt,
    supportEnded: false,
    refundUntil: null,
    upgrade: null,
  });

test('the promise to give the money back is the sentence of the toolbox, with the last day of this order', () => {
  const { promise } = textsOf({ status: 'paid' }).receipt;
  expect(promise).toContain('by March 15, 2026');
  expect(content.toolbox.refund.text).toContain('within 14 days of the purchase');
  expect(promise).toBe(
    content.toolbox.refund.text.replace('within 14 days of the purchase', 'by March 15, 2026'),
  );
});

test('once the money is asked back, the page says so first, and neither promises nor offers it again', () => {
  const refundAskedAt = new Date('2026-03-04T12:00:00Z');
  const asked = textsOf({ status: 'paid', refundAskedAt });
  expect(asked.state).toMatchObject({ label: 'Refund requested', tone: 'fair' });
  expect(asked.state.text).toContain('March 4, 2026');
  expect([asked.refund.text, asked.refund.button, asked.receipt.promise]).toEqual([null, null, '']);
  const inPart = textsOf({ status: 'partially_refunded', refundAskedAt });
  expect(inPart.state.label).toBe('Paid, partly refunded');
  expect(inPart.refund.text).toContain('March 4, 2026');
  const isBack = textsOf({ status: 'refunded', refundAskedAt, refunded: 3900 });
  expect([isBack.state.label, isBack.refund.text]).toEqual(['Refunded', null]);
});

test('no money is promised back that is back, or that a bank decides about', () => {
  for (const status of ['refunded', 'disputed', 'on_hold'] as const)
    expect(textsOf({ status }).receipt.promise).toBe('');
});

test('an order that was sold in another currency shows its own', () => {
  const { state } = textsOf({ status: 'partially_refunded', refunded: 900 });
  expect(state.text).toMatch(/€9\.00 of €\d+\.00/);
});

test('an order says which edition was bought, and which is there now', () => {
  const { slug, title } = content.products.find(({ type }) => type === 'digital')!;
  const linesOf = (bought: string) =>
    textsOf({ productSlug: slug, tools: [slug] }, { [slug]: bought }).editions;
  expect(linesOf('2026-11-29')).toEqual([`${title}: you have the newest edition (November 29, 2026).`]);
  expect(linesOf('2026-01-05')).toEqual([
    expect.stringContaining(
      'you bought the edition of January 5, 2026. The links above give you the newer one of November 29, 2026.',
    ),
  ]);
});

/** The page of an order, as it is sent. */
function pageOf(wanted: Parameters<typeof anOrder>[0]): string {
  const order = { ...anOrder(wanted), paidWith: null, paidCurrency: wanted?.currency ?? null, country: null };
  const texts = orderTexts(content, {
    order,
    terms: { withdrawal: '', service: '', license: '', editions: {}, isKept: true },
    supportUntil: order.createdAt,
    supportEnded: false,
    refundUntil: null,
    upgrade: null,
  });
  const view = { order, files: [], archive: null, hasTracker: false };
  return renderToStaticMarkup(<OrderPage token="key" texts={texts} news={null} view={view} />);
}

test('an order is printed in its own currency, and promises the money back until a day', () => {
  const at = new Date('2026-03-01T11:00:00Z');
  const sold = { status: 'partially_refunded', currency: 'eur', refunded: 900 } as const;
  const html = pageOf({ ...sold, paidAt: at, soldAt: at });
  expect(html.match(/[$€][\d]+\.\d\d/g)).toEqual(['€9.00', '€39.00', '€39.00', '€9.00', '€30.00']);
  expect(html).toContain('by March 15, 2026');
});

test.each([
  ['paid', 'good'],
  ['partially_refunded', 'good'],
  ['awaiting_payment', 'fair'],
  ['processing', 'fair'],
  ['on_hold', 'fair'],
  ['disputed', 'fair'],
  ['payment_failed', 'poor'],
  ['canceled', 'poor'],
  ['refunded', 'poor'],
] as const)('the state of an order that is %s stands beside a line in the color %s', (status, color) => {
  expect(/\bborder-(good|fair|poor)\b/.exec(pageOf({ status }))?.[1]).toBe(color);
});
