import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unusualDeclines } from '@/lib/shop/rules/declines';
import { orderNumber } from '@/lib/shop/order-number';

test('the number of an order has nothing that is mistaken for something else', () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (random) => {
      expect(orderNumber(random)).toMatch(/^PL-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
    }),
  );
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
