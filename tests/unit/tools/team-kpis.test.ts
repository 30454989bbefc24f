import { expect, test } from 'vitest';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import {
  kpiStatus,
  scoreByWeek,
  teamScore,
  weekShown,
  type Kpi,
  type KpiStatus,
} from '@/lib/tools/rules/team-kpis';
import { kpiCases } from '../../support/tool-cases';

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

const exact = (typed: number) => new Fraction(String(typed));
const total = (list: Fraction[]) => list.reduce((all, one) => all.add(one), new Fraction(0));

/** The status by exact fractions, as the guide has the rule. */
function exactStatus({ direction, target, limit, upper, values }: Kpi): KpiStatus {
  const value = exact(values.at(-1)!);
  const recent = values.slice(-4).flatMap((y, x) => (y === undefined ? [] : [{ x, y: exact(y) }]));
  const x = new Fraction(
    recent.reduce((all, point) => all + point.x, 0),
    recent.length,
  );
  const y = total(recent.map((point) => point.y)).div(recent.length);
  const top = total(recent.map((point) => new Fraction(point.x).sub(x).mul(point.y.sub(y))));
  const below = total(recent.map((point) => new Fraction(point.x).sub(x).pow(2)));
  // Between two targets that are the same, no trend counts.
  const still = recent.length < 3 || (upper && exact(upper.target).equals(exact(target)));
  const next = still ? value : value.add(top.div(below));
  const side = (above: boolean, aim: number, bound: number) => {
    const good = (number: Fraction, than: number) =>
      above ? number.gte(exact(than)) : number.lte(exact(than));
    if (!good(value, bound)) return 2;
    return good(value, aim) && good(next, aim) ? 0 : 1;
  };
  const lower = side(direction !== 'below', target, limit);
  const worse = Math.max(lower, upper ? side(false, upper.target, upper.limit) : 0);
  return (['on target', 'drifting', 'missed'] as const)[worse]!;
}

test('the status is the one of exact fractions, on targets, limits and trends that just reach one', () => {
  fc.assert(
    fc.property(kpiCases, (kpi) => {
      expect(kpiStatus(kpi)).toBe(exactStatus(kpi));
    }),
    { numRuns: 2000 },
  );
});
