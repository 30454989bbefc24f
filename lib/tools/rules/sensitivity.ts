import { flowsOf, npv, type Line, type RoiCase } from './roi';
import { rounded, roundedMoney } from './rounding';

/** What a case is assumed to be, less or more: factors of the money, and months added to the ramp. */
export type Scenario = { cost: number; monthlyCost: number; monthlyIncome: number; rampMonths: number };

/** Low, expected and high, as they are offered first. */
export const SCENARIOS = {
  low: { cost: 1.1, monthlyCost: 1.1, monthlyIncome: 0.8, rampMonths: 3 },
  expected: { cost: 1, monthlyCost: 1, monthlyIncome: 1, rampMonths: 0 },
  high: { cost: 1, monthlyCost: 1, monthlyIncome: 1.1, rampMonths: 0 },
} as const satisfies Record<string, Scenario>;

/**
 * A case under a scenario: scenario analysis (Brealey, Myers and Allen, Principles of Corporate Finance,
 * 10.2).
 */
export const underScenario = (roiCase: RoiCase, scenario: Scenario): RoiCase => ({
  ...roiCase,
  cost: roiCase.cost * scenario.cost,
  ...monthly(roiCase, 'monthlyCost', scenario.monthlyCost),
  ...monthly(roiCase, 'monthlyIncome', scenario.monthlyIncome),
  rampMonths: roiCase.rampMonths + scenario.rampMonths,
});

/** All that goes out, or comes in, each month, so many times as much. */
function monthly(roiCase: RoiCase, key: 'monthlyCost' | 'monthlyIncome', factor: number): Partial<RoiCase> {
  const times = (lines?: readonly Line[]) =>
    lines?.map((line) => ({ ...line, amount: line.amount * factor }));
  return {
    [key]: roiCase[key] * factor,
    ...(key === 'monthlyCost'
      ? { moreCosts: times(roiCase.moreCosts) }
      : { moreIncome: times(roiCase.moreIncome) }),
  };
}

/** How likely each scenario is, as offered first: one in four, one in two, one in four. */
export const CHANCES = { low: 0.25, high: 0.25 };

/**
 * What the value is on average, if it turned out so again and again: each value by its probability, the
 * expected case with what the other two leave (expected value: Clemen and Reilly, Making Hard Decisions, ch.
 * 4). Undefined where the two are more likely than certain.
 */
export function expectedValue(
  values: Record<keyof typeof SCENARIOS, number>,
  { low, high }: { low: number; high: number },
): number | undefined {
  const rest = rounded(1 - low - high);
  return rest < 0 ? undefined : values.low * low + values.expected * rest + values.high * high;
}

export type Assumption = 'cost' | 'monthlyCost' | 'monthlyIncome' | 'rampMonths' | 'rate';

/**
 * By how much an assumption is turned: money and rate by a tenth, the ramp by three months, and never below
 * one.
 */
const STEP = 0.1;
const RAMP_STEP = 3;

type Swing = {
  assumption: Assumption;
  /** The net present value if it turns out worse, and better. */
  worse: number;
  better: number;
  /** The distance of the two. */
  swing: number;
};

/**
 * One-way sensitivity: each assumption a step down and a step up, the others as they are, widest swing first.
 * It is what a tornado diagram shows (Brealey, Myers and Allen, 10.1; Clemen and Reilly, Making Hard
 * Decisions, ch. 5).
 * @param yearlyRate the discount rate, 0.1 for 10% a year
 */
export function sensitivity(roiCase: RoiCase, yearlyRate: number): Swing[] {
  const value = (changes: Partial<RoiCase>, rate = yearlyRate) =>
    npv(rate, flowsOf({ ...roiCase, ...changes }));
  const money = (changed: (factor: number) => Partial<RoiCase>) => [
    value(changed(1 - STEP)),
    value(changed(1 + STEP)),
  ];
  const values: Record<Assumption, number[]> = {
    cost: money((factor) => ({ cost: roiCase.cost * factor })),
    monthlyCost: money((factor) => monthly(roiCase, 'monthlyCost', factor)),
    monthlyIncome: money((factor) => monthly(roiCase, 'monthlyIncome', factor)),
    rampMonths: [
      value({ rampMonths: Math.max(1, roiCase.rampMonths - RAMP_STEP) }),
      value({ rampMonths: roiCase.rampMonths + RAMP_STEP }),
    ],
    rate: [value({}, yearlyRate * (1 - STEP)), value({}, yearlyRate * (1 + STEP))],
  };
  return (Object.entries(values) as [Assumption, number[]][])
    .map(([assumption, both]) => {
      const [worse, better] = [Math.min(...both), Math.max(...both)];
      return { assumption, worse, better, swing: better - worse };
    })
    .sort((a, b) => b.swing - a.swing);
}

/**
 * The monthly income at which the net present value is 0: what goes out, in today's money, divided by what
 * one dollar a month would bring in, ramp and discount counted (break-even analysis: Brealey, Myers and
 * Allen, 10.1). Undefined where no month is looked at. Where there is other income, that stays as it is.
 */
export function breakEvenIncome(roiCase: RoiCase, yearlyRate: number): number | undefined {
  const out = -npv(yearlyRate, flowsOf({ ...roiCase, monthlyIncome: 0 }));
  const { rampMonths, months, incomeSpan } = roiCase;
  const oneDollar = { cost: 0, monthlyCost: 0, monthlyIncome: 1, rampMonths, months, incomeSpan };
  const ofOneDollar = npv(yearlyRate, flowsOf(oneDollar));
  return ofOneDollar > 0 ? out / ofOneDollar : undefined;
}

/**
 * The lowest monthly income in whole dollars with which nothing is lost: its net present value, in cents, is
 * not below 0.
 */
export function enoughIncome(roiCase: RoiCase, yearlyRate: number): number | undefined {
  const even = breakEvenIncome(roiCase, yearlyRate);
  if (even === undefined) return undefined;
  const dollars = Math.floor(even);
  const value = npv(yearlyRate, flowsOf({ ...roiCase, monthlyIncome: dollars }));
  return roundedMoney(value) < 0 ? dollars + 1 : dollars;
}

/** What may be paid today so that the net present value is 0; below 0 the case does not pay at any price. */
export const breakEvenCost = (roiCase: RoiCase, yearlyRate: number): number =>
  npv(yearlyRate, flowsOf({ ...roiCase, cost: 0 }));
