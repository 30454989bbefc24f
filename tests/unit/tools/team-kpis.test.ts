import { expect, test } from 'vitest';
import { kpiStatus, scoreByWeek, teamScore, weekShown, type Kpi } from '@/lib/tools/rules/team-kpis';

const aKpi = (values: Kpi['values'], changes: Partial<Kpi> = {}): Kpi => ({
  direction: 'above',
  target: 90,
  limit: 80,
  weight: 1,
  values,
  ...changes,
});
test.each([
  ['without a value this week', aKpi([95, undefined]), 'missing'],
  ['that never had a value', aKpi([]), 'no value yet'],
  ['at 0 is not missing', aKpi([0]), 'missed'],
])('a KPI %s', (_, kpi, status) => {
  expect(kpiStatus(kpi)).toBe(status);
});

test('the team is the weighted mean: on target 1, drifting a half, missed 0, missing not counted', () => {
  expect(
    teamScore([aKpi([95], { weight: 2 }), aKpi([85]), aKpi([10]), aKpi([undefined], { weight: 9 })]),
  ).toBe(0.625);
  expect(teamScore([])).toBeUndefined();
});

test('the score by week counts each week by what was known then', () => {
  expect(scoreByWeek([aKpi([95, 70]), aKpi([undefined, 95, 95])], 3)).toEqual([1, 0.5, 1]);
});

test.each([
  ['never, in two weeks or more', [undefined, undefined], 'no value yet'],
  ['not this week', [4, undefined, undefined], 'missing'],
] as const)('a KPI that had a value %s', (_, values, status) => {
  expect(kpiStatus(aKpi(values))).toBe(status);
});

test.each([
  ['two values is no trend', [95, 91], 'on target'],
  ['three values is one', [99, 95, 91], 'drifting'],
] as const)('a fall over %s', (_, values, status) => {
  expect(kpiStatus(aKpi(values))).toBe(status);
});

test.each([
  ['at the one value it may have, whatever its trend, is on target', [10, 11, 12], 'on target'],
  ['past it is missed', [12, 12, 13], 'missed'],
])('a KPI between 12 and 12 %s', (_, values, status) => {
  const upper = { target: 12, limit: 12 };
  expect(kpiStatus(aKpi(values, { target: 12, limit: 12, upper }))).toBe(status);
});

test.each([
  ['no value at all: none', [[], []], 3, 0],
  ['a first value of week 1: week 1, which has no other', [[5], []], 0, 1],
  [
    'the first value on the Monday of week 3: week 2',
    [
      [5, 5, 5],
      [6, 6],
    ],
    2,
    2,
  ],
  [
    'all values of week 3: week 3',
    [
      [5, 5, 5],
      [6, 6, 6],
    ],
    2,
    3,
  ],
  [
    'one value of week 3, which is over: week 3',
    [
      [5, 5, 5],
      [6, 6],
    ],
    3,
    3,
  ],
  ['a first value of week 6 after two empty weeks: week 3', [[5, 5, 5, undefined, undefined, 5], [6]], 5, 3],
  [
    'no calendar: the week before the last that isn’t whole',
    [
      [5, 5, 5],
      [6, 6],
    ],
    undefined,
    2,
  ],
] as const)('the week shown, with %s', (_, values, over, week) => {
  expect(
    weekShown(
      values.map((own) => ({ values: own })),
      over,
    ),
  ).toBe(week);
});
