import { expect, test } from 'vitest';
import { flowsOf, irr, npv, roi } from '@/lib/tools/rules/roi';

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
