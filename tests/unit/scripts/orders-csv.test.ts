import { expect, test } from 'vitest';
import type { ListedOrder } from '@/lib/shop/rules/shown-order';
import { ordersCsv as csvOf } from '../../../scripts/owner/csv';
import { anOrder } from '../../support/an-order';

const ordersCsv = (orders: ListedOrder[]) => csvOf(orders, 'America/New_York');

const ORDER: ListedOrder = {
  ...anOrder({ number: 'PL-7K3M-9QXW', status: 'paid', priceCents: 38880, email: 'ada@example.org' }),
  attribution: { utm_source: 'news', utm_campaign: 'spring' },
  createdAt: new Date('2026-03-01T10:00:00Z'),
  paidCurrency: 'usd',
  country: 'AT',
  fee: 1158,
  net: 37722,
  refundedAt: [],
};

test('orders become lines of exact amounts, and of days by the firm’s clock', () => {
  const paidAt = new Date('2026-04-01T02:00:00Z');
  const refundedAt = [new Date('2026-04-02T12:00:00Z'), new Date('2026-05-01T03:59:00Z')];
  const [head, line] = ordersCsv([{ ...ORDER, paidAt, refundedAt }]).split('\r\n');
  expect(head).toBe(
    '\uFEFFnumber,begun,paid,status,product,title,price,refunded,email,currency,utm_source,utm_medium,utm_campaign,country,refundCurrency,fee,net,refundDays,stripeId,discount,tax',
  );
  expect(line).toBe(
    'PL-7K3M-9QXW,2026-03-01,2026-03-31,paid,tool,Tool,388.80,0.00,ada@example.org,USD,news,,spring,AT,USD,11.58,377.22,2026-04-02 2026-04-30,pi_1,0.00,0.00',
  );
});

test('each amount is in the currency it is of, with as many decimals as that has', () => {
  const [, line = ''] = ordersCsv([{ ...ORDER, refunded: 5000, paidCurrency: 'jpy', country: null }]).split(
    '\r\n',
  );
  expect(line).toContain(',388.80,5000,');
  expect(line).toMatch(/,USD,news,,spring,,JPY,1158,37722,,pi_1,0.00,0.00$/);
});

test('a comma, a quote and a line break stay in their field', () => {
  expect(ordersCsv([{ ...ORDER, title: 'Plan, "Sons"\nOne' }])).toContain('"Plan, ""Sons""\nOne"');
});
