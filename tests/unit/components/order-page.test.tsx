import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderTexts } from '@/lib/shop/order-texts';
import { OrderPage } from '@/components/orders/order-page';
import { loadContent } from '@/lib/content/load';
import { anOrder } from '../../support/an-order';
import { CONTENT } from '../../support/content-folder';

const content = loadContent(CONTENT);

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
