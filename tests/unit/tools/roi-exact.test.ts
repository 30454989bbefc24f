import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { cumulative, flowsOf, irr, npv, paybackMonth, type RoiCase } from '@/lib/tools/rules/roi';
import { roundedMoney } from '@/lib/tools/rules/rounding';
import { enoughIncome } from '@/lib/tools/rules/sensitivity';
import { roiCases } from '../../support/roi-cases';

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
