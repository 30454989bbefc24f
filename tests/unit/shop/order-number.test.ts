import { expect, test } from 'vitest';
import { unusualDeclines } from '@/lib/shop/rules/order-mails';
import { newOrderNumber } from '@/lib/shop/steps/begin-order';

test('the number of an order has nothing that is mistaken for something else', () => {
  for (let drawn = 0; drawn < 1000; drawn += 1)
    expect(newOrderNumber()).toMatch(/^PL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
});

test.each([
  [{ failed: 9, succeeded: 0 }, false],
  [{ failed: 10, succeeded: 0 }, true],
  [{ failed: 10, succeeded: 10 }, true],
  [{ failed: 10, succeeded: 11 }, false],
  [{ failed: 59, succeeded: 1000 }, false],
  [{ failed: 60, succeeded: 1000 }, true],
])('%j declines in an hour are unusual: %s', (charges, unusual) =>
  expect(unusualDeclines(charges)).toBe(unusual),
);
