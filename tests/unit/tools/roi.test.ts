import { expect, test } from 'vitest';
import { cumulative, flowsOf, irr, npv, paybackMonth, roi } from '@/lib/tools/rules/roi';

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

test.each([
  [[-100, 50, 50, 50], 2], // back at the end of month 2, to the cent
  [[-100, 40, 40, 40], 3],
  [[-100, 150, -80, 100], 3], // back in month 1, but not for good
  [[0, 10], 0],
  [[-100, 40], undefined],
])('the money of %j is back after month %s', (flows, month) => {
  expect(paybackMonth(flows)).toBe(month);
});

test('a month that breaks even exactly is the month of the payback, and its total is 0', () => {
  const flows = flowsOf({ cost: 5000, monthlyCost: 0, monthlyIncome: 1000, rampMonths: 3, months: 12 });
  expect(paybackMonth(flows)).toBe(6);
  expect(cumulative(flows)[6]).toBe(0);
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
