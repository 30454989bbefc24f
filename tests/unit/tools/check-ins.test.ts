import { expect, test } from 'vitest';
import {
  countedCheckIns,
  fromPace,
  paceAt,
  scoreByWeek,
  standingAt,
  type CheckedKeyResult,
} from '@/lib/tools/rules/check-ins';

const customers: CheckedKeyResult = {
  kind: 'rise',
  start: 10,
  target: 30,
  weight: 1,
  checkIns: [{ value: 10, confidence: 8 }, {}, { value: 20, confidence: 6 }],
};

test('what was not entered again still holds', () => {
  expect(standingAt(customers.checkIns, 2)).toEqual({ value: 10, confidence: 8 });
  expect(standingAt(customers.checkIns, 13)).toEqual({ value: 20, confidence: 6 });
  expect(standingAt(customers.checkIns, 0)).toEqual({ value: undefined, confidence: undefined });
});

test('the score of a goal week by week has none before the first value', () => {
  const late = { ...customers, checkIns: [{}, { value: 30 }] };
  expect(scoreByWeek([late], 3)).toEqual([undefined, 1, 1]);
  expect(scoreByWeek([customers, { ...late, weight: 3 }], 3)).toEqual([0, 0.75, 0.875]);
});

test('outside its weeks a key result counts nowhere, and nor does a value of another scale', () => {
  const late = { ...customers, from: 2, checkIns: [{ value: 30 }, { value: 30 }, { value: 400 }] };
  expect(countedCheckIns(late).map(({ value }) => value)).toEqual([undefined, 30, undefined]);
  expect(scoreByWeek([customers, { ...late, till: 2 }], 3)).toEqual([0, 0.5, 0.5]);
});

test('the pace goes in equal steps from 0 to 1 in week 12', () => {
  expect([paceAt(0), paceAt(6), paceAt(12), paceAt(13)]).toEqual([0, 0.5, 1, 1]);
  expect(fromPace(0.5, 6)).toBe(0);
  expect([paceAt(6, 6), paceAt(12, 6)]).toEqual([1 / 7, 1]);
});
