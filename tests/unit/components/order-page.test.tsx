import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { orderTexts } from '@/app/orders/[token]/order-texts';
import { OrderPage } from '@/components/orders/order-page';
import { loadContent } from '@/lib/content/load';
import type { OrderState } from '@/lib/shop/rules/order-state';
import { anOrder } from '../../support/an-order';
import { CONTENT } from '../../support/content-folder';

const content = loadContent(CONTENT);

const ofEuros = { paidCurrency: 'eur', country: null };

/** The color of the line beside an order's state, as its class names it. */
function colorOf(status: OrderState): string | undefined {
  const order = { ...anOrder({ status }), paidWith: null, paidCurrency: null, country: null };
  const terms = { withdrawal: '', service: '', license: '', editions: {}, isKept: true };
  const texts = orderTexts(content, {
    order,
    terms,
    supportUntil: order.createdAt,
    supportEnded: false,
    refundUntil: null,
    upgrade: null,
  });
  const view = { order, files: [], archive: null, hasTracker: false };
  const html = renderToStaticMarkup(<OrderPage token="key" texts={texts} news={null} view={view} />);
  return /\bborder-(good|fair|poor)\b/.exec(html)?.[1];
}

test('an order is printed in its own currency, and promises the money back until a day', () => {
  const sold = { status: 'partially_refunded', currency: 'eur', refunded: 900 } as const;
  const at = new Date('2026-03-01T11:00:00Z');
  const order = { ...anOrder({ ...sold, paidAt: at, soldAt: at }), paidWith: null, ...ofEuros };
  const terms = { withdrawal: '', service: '', license: '', editions: {}, isKept: true };
  const texts = orderTexts(content, {
    order,
    terms,
    supportUntil: at,
    supportEnded: false,
    refundUntil: null,
    upgrade: null,
  });
  const view = { order, files: [], archive: null, hasTracker: false };
  const html = renderToStaticMarkup(<OrderPage token="key" texts={texts} news={null} view={view} />);
  expect(html.match(/[$€][\d]+\.\d\d/g)).toEqual(['€9.00', '€39.00', '€39.00', '€9.00', '€30.00']);
  expect(texts.receipt.promise).toBe(
    content.toolbox.refund.text.replace('within 14 days of the purchase', 'by March 15, 2026'),
  );
  expect(html).toContain(texts.receipt.promise);
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
  expect(colorOf(status)).toBe(color);
});
