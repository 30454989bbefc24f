import { expect, test } from 'vitest';
import { flowsOf, npv } from '@/lib/tools/rules/roi';
import { breakEvenCost, breakEvenIncome, sensitivity, underScenario } from '@/lib/tools/rules/sensitivity';

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
