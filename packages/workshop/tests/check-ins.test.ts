import { expect, test } from 'vitest';
import { countedCheckIns, scoreByWeek, standingAt, type CheckedKeyResult } from './check-ins';

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
