import fc from 'fast-check';
import type { RoiCase } from '@/lib/tools/rules/roi';

const cents = (count: number) => Number(`${count}e-2`);

const frame = fc.record({
  cost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000_000 })),
  monthlyCost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
  /** In two cents, so that a whole ramp is cents. */
  pairs: fc.oneof(
    fc.integer({ min: 0, max: 500_000 }),
    fc.integer({ min: 1, max: 50 }).map((n) => n * 5000),
  ),
  rampMonths: fc.integer({ min: 1, max: 36 }),
  months: fc.integer({ min: 1, max: 36 }),
  back: fc.integer({ min: 1, max: 36 }),
  off: fc.constantFrom(0, 0, 0, 1, -1),
  level: fc.boolean(),
});

/**
 * Cases of which more than half break even exactly at the end of a month, or are a cent away, or have months
 * at exactly 0.
 */
export const roiCases = fc
  .tuple(frame, fc.constantFrom('break-even', 'break-even', 'level month', 'wherever'))
  .map(([one, what]): RoiCase => {
    const { rampMonths, months, off } = one;
    const income = 2 * one.pairs;
    const share = (month: number) => Math.min(rampMonths, month) / rampMonths;
    // A month on the ramp that brings in exactly what it costs, where that is whole cents.
    const level = income * share(Math.min(one.back, rampMonths));
    const monthlyCost = what === 'level month' && Number.isInteger(level) ? level : one.monthlyCost;
    const till = Math.min(months, Math.max(rampMonths, one.back));
    const grown = till >= rampMonths ? (income / 2) * (rampMonths + 1) + income * (till - rampMonths) : 0;
    const even = grown - monthlyCost * till + off;
    return {
      cost: cents(what === 'break-even' && even >= 0 ? even : one.cost),
      monthlyCost: cents(monthlyCost),
      monthlyIncome: cents(income),
      rampMonths,
      months,
    };
  });
