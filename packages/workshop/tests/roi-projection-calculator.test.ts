import { beforeAll, expect, test } from 'vitest';
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
import type { CellResult, Cells } from '../office/office';
import { INPUTS, MORE, rowOf, type InputKey } from '../products/roi/inputs';
import { result, type ResultName } from '../products/roi/workings';
import { roiCases } from '@/tests/support/tool-cases';
import {
  breakEvenIncome,
  CHANCES,
  expectedValue,
  SCENARIOS as SCENARIO,
  underScenario,
} from '@/lib/tools/rules/sensitivity';
import { indexes } from '../sheet/table';
import { sampled } from '../prove/sampled';
import { cells, expectSame, fileOf, INPUT_SETS, inOneRun, inputSets } from './workbook';

const WORKBOOK = fileOf('roi-projection-calculator', 'roi-projection-calculator.xlsx');
const RESULTS: ResultName[] = ['npv', 'roi', 'irr', 'payback', 'discounted', 'deepest', 'left'];
const cell = (scenario: number, name: ResultName) =>
  result(scenario, name).replaceAll('$', '').replace('!', '.');
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

const SCENARIOS = [0, 1].flatMap((scenario) => RESULTS.map((name) => cell(scenario, name)));
const TURNED = ['Sensitivity.C7', 'Sensitivity.D8', 'Sensitivity.C9', 'Sensitivity.D10', 'Sensitivity.D11'];
const COMPARED = ['Compare.D18', 'Compare.D19', 'Compare.D20'];
/** The last points of the curves: month, cash, worth today, low, high. */
const LAST_POINTS = ['Z', 'AA', 'AB', 'AC', 'AD'].map((column) => `Workings.${column}67`);
const READ = [...SCENARIOS, ...TURNED, ...COMPARED, 'What If.C22', ...LAST_POINTS, 'Result.C16'];
const asCompared = (one: (typeof cases)[number]): Cells =>
  Object.fromEntries(INPUTS.map(({ key }, index) => [`Compare.D${7 + index}`, typedOf(one, key)]));

/** Back to the cent at the end of month 6. */
const EVEN: Cells = Object.fromEntries(
  [5000, 0, 1000, 3, 6, 0].map((value, index) => [`Case.C${7 + index}`, value]),
);
const whole = asCells({ ...cases[0]!, costSpan: {}, incomeSpan: {}, moreCosts: [], moreIncome: [] });
const jobs = {
  cases: { sets: cases.map((one) => ({ ...asCells(one), ...asCompared(one) })), read: READ },
  gaps: {
    sets: INPUTS.map((_, index) => ({ ...whole, [`Case.C${7 + index}`]: null })),
    read: [...(['npv', 'roi', 'irr', 'payback'] as const).map((name) => cell(1, name)), 'Result.B6'],
  },
  pasted: {
    sets: [
      { ...whole, 'Case.C11': 61 },
      { ...whole, 'Case.C10': 2.5 },
      { ...whole, 'Case.C7': 'about 24000' },
      { ...whole, 'Case.C17': 'about 600' },
      { ...whole, 'Case.D17': 9, 'Case.E17': 8 },
      { ...whole, 'Case.C12': 9 },
    ].map((one) => ({ ...one, ...asCompared(cases[0]!), 'Compare.D11': 61 })),
    read: ['Case.C37', 'Result.B6', 'Result.C11', 'Compare.D19', 'Compare.D13'],
  },
  percent: {
    sets: ['9%', 0.09].map((rate) => ({ ...EVEN, 'Case.C11': 12, 'Case.C12': rate })),
    read: [cell(1, 'npv'), 'Months.I13'],
  },
  even: {
    sets: [{ ...EVEN, 'Case.C11': 12 }, EVEN],
    read: ['Months.H13', 'Result.B6', 'Result.C8', cell(1, 'payback')],
  },
};
let found: Record<keyof typeof jobs, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, jobs);
});

test('for each of the random cases value, return, rate, payback and deepest point are those of the core, expected and low', () => {
  cases.forEach((one, index) => {
    const lowCase = underScenario(one, SCENARIO.low);
    const [what, rate] = [JSON.stringify(one), one.rate / 100];
    expectResults(found.cases[index]!.slice(0, RESULTS.length), lowCase, rate, `low ${what}`);
    expectResults(found.cases[index]!.slice(RESULTS.length), one, rate, what);
  });
});

