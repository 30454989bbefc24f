import { cumulative, flowsOf, irr, npv, paybackMonth, WHY_NO_IRR, type RoiCase } from '@/lib/tools/rules/roi';
import { enoughIncome, sensitivity } from '@/lib/tools/rules/sensitivity';
import { h, note, text } from '../kit/dom';
import { lineChart } from '../kit/line-chart';
import { SIGNED, type Signed } from '../kit/memo';
import { defineDemo, type Field } from '../kit/model';
import { dollars, readNumber, type Rule } from '../kit/numbers';
import { folded, table } from '../kit/table';
import { ASSUMPTIONS, figuresOf, memoOf } from './memo';
import { OFFERED, scenarios, scenariosOf, turnFields, type Turns } from './scenarios';
import EXAMPLE from './example.json' with { type: 'json' };

const MONEY = { min: 0 };
const MONTHS = { min: 1, max: 60, whole: true };
const RULES = {
  cost: MONEY,
  monthlyCost: MONEY,
  monthlyIncome: MONEY,
  rampMonths: MONTHS,
  months: MONTHS,
  rate: { min: 0, max: 100 },
} as const satisfies Record<string, Rule>;
type Key = keyof typeof RULES;
type State = Record<Key | 'name', string> & Turns & Signed;

const LABELS: Record<Key, string> = {
  cost: 'Paid today, in dollars',
  monthlyCost: 'Cost each month',
  monthlyIncome: 'Income each month, once it runs',
  rampMonths: 'Months until all of it comes in',
  months: 'Months to look ahead, up to 60',
  rate: 'Discount rate, % a year',
};
const field = (key: Key): Field<State, State> => ({
  key,
  label: LABELS[key],
  number: RULES[key],
  required: true,
});

const BLANK: State = {
  name: '',
  cost: '',
  monthlyCost: '',
  monthlyIncome: '',
  rampMonths: '1',
  months: '24',
  rate: '10',
  ...OFFERED,
  by: '',
  on: '',
};

export const demo = defineDemo<State>({
  slug: 'roi-projection-calculator',
  example: EXAMPLE,
  blank: BLANK,

  /** A hire: one month’s cost to find, half a year to learn, then one and a half times the cost as income. */
  fromQuery: (query) => {
    const cost = readNumber(query.get('hire') ?? '', { min: 1, max: 1e6 });
    if (cost === undefined) return undefined;
    const [once, income] = [cost, 1.5 * cost].map((amount) => String(Math.round(amount)));
    return {
      ...BLANK,
      name: 'A new hire',
      cost: once!,
      monthlyCost: once!,
      monthlyIncome: income!,
      rampMonths: '6',
    };
  },

  parts: [
    { fields: [{ key: 'name', label: 'What you’re thinking of buying', wide: true }] },
    { title: 'What goes out', fields: [field('cost'), field('monthlyCost')] },
    { title: 'What comes in', fields: [field('monthlyIncome'), field('rampMonths')] },
    {
      title: 'Time frame',
      help: 'The discount rate is what the money would earn elsewhere at the same risk.',
      fields: [field('months'), field('rate')],
    },
    { title: 'Low case', fields: turnFields<State>('low') },
    { title: 'High case', fields: turnFields<State>('high') },
    SIGNED,
  ],

  result: (state) => {
    const read = readCase(state);
    if (!read) return { headline: 'Fill in every number to see when you get your money back.', details: [] };
    const { roiCase, rate } = read;
    const flows = flowsOf(roiCase);
    const till = cumulative(flows);
    const enough = enoughIncome(roiCase, rate);
    return {
      headline: headlineOf(roiCase),
      details: [
        h(
          'dl',
          {
            class:
              'figures grid grid-cols-[1fr_1fr] gap-px border-y border-line bg-line enlarged:grid-cols-1',
          },
          ...figuresOf(roiCase, rate).map(figure),
        ),
        irr(flows) === undefined && note(WHY_NO_IRR),
        cashChart(roiCase, till),
        enough !== undefined && text(`It pays off once it brings in ${dollars(enough)} a month.`),
        decisive(roiCase, rate),
        ...scenarios(scenariosOf(state, roiCase, rate)),
        folded(
          'Month by month',
          'Month by month',
          ['Month', 'In or out', 'Cumulative'],
          flows.map((flow, index) => [String(index), dollars(flow), dollars(till[index]!)]),
        ),
      ],
    };
  },

  memo: (state) => {
    const read = readCase(state);
    if (!read) return undefined;
    const headline = headlineOf(read.roiCase);
    return memoOf({ ...state, ...read, headline, scenarios: scenariosOf(state, read.roiCase, read.rate) });
  },
});

export function readCase(state: State): { roiCase: RoiCase; rate: number } | undefined {
  const keys = Object.keys(RULES) as Key[];
  const read = Object.fromEntries(keys.map((key) => [key, readNumber(state[key], RULES[key])]));
  if (Object.values(read).includes(undefined)) return undefined;
  const { rate, ...roiCase } = read as Record<Key, number>;
  return { roiCase, rate: rate / 100 };
}

function headlineOf(roiCase: RoiCase): string {
  const month = paybackMonth(flowsOf(roiCase));
  return month === undefined
    ? `You don’t get your money back within ${roiCase.months} months.`
    : `You get your money back after month ${month}.`;
}

/** What is in the till, month by month, as far as is looked ahead. */
function cashChart({ months }: RoiCase, till: readonly number[]): HTMLElement {
  return lineChart({
    title: `Cumulative cash over ${months} months: lowest ${dollars(Math.min(...till))}, at the end ${dollars(till.at(-1)!)}.`,
    series: [{ name: 'Cumulative cash', className: 'first', points: till.map((y, x) => ({ x, y })) }],
    x: { from: 0, to: months, label: 'Month', ticks: ticks(months) },
    value: dollars,
    include: [0],
  });
}

const ticks = (months: number) => [
  0,
  ...(months > 36 ? [12, 24, 36, 48, 60] : [6, 12, 18, 24, 30, 36]).filter((month) => month <= months),
];

/** What one wrong assumption does to the value: the one to check first is on top. */
function decisive(roiCase: RoiCase, rate: number): HTMLElement {
  const value = npv(rate, flowsOf(roiCase));
  return table(
    'What moves the value most, if it’s off',
    ['Off by', 'Worse', 'Better'],
    sensitivity(roiCase, rate).map(({ assumption, worse, better }) => [
      ASSUMPTIONS[assumption],
      change(worse - value),
      change(better - value),
    ]),
  );
}

const change = (amount: number) => (amount >= 0.5 ? `+${dollars(amount)}` : dollars(amount));

function figure([name, value]: readonly [string, string]) {
  return h(
    'div',
    { class: 'bg-paper-raised py-2.5 pr-3 even:pl-3 enlarged:even:pl-0' },
    h('dt', { class: 'text-[0.9375rem] text-ink-muted' }, name),
    h('dd', { class: 'font-display text-[1.75rem]/[1.2] font-medium tabular-nums lining-nums' }, value),
  );
}
