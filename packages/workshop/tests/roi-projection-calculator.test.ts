import { expect } from 'vitest';
import {
  cumulative,
  flowsOf,
  irr,
  npv,
  paybackMonth,
  roi,
  type Line,
  type RoiCase,
} from '@/lib/tools/rules/roi';
import type { Cells } from '../office/office';
import { INPUTS, MORE, rowOf, type InputKey } from '../products/roi/inputs';
import { result, type ResultName } from '../products/roi/workings';
import { roiCases } from '@/tests/support/tool-cases';
import {
  breakEvenIncome,
  CHANCES,
  expectedValue,
  SCENARIOS,
  underScenario,
  type Scenario,
} from '@/lib/tools/rules/sensitivity';
import { indexes } from '../sheet/table';
import { sampled } from '../prove/sampled';
import { cells, each, fileOf, INPUT_SETS, inputSets, money, testAgreement, type Wanted } from './workbook';

const WORKBOOK = fileOf('roi-projection-calculator', 'roi-projection-calculator.xlsx');
const never = 'not within these months';

type Random = { whole: (from: number, to: number) => number; maybe: <T>(value: T) => T | undefined };
const span = (random: Random) => {
  const [a, b] = [random.whole(1, 60), random.whole(1, 60)];
  return { first: random.maybe(Math.min(a, b)), last: random.maybe(Math.max(a, b)) };
};
const onThresholds = sampled(roiCases, INPUT_SETS);
/** Two of three may break even exactly, where the rate is 0 too. */
const cases = inputSets((random, index) => ({
  ...(index % 3 > 0
    ? onThresholds[index]!
    : {
        cost: random.pick([0, random.cents(1000), random.cents(100_000)]),
        monthlyCost: random.pick([0, random.cents(9000)]),
        monthlyIncome: random.cents(random.pick([2000, 20_000])),
        rampMonths: random.whole(1, 60),
        months: random.whole(1, 60),
      }),
  ...(index % 2 > 0 && {
    costSpan: span(random),
    incomeSpan: span(random),
    moreCosts: indexes(random.whole(0, 7)).map(() => ({ amount: random.cents(3000), ...span(random) })),
    moreIncome: indexes(random.whole(0, 3)).map(() => ({ amount: random.cents(5000), ...span(random) })),
  }),
  rate: random.pick([0, 0, random.whole(1, 100), random.cents(30)]),
}));

/** A rate is typed as a percentage. */
const typedOf = (one: (typeof cases)[number], key: InputKey) => (key === 'rate' ? one.rate / 100 : one[key]);
const asCells = (one: (typeof cases)[number]): Cells =>
  cells({
    ...Object.fromEntries(INPUTS.map(({ key }, index) => [`Case.C${7 + index}`, typedOf(one, key)])),
    ...spanCells(rowOf('monthlyCost'), one.costSpan),
    ...spanCells(rowOf('monthlyIncome'), one.incomeSpan),
    ...lineCells(MORE.costs.first, one.moreCosts),
    ...lineCells(MORE.income.first, one.moreIncome),
  });
const spanCells = (row: number, { first, last }: Omit<Line, 'amount'> = {}) => ({
  [`Case.D${row}`]: first,
  [`Case.E${row}`]: last,
});
const lineCells = (from: number, lines: readonly Line[] = []) =>
  Object.fromEntries(
    lines.flatMap(({ amount, ...rest }, index) => [
      [`Case.B${from + index}`, 'Rent'],
      [`Case.C${from + index}`, amount],
      ...Object.entries(spanCells(from + index, rest)),
    ]),
  ) as Record<string, number | string | undefined>;

const asCompared = (one: (typeof cases)[number]): Cells =>
  Object.fromEntries(INPUTS.map(({ key }, index) => [`Compare.D${7 + index}`, typedOf(one, key)]));

/** What a case comes to, by the place of its scenario on Workings. */
function resultsOf(scenario: number, one: RoiCase, rate: number): Record<string, Wanted> {
  const flows = flowsOf(one);
  const till = cumulative(flows);
  const wanted: Partial<Record<ResultName, Wanted>> = {
    npv: money(npv(rate, flows)),
    roi: roi(one) ?? 'none',
    irr: irr(flows) ?? 'none',
    payback: paybackMonth(flows) ?? never,
    discounted: paybackMonth(flows, rate) ?? never,
    deepest: money(Math.min(0, ...till)),
    left: money(till.at(-1)!),
  };
  return Object.fromEntries(
    Object.entries(wanted).map(([name, value]) => [
      result(scenario, name as ResultName)
        .replaceAll('$', '')
        .replace('!', '.'),
      value,
    ]),
  );
}

testAgreement(WORKBOOK, cases, (one) => ({ ...asCells(one), ...asCompared(one) }), {
  'value, return, rate, payback and deepest point are those of the core, expected and low': (one) => ({
    ...resultsOf(0, underScenario(one, SCENARIOS.low), one.rate / 100),
    ...resultsOf(1, one, one.rate / 100),
  }),
  'turning an assumption by a tenth changes the value as the core has it, and Compare agrees with Case': (
    one,
  ) => {
    const rate = one.rate / 100;
    const value = (changes: Partial<RoiCase>, yearly = rate) => npv(yearly, flowsOf({ ...one, ...changes }));
    const turned = (changes: Partial<Scenario>) =>
      npv(rate, flowsOf(underScenario(one, { ...SCENARIOS.expected, ...changes })));
    const { costSpan: _, incomeSpan: __, moreCosts: ___, moreIncome: ____, ...short } = one;
    const flows = flowsOf(short);
    return {
      'Sensitivity.C7': money(value({ cost: one.cost * 0.9 })),
      'Sensitivity.D8': money(turned({ monthlyCost: 1.1 })),
      'Sensitivity.C9': money(turned({ monthlyIncome: 0.9 })),
      'Sensitivity.D10': money(value({ rampMonths: one.rampMonths + 3 })),
      'Sensitivity.D11': money(value({}, rate * 1.1)),
      'Compare.D18': money(npv(rate, flows)),
      'Compare.D19': paybackMonth(flows) ?? never,
      'Compare.D20': money(Math.min(0, ...cumulative(flows))),
      'Result.C16': (breakEven, what) => {
        // Where the first income never comes in, no amount of it is enough.
        if (breakEven === '') expect(breakEvenIncome(one, rate), what).toBeUndefined();
        else money(0)(value({ monthlyIncome: breakEven as number }), `${what}, where nothing is left`);
      },
    };
  },
  'the expected value is that of the core, and each curve ends at the last month looked at': (one) => {
    const rate = one.rate / 100;
    const run = (scenario: keyof typeof SCENARIOS) => flowsOf(underScenario(one, SCENARIOS[scenario]));
    const values = {
      low: npv(rate, run('low')),
      expected: npv(rate, run('expected')),
      high: npv(rate, run('high')),
    };
    const last = (flows: number[]) => money(cumulative(flows).at(-1)!);
    const discounted = run('expected').map((flow, t) => flow / (1 + rate) ** (t / 12));
    return {
      'What If.C22': money(expectedValue(values, CHANCES)!),
      ...each(
        ['Z', 'AA', 'AB', 'AC', 'AD'].map((column) => `Workings.${column}67`),
        [one.months, last(run('expected')), last(discounted), last(run('low')), last(run('high'))],
      ),
    };
  },
});