test('turning an assumption by a tenth changes the value as the core has it, and Compare agrees with Case', () => {
  cases.forEach((one, index) => {
    const rate = one.rate / 100;
    const value = (changes: Partial<RoiCase>, yearly = rate) => npv(yearly, flowsOf({ ...one, ...changes }));
    const { costSpan: _, incomeSpan: __, moreCosts: ___, moreIncome: ____, ...short } = one;
    const flows = flowsOf(short);
    const same = SCENARIO.expected;
    const wanted = [
      value({ cost: one.cost * 0.9 }),
      npv(rate, flowsOf(underScenario(one, { ...same, monthlyCost: 1.1 }))),
      npv(rate, flowsOf(underScenario(one, { ...same, monthlyIncome: 0.9 }))),
      value({ rampMonths: one.rampMonths + 3 }),
      value({}, rate * 1.1),
      npv(rate, flows),
      paybackMonth(flows) ?? never,
      Math.min(0, ...cumulative(flows)),
    ];
    const results = found.cases[index]!.slice(SCENARIOS.length);
    wanted.forEach((number, at) => expectSame(results[at]!, number, [...TURNED, ...COMPARED][at]!, 'money'));
    const breakEven = results.at(-1);
    // Where the first income never comes in, no amount of it is enough.
    if (breakEven === '') return expect(breakEvenIncome(one, rate)).toBeUndefined();
    expect(typeof breakEven).toBe('number');
    expect(
      Math.abs(value({ monthlyIncome: breakEven as number })),
      'at break-even nothing is left',
    ).toBeLessThan(0.005);
  });
});

test('the expected value is that of the core, and each curve ends at the last month looked at', () => {
  const at = SCENARIOS.length + TURNED.length + COMPARED.length;
  cases.forEach((one, index) => {
    const rate = one.rate / 100;
    const [mean, month, ...ends] = found.cases[index]!.slice(at);
    const run = (scenario: keyof typeof SCENARIO) => flowsOf(underScenario(one, SCENARIO[scenario]));
    const values = {
      low: npv(rate, run('low')),
      expected: npv(rate, run('expected')),
      high: npv(rate, run('high')),
    };
    expectSame(mean!, expectedValue(values, CHANCES)!, 'expected value', 'money');
    expect(month).toBe(one.months);
    const last = (flows: number[]) => cumulative(flows).at(-1)!;
    const discounted = run('expected').map((flow, t) => flow / (1 + rate) ** (t / 12));
    const wanted = [last(run('expected')), last(discounted), last(run('low')), last(run('high'))];
    wanted.forEach((end, curve) => expectSame(ends[curve]!, end, `the end of curve ${curve}`, 'money'));
  });
});

function expectResults(results: CellResult[], one: RoiCase, rate: number, what: string) {
  const flows = flowsOf(one);
  const till = cumulative(flows);
  const wanted: [number | string, 'money' | 'number'][] = [
    [npv(rate, flows), 'money'],
    [roi(one) ?? 'none', 'number'],
    [irr(flows) ?? 'none', 'number'],
    [paybackMonth(flows) ?? never, 'number'],
    [paybackMonth(flows, rate) ?? never, 'number'],
    [Math.min(0, ...till), 'money'],
    [till.at(-1)!, 'money'],
  ];
  wanted.forEach(([value, kind], at) => expectSame(results[at]!, value, `${RESULTS[at]} of ${what}`, kind));
}

test('a case with a line left empty has no result and no error, and says which cell it is', () => {
  found.gaps.forEach((results, index) => {
    const name = INPUTS[index]!.label.replace(/,.*/, '');
    expect(results).toEqual(['', '', '', '', `C${7 + index}, ${name}: it’s still empty.`]);
  });
});

test('a rate typed as 9% is nine percent a year', () => {
  const flows = flowsOf({ cost: 5000, monthlyCost: 0, monthlyIncome: 1000, rampMonths: 3, months: 12 });
  for (const [value, sixth] of found.percent) {
    expectSame(value!, npv(0.09, flows), 'value', 'money');
    expectSame(sixth!, 1000 / 1.09 ** 0.5, 'month 6, worth today', 'money');
  }
});

test('a number out of its bounds or a text, pasted past the check, is named, and nothing is worked out of it', () => {
  const tooMany = (column: string) => `${column}11, Months to look ahead: enter a whole number from 1 to 60.`;
  const wrong = [
    tooMany('C'),
    'C10, Months until all of it comes in: enter a whole number from 1 to 60.',
    'C7, Paid today: that’s text, and no number.',
    'Row 17: that’s text, and no number.',
    'Row 17: it ends before it begins.',
    'C12, Discount rate: enter a percentage from 0% to 100%.',
  ];
  wrong.forEach((message, index) => {
    const counted = index === 2 ? 'not yet' : 'no';
    expect(found.pasted[index]).toEqual([counted, message, '', '', tooMany('D')]);
  });
});

test('a case that breaks even exactly is back in that month, with nothing below 0', () => {
  expect(found.even[0]!.slice(0, 1)).toEqual([0]);
  expect(found.even[0]![3]).toBe(6);
  expect(found.even[1]![1]).toBe('It’s worth exactly what it costs. You get your money back after month 6.');
});
