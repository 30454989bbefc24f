import { expect, test } from 'vitest';
import { kpiStatus, scoreByWeek, teamScore, type Kpi } from '@/lib/tools/rules/team-kpis';

const aKpi = (values: Kpi['values'], changes: Partial<Kpi> = {}): Kpi => ({
  direction: 'above',
  target: 90,
  limit: 80,
  weight: 1,
  values,
  ...changes,
});
const below = { direction: 'below', target: 5, limit: 8 } as const;

test.each([
  ['at the target', aKpi([90]), 'on target'],
  ['between target and limit', aKpi([89]), 'drifting'],
  ['at the limit', aKpi([80]), 'drifting'],
  ['past the limit', aKpi([79]), 'missed'],
  ['without a value this week', aKpi([95, undefined]), 'missing'],
  ['that never had a value', aKpi([]), 'missing'],
  ['at 0 is not missing', aKpi([0]), 'missed'],
  ['to stay below, at its target', aKpi([5], below), 'on target'],
  ['to stay below, between the two', aKpi([6], below), 'drifting'],
  ['to stay below, past the limit', aKpi([9], below), 'missed'],
])('a KPI %s', (_, kpi, status) => {
  expect(kpiStatus(kpi)).toBe(status);
});

test('on target drifts when the trend leads past the target by next week', () => {
  expect(kpiStatus(aKpi([97, 95, 93, 91]))).toBe('drifting');
  expect(kpiStatus(aKpi([94, 93, 92, 91]))).toBe('on target'); // 90 next week is still on it
  expect(kpiStatus(aKpi([3, 4, 5], below))).toBe('drifting');
});

test('the team is the weighted mean: on target 1, drifting a half, missed 0, missing not counted', () => {
  expect(
    teamScore([aKpi([95], { weight: 2 }), aKpi([85]), aKpi([10]), aKpi([undefined], { weight: 9 })]),
  ).toBe(0.625);
  expect(teamScore([])).toBeUndefined();
});

test.each([
  [100, 'on target'],
  [115, 'drifting'],
  [121, 'missed'],
  [85, 'drifting'],
  [79, 'missed'],
])('a KPI to stay between at %i: the worse side counts: %s', (value, status) => {
  expect(kpiStatus(aKpi([value], { direction: 'between', upper: { target: 110, limit: 120 } }))).toBe(status);
});

test('the score by week counts each week by what was known then', () => {
  expect(scoreByWeek([aKpi([95, 70]), aKpi([undefined, 95, 95])], 3)).toEqual([1, 0.5, 1]);
});
