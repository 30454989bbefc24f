import { expect, test } from 'vitest';
import { fromPace, paceAt } from '@/lib/tools/rules/check-ins';

test('the pace goes in equal steps from 0 to 1 in week 12', () => {
  expect([paceAt(0), paceAt(6), paceAt(12), paceAt(13)]).toEqual([0, 0.5, 1, 1]);
  expect(fromPace(0.5, 6)).toBe(0);
  expect([paceAt(6, 6), paceAt(12, 6)]).toEqual([1 / 7, 1]);
});
