import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounded, roundedMoney, decimalsToShow } from '@/lib/tools/rules/rounding';

test.each([
  [0.1 + 0.2, 0.3],
  [-(0.1 + 0.2), -0.3],
  [1.005, 1.01],
  [-1.005, -1.01],
  [559.0000000001, 559],
  [-80_066.164_999_999_9, -80_066.17], // half a cent, summed up
  [123_456_789.125, 123_456_789.13],
  [1e15 + 0.5, 1e15],
])('money of %f is %f in whole cents', (amount, cents) => {
  expect(roundedMoney(amount)).toBe(cents);
});

test.each([
  [0.7 + 0.7 + 0.7, 2.1],
  [1.1 + 2.2, 3.3],
  [0.1 * 3, 0.3],
  [0.1234567894, 0.123456789],
  [0.1234567895, 0.12345679],
])('a measure of %f is %f to nine decimals', (measure, nine) => {
  expect(rounded(measure)).toBe(nine);
});

test('nothing rounds to -0, which would read as a loss', () => {
  expect(Object.is(roundedMoney(-0.001), 0)).toBe(true);
  expect(Object.is(rounded(-1e-12), 0)).toBe(true);
});

test('a decimal of at most nine digits stays the very number that is typed', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e14, max: 1e14 }), (billionths) => {
      const typed = Number(`${billionths}e-9`);
      expect(rounded(typed)).toBe(typed + 0);
    }),
  );
});

test.each([
  [0.696, 3],
  [0.6996, 4],
  [0.7, 2],
  [0.69999999999, 2],
  [0.704, 2],
  [0.123, 2],
])('%f beside a word that 0.7 decides is shown with %i decimals', (score, decimals) => {
  expect(decimalsToShow(score, [0.4, 0.7], 2)).toBe(decimals);
});
