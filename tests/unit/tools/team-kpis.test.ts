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
test.each([
  ['without a value this week', aKpi([95, undefined]), 'missing'],
  ['that never had a value', aKpi([]), 'missing'],
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
