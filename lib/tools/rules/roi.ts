import { roundedMoney } from './rounding';
import { sum } from './statistics';

/**
 * What comes in less what goes out, month by month. The first entry is today, before any month has passed.
 */
type Flows = readonly number[];

/**
 * The first and the last month of something that comes or goes each month; without them, the first and last
 * of all.
 */
type Span = { first?: number; last?: number };
/** Another cost, or another income, of each month of its time. */
export type Line = Span & { amount: number };

export type RoiCase = {
  /** Paid today. */
  cost: number;
  monthlyCost: number;
  /** Once all of it comes in. */
  monthlyIncome: number;
  /**
   * Until then it grows in equal steps: 3 means a third in its first month, two thirds in the next, then all
   * of it.
   */
  rampMonths: number;
  months: number;
  costSpan?: Span;
  incomeSpan?: Span;
  /** Beside the first of each; other income grows by the same ramp, from its own first month on. */
  moreCosts?: readonly Line[];
  moreIncome?: readonly Line[];
};

const total = (lines: readonly Line[], month: number, share: (monthOfLine: number) => number = () => 1) =>
  sum(
    lines.map(({ amount, first = 1, last = Infinity }) =>
      first <= month && month <= last ? amount * share(month - first + 1) : 0,
    ),
  );
const costLines = ({ monthlyCost, costSpan, moreCosts = [] }: RoiCase): Line[] => [
  { ...costSpan, amount: monthlyCost },
  ...moreCosts,
];
const monthsOf = ({ months }: RoiCase) => Array.from({ length: months }, (_, index) => index + 1);

/** The cash flows of a case: today's cost, then one entry for each month. */
export function flowsOf(roiCase: RoiCase): number[] {
  const { cost, monthlyIncome, incomeSpan, moreIncome = [], rampMonths } = roiCase;
  const [costs, income] = [costLines(roiCase), [{ ...incomeSpan, amount: monthlyIncome }, ...moreIncome]];
  const share = (month: number) => Math.min(1, month / Math.max(1, rampMonths));
  return [-cost, ...monthsOf(roiCase).map((month) => total(income, month, share) - total(costs, month))];
}

/** Return on investment over the whole time: (income - costs) / costs. Undefined where nothing is spent. */
export function roi(roiCase: RoiCase): number | undefined {
  const monthly = monthsOf(roiCase).map((month) => total(costLines(roiCase), month));
  const costs = roiCase.cost + sum(monthly);
  return costs > 0 ? sum(flowsOf(roiCase)) / costs : undefined;
}

/** A yearly rate as the monthly one that compounds to it: (1 + r)^(1/12) - 1. */
const monthlyRate = (yearlyRate: number): number => (1 + yearlyRate) ** (1 / 12) - 1;

/**
 * Net present value: each flow divided by (1 + r)^t (Brealey, Myers and Allen, Principles of Corporate
 * Finance, 2.1).
 * @param yearlyRate the discount rate, 0.1 for 10% a year
 */
export function npv(yearlyRate: number, flows: Flows): number {
  const rate = monthlyRate(yearlyRate);
  return sum(flows.map((flow, month) => flow / (1 + rate) ** month));
}

const HIGHEST_RATE = 1e6;

/** Said where `irr` is undefined. */
export const WHY_NO_IRR =
  'IRR is none: the cash never changes direction, or does so more than once. So no single rate fits.';

/**
 * Internal rate of return: the yearly rate at which the net present value is 0 (the same book, 5.3), found by
 * bisection. Undefined unless the flows, in cents, change their sign exactly once: with no change there is no
 * such rate, with several there may be several, and a single figure would mislead.
 */
export function irr(flows: Flows): number | undefined {
  const signs = flows.map((flow) => Math.sign(roundedMoney(flow))).filter((sign) => sign !== 0);
  const changes = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
  if (changes !== 1) return undefined;
  let [low, high] = [-0.999999, HIGHEST_RATE];
  const wayUp = Math.sign(npv(low, flows));
  if (wayUp === Math.sign(npv(high, flows))) return undefined;
  for (let step = 0; step < 200; step++) {
    const middle = (low + high) / 2;
    if (Math.sign(npv(middle, flows)) === wayUp) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** What is in the till after each month, from today on, in whole cents: exactly 0 where it breaks even. */
export function cumulative(flows: Flows): number[] {
  let till = 0;
  return flows.map((flow) => roundedMoney((till += flow)));
}

/**
 * The month from whose end on the money is back for good: the first after which the running total is not
 * below 0 again.
 * @param yearlyRate 0 for the simple payback, otherwise the discounted one
 * @returns 0 where nothing was ever out; undefined where it is not back within the flows
 */
export function paybackMonth(flows: Flows, yearlyRate = 0): number | undefined {
  const rate = monthlyRate(yearlyRate);
  const till = cumulative(flows.map((flow, month) => flow / (1 + rate) ** month));
  const month = till.findLastIndex((total) => total < 0) + 1;
  return month < flows.length ? month : undefined;
}
