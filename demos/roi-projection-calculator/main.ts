import { cumulative, flowsOf, irr, npv, paybackMonth, roi, type RoiCase } from '@/lib/domain/tools/roi';
import { startDemo } from '../kit/demo';
import { h } from '../kit/dom';
import { group } from '../kit/fields';
import { lineChart } from '../kit/line-chart';
import { dollars, percent, readNumber, type Rule } from '../kit/numbers';
import { table } from '../kit/table';

const RULES = {
  cost: { min: 0 },
  monthlyCost: { min: 0 },
  monthlyIncome: { min: 0 },
  rampMonths: { min: 1, max: 36, whole: true },
  months: { min: 1, max: 36, whole: true },
  rate: { min: 0, max: 100 },
} as const satisfies Record<string, Rule>;
type Key = keyof typeof RULES;
type State = Record<Key | 'name', string>;

const LABELS: Record<Key, string> = {
  cost: 'Paid today, in dollars',
  monthlyCost: 'Cost each month',
  monthlyIncome: 'Income each month, once it runs',
  rampMonths: 'Months until all of it comes in',
  months: 'Months to look ahead, up to 36',
  rate: 'Discount rate, % a year',
};

startDemo<State>({
  slug: 'roi-projection-calculator',
  example: {
    name: 'A second van with its driver',
    cost: '24000',
    monthlyCost: '5200',
    monthlyIncome: '7600',
    rampMonths: '4',
    months: '24',
    rate: '10',
  },
  blank: {
    name: '',
    cost: '',
    monthlyCost: '',
    monthlyIncome: '',
    rampMonths: '1',
    months: '24',
    rate: '10',
  },

  form: (state, { text, number }) => {
    const field = (key: Key) =>
      number(
        { id: key, label: LABELS[key], value: state[key], set: (value) => (state[key] = value) },
        RULES[key],
      );
    return [
      text({
        id: 'name',
        label: 'What you think of buying',
        value: state.name,
        set: (value) => (state.name = value),
      }),
      group('What goes out', field('cost'), field('monthlyCost')),
      group('What comes in', field('monthlyIncome'), field('rampMonths')),
      group('How you look at it', field('months'), field('rate')),
      h('p', { class: 'help' }, 'The discount rate is what the money would earn elsewhere at the same risk.'),
    ];
  },

  result: (state) => {
    const read = readCase(state);
    if (!read) return { headline: 'Fill in every figure to see when the money is back.', details: [] };
    const { roiCase, rate } = read;
    const flows = flowsOf(roiCase);
    const till = cumulative(flows);
    const month = paybackMonth(flows);
    return {
      headline:
        month === undefined
          ? `The money is not back within ${roiCase.months} months.`
          : `The money is back after month ${month}.`,
      details: [
        h(
          'dl',
          { class: 'figures' },
          ...figure('Return (ROI)', shown(roi(roiCase), percent)),
          ...figure('Net present value', dollars(npv(rate, flows))),
          ...figure('IRR, a year', shown(irr(flows), percent)),
          ...figure(
            'Discounted payback',
            shown(paybackMonth(flows, rate), (n) => `month ${n}`),
          ),
        ),
        lineChart({
          title: `Money in the till over ${roiCase.months} months: lowest ${dollars(Math.min(...till))}, at the end ${dollars(till.at(-1)!)}.`,
          series: [
            {
              name: 'Money in the till, all in all',
              className: 'first',
              points: till.map((y, x) => ({ x, y })),
            },
          ],
          x: { from: 0, to: roiCase.months, label: 'Month', ticks: ticks(roiCase.months) },
          value: dollars,
          include: [0],
        }),
        decisive(roiCase, rate),
        h(
          'details',
          {},
          h('summary', {}, 'Month by month'),
          table(
            'Month by month',
            ['Month', 'In or out', 'In the till'],
            flows.map((flow, index) => [String(index), dollars(flow), dollars(till[index]!)]),
          ),
        ),
      ],
    };
  },

  csv: (state) => {
    const read = readCase(state);
    const flows = read ? flowsOf(read.roiCase) : [];
    const till = cumulative(flows);
    return [
      ['Case', state.name],
      ...(Object.keys(RULES) as Key[]).map((key) => [LABELS[key], state[key]]),
      ['Month', 'In or out', 'In the till'],
      ...flows.map((flow, index) => [index, flow, till[index]!]),
    ];
  },
});

function readCase(state: State): { roiCase: RoiCase; rate: number } | undefined {
  const [cost, monthlyCost, monthlyIncome, rampMonths, months, rate] = (Object.keys(RULES) as Key[]).map(
    (key) => readNumber(state[key], RULES[key]),
  );
  const roiCase = { cost, monthlyCost, monthlyIncome, rampMonths, months };
  if (rate === undefined || Object.values(roiCase).includes(undefined)) return undefined;
  return { roiCase: roiCase as RoiCase, rate: rate / 100 };
}

/** What a tenth less income or a tenth more cost does to the value: the assumption to check first. */
function decisive(roiCase: RoiCase, rate: number): HTMLElement {
  const value = (changes: Partial<RoiCase>) => npv(rate, flowsOf({ ...roiCase, ...changes }));
  const rows = [
    ['Income 10% lower', value({ monthlyIncome: roiCase.monthlyIncome * 0.9 })],
    ['Monthly cost 10% higher', value({ monthlyCost: roiCase.monthlyCost * 1.1 })],
    ['Price today 10% higher', value({ cost: roiCase.cost * 1.1 })],
    ['Three months later until all of it comes in', value({ rampMonths: roiCase.rampMonths + 3 })],
  ] as [string, number][];
  const before = value({});
  const sorted = rows.sort((a, b) => a[1] - b[1]);
  return table(
    'What one wrong assumption does, the worst first',
    ['If', 'Value becomes', 'Change'],
    sorted.map(([name, after]) => [name, dollars(after), dollars(after - before)]),
  );
}

function figure(name: string, value: string) {
  return [h('div', {}, h('dt', {}, name), h('dd', {}, value))];
}

function shown(value: number | undefined, write: (value: number) => string) {
  return value === undefined ? 'none' : write(value);
}

function ticks(months: number) {
  return [0, ...[6, 12, 18, 24, 30, 36].filter((month) => month <= months)];
}
