import { expect, test } from 'vitest';
import { forecast, type Tracked } from '@/lib/tools/rules/forecast';

const tracked = (values: Tracked['values'], changes: Partial<Tracked> = {}): Tracked => ({
  kind: 'rise',
  start: 0,
  target: 120,
  values,
  ...changes,
});

test('values on a straight line go on along it to week 12', () => {
  expect(forecast(tracked([10, 20, 30]))).toMatchObject({ score: 1, sign: 'on line' });
  expect(forecast(tracked([10, 20, 30]))?.value).toBeCloseTo(120, 9);
});

test.each([
  ['ahead at 110% of the way', [11.01, 22.02, 33.03], 'ahead'],
  ['on line just below that', [10.9, 21.8, 32.7], 'on line'],
  ['on line at 90%', [9.01, 18.02, 27.03], 'on line'],
  ['drifting below', [8.9, 17.8, 26.7], 'drifting'],
  ['stalled when the last value is the one before', [30, 40, 40], 'stalled'],
  ['stalled when it went back', [30, 40, 35], 'stalled'],
  ['stalled in week 1 without a step', [0], 'stalled'],
] as const)('%s', (_, values, sign) => {
  expect(forecast(tracked(values))?.sign).toBe(sign);
});

test('a falling key result is read the other way round', () => {
  const falling = tracked([18, 16, 14], { kind: 'fall', start: 20, target: 8 });
  expect(forecast(falling)).toMatchObject({ sign: 'ahead', score: 1 });
  expect(forecast(falling)?.value).toBeCloseTo(-4, 9);
});

test('a missing week is passed over', () => {
  expect(forecast(tracked([10, undefined, 30]))?.value).toBeCloseTo(120, 9);
});

test.each([
  ['without a value', tracked([])],
  ['where start and target are the same', tracked([1], { target: 0 })],
  ['that should rise and has a lower target', tracked([1], { target: -5 })],
])('there is no forecast %s', (_, one) => {
  expect(forecast(one)).toBeUndefined();
});
