import { expect, test } from 'vitest';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { flowsOf, irr, npv, roi, cumulative, paybackMonth, type RoiCase } from '@/lib/tools/rules/roi';
import { roundedMoney } from '@/lib/tools/rules/rounding';
import {
  enoughIncome,
  breakEvenCost,
  breakEvenIncome,
  sensitivity,
  underScenario,
} from '@/lib/tools/rules/sensitivity';
import { roiCases } from '../../support/tool-cases';

const machine = { cost: 6000, monthlyCost: 100, monthlyIncome: 600, rampMonths: 1, months: 24 };

test('flows begin with what is paid today, and income grows in equal steps', () => {
  expect(flowsOf({ ...machine, rampMonths: 3, months: 4 })).toEqual([-6000, 100, 300, 500, 500]);
});

test('NPV: 110 in a year are worth 100 today at 10%', () => {
  expect(npv(0.1, [-100, ...Array<number>(11).fill(0), 110])).toBeCloseTo(0, 10);
  expect(npv(0, flowsOf(machine))).toBe(6000);
});

test.each([
  ['nothing comes back', [-100, 0, 0]],
  ['nothing was spent', [0, 100, 100]],
  ['the sign changes twice', [-100, 300, -150]],
  ['nothing happens at all', [0, 0]],
])('there is no IRR where %s', (_, flows) => {
  expect(irr(flows)).toBeUndefined();
});

test('a line counts from its first month to its last, and its income grows from its first month on', () => {
  const one = { cost: 10, monthlyCost: 5, monthlyIncome: 30, rampMonths: 3, months: 6 };
  expect(flowsOf({ ...one, costSpan: { first: 2, last: 3 }, incomeSpan: { first: 4 } })).toEqual([
    -10, 0, -5, -5, 10, 20, 30,
  ]);
});

test('return counts each cost for as long as it lasts', () => {
  const one = { cost: 100, monthlyCost: 0, monthlyIncome: 30, rampMonths: 1, months: 10 };
  expect(roi({ ...one, moreCosts: [{ amount: 25, first: 3, last: 6 }] })).toBe((300 - 200) / 200);
});

const exact = (typed: number) => new Fraction(String(typed));
/** Whole cents, half away from zero. */
const inCents = (amount: Fraction) =>
  amount
    .abs()
    .mul(100)
    .add('0.5')
    .floor()
    .mul(amount.lt(0) ? -1 : 1)
    .div(100);

function exactFlows({ cost, monthlyCost, monthlyIncome, rampMonths, months }: RoiCase): Fraction[] {
  const share = (month: number) => (month >= rampMonths ? new Fraction(1) : new Fraction(month, rampMonths));
  const later = Array.from({ length: months }, (_, index) =>
    exact(monthlyIncome)
      .mul(share(index + 1))
      .sub(exact(monthlyCost)),
  );
  return [exact(cost).neg(), ...later];
}

function exactTotals(flows: Fraction[]): Fraction[] {
  let total = new Fraction(0);
  return flows.map((flow) => inCents((total = total.add(flow))));
}

const RUNS = { numRuns: 1500 };

test('totals and payback are those of exact fractions, also where it breaks even to the cent', () => {
  fc.assert(
    fc.property(roiCases, (roiCase) => {
      const totals = exactTotals(exactFlows(roiCase));
      const flows = flowsOf(roiCase);
      expect(cumulative(flows)).toEqual(totals.map((total) => total.valueOf() + 0));
      const month = totals.findLastIndex((total) => total.lt(0)) + 1;
      expect(paybackMonth(flows)).toBe(month <= roiCase.months ? month : undefined);
    }),
    RUNS,
  );
});

test('there is a rate of return only where exact cents change their sign once', () => {
  fc.assert(
    fc.property(roiCases, (roiCase) => {
      const signs = exactFlows(roiCase)
        .map((flow) => inCents(flow).compare(0))
        .filter((sign) => sign !== 0);
      const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
      if (changes !== 1) expect(irr(flowsOf(roiCase))).toBeUndefined();
    }),
    RUNS,
  );
});

test('the income that is enough is the lowest in whole dollars with which nothing is lost', () => {
  fc.assert(
    fc.property(roiCases, (roiCase) => {
      const enough = enoughIncome(roiCase, 0)!;
      const left = (monthlyIncome: number) =>
        inCents(
          exactFlows({ ...roiCase, monthlyIncome }).reduce((all, one) => all.add(one), new Fraction(0)),
        );
      expect(left(enough).gte(0)).toBe(true);
      if (enough > 0) expect(left(enough - 1).lt(0)).toBe(true);
    }),
    RUNS,
  );
});

test('the value of a case that breaks even is 0 in cents, without a sign', () => {
  const even = { cost: 5000, monthlyCost: 0, monthlyIncome: 1000, rampMonths: 3, months: 6 };
  expect(Object.is(roundedMoney(npv(0, flowsOf(even))), 0)).toBe(true);
});

const van = { cost: 24_000, monthlyCost: 5200, monthlyIncome: 7600, rampMonths: 4, months: 24 };

test('at a rate of 0 a tenth of an assumption is a tenth of its sum', () => {
  const machine = { cost: 1000, monthlyCost: 10, monthlyIncome: 100, rampMonths: 1, months: 20 };
  const swings = sensitivity(machine, 0);
  expect(swings.map(({ assumption, swing }) => [assumption, Math.round(swing)])).toEqual([
    ['monthlyIncome', 400],
    ['cost', 200],
    ['rampMonths', 150], // from month 4 on in place of month 1: 75 + 50 + 25
    ['monthlyCost', 40],
    ['rate', 0],
  ]);
});

test('at the income that breaks even nothing is left, and nothing is missing', () => {
  const income = breakEvenIncome(van, 0.1)!;
  expect(npv(0.1, flowsOf({ ...van, monthlyIncome: income }))).toBeCloseTo(0, 6);
  expect(breakEvenIncome({ ...van, months: 0 }, 0.1)).toBeUndefined();
});

test('at the price that breaks even nothing is left, and nothing is missing', () => {
  expect(npv(0.1, flowsOf({ ...van, cost: breakEvenCost(van, 0.1) }))).toBeCloseTo(0, 6);
});

test('every cost and every income of a month turns with its scenario, in its own months', () => {
  const lines = { moreCosts: [{ amount: 100, first: 3, last: 4 }], moreIncome: [{ amount: 50, first: 2 }] };
  const one = { cost: 0, monthlyCost: 10, monthlyIncome: 20, rampMonths: 1, months: 4, ...lines };
  expect(flowsOf(one)).toEqual([-0, 10, 60, -40, -40]);
  const double = { cost: 1, monthlyCost: 2, monthlyIncome: 2, rampMonths: 0 };
  expect(flowsOf(underScenario(one, double))).toEqual([-0, 20, 120, -80, -80]);
});

test('the income that breaks even is that of the first line, beside other income', () => {
  const more = { ...van, incomeSpan: { first: 3, last: 20 }, moreIncome: [{ amount: 900, first: 6 }] };
  const income = breakEvenIncome(more, 0.1)!;
  expect(npv(0.1, flowsOf({ ...more, monthlyIncome: income }))).toBeCloseTo(0, 6);
});
