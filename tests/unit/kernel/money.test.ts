import { expect, test } from 'vitest';
import { exactAmount, wholeDollars } from '@/lib/kernel/money';

test.each([
  [550000, '$5,500'],
  [495000, '$4,950'],
  [240000, '$2,400'],
  [38880, '$389'],
  [38840, '$389'],
  [4901, '$50'],
  [4900, '$49'],
  [0, '$0'],
  [123456789, '$1,234,568'],
])('%i cents are shown as %s in whole dollars, rounded up', (cents, shown) => {
  expect(wholeDollars(cents)).toBe(shown);
});

test.each([
  [38880, '$388.80'],
  [9720, '$97.20'],
  [4900, '$49.00'],
  [5, '$0.05'],
  [550000, '$5,500.00'],
])('%i cents are exactly %s', (cents, shown) => {
  expect(exactAmount(cents)).toBe(shown);
});

test('half a cent is no amount', () => {
  expect(() => wholeDollars(48.5)).toThrow('48.5');
  expect(() => exactAmount(Number.NaN)).toThrow('NaN');
});
