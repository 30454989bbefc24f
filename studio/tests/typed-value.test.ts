import { expect, test } from 'vitest';
import { numberIn, priceIn } from '../client/form/typed-value';

test.each([
  ['39', 3900],
  ['39.99', 3999],
  ['388.8', 38880],
  ['$1,234.50', 123450],
  [' $ 1000 ', 100_000],
  ['1,234,567', 123_456_700],
  ['0', 0],
])('the price %s is %i cents', (text, cents) => expect(priceIn(text)).toBe(cents));

test.each([
  ...['39,99', '1,23', '12,34,567', '1.000,00', '1.005', '0x10', '1e3', '-5', '39.', 'free', '', ' '],
  '9'.repeat(400),
])('“%s” is no price, and is handed on as it is', (text) => expect(priceIn(text)).toBe(text));

test.each([
  ['7', 7],
  [' 0.25 ', 0.25],
  ['-3', -3],
  ['1,000', 1000],
])('“%s” is the number %d', (text, number) => expect(numberIn(text)).toBe(number));

test.each(['0x10', '1e3', '39,99', 'seven', '', '$5', 'Infinity'])(
  '“%s” is no number, and is handed on as it is',
  (text) => expect(numberIn(text)).toBe(text),
);
