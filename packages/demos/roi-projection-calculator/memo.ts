import {
  cumulative,
  flowsOf,
  irr,
  npv,
  paybackMonth,
  roi,
  WHY_NO_IRR,
  type RoiCase,
} from '@/lib/tools/rules/roi';
import { roundedMoney } from '@/lib/tools/rules/rounding';
import { breakEvenCost, enoughIncome, sensitivity, type Assumption } from '@/lib/tools/rules/sensitivity';
import { h, type Child } from '../kit/dom';
import { memoPage, type Signed } from '../kit/memo';
import { dollars, format, percent } from '../kit/numbers';
import { table } from '../kit/table';
import type { scenariosOf } from './scenarios';

/** Each assumption, and by how much it is turned. */
export const ASSUMPTIONS: Record<Assumption, string> = {
  cost: 'Paid today, ±10%',
  monthlyCost: 'Monthly cost, ±10%',
  monthlyIncome: 'Income, ±10%',
  rampMonths: 'Start, ±3 months',
  rate: 'Discount rate, ±10%',
};

type Facts = Signed & {
  name: string;
  roiCase: RoiCase;
  rate: number;
  headline: string;
  scenarios: ReturnType<typeof scenariosOf>;
};

/** One page for a partner or a bank: is it worth its money, by what numbers, and what would change that. */
export function memoOf({ name, roiCase, rate, headline, scenarios, by, on }: Facts): Child[] {
  const flows = flowsOf(roiCase);
  const value = npv(rate, flows);
  const assumed = [
    ['Paid today', dollars(roiCase.cost)],
    ['Cost each month', dollars(roiCase.monthlyCost)],
    ['Income each month, once it runs', dollars(roiCase.monthlyIncome)],
    ['Months until all of it comes in', String(roiCase.rampMonths)],
    ['Months looked ahead', String(roiCase.months)],
    ['Discount rate, a year', `${format(rate * 100)}%`],
  ];
  const cases = scenarios?.all.map((one) => [
    one.name,
    one.assumes,
    percent(one.chance, 1),
    dollars(one.value),
    one.payback,
  ]);
  const mean = scenarios?.mean === undefined ? [] : [['Expected value', '', '', dollars(scenarios.mean), '']];
  return memoPage(
    name.trim() === '' ? 'Is it worth the money?' : `${name.trim()}: is it worth the money?`,
    `${worth(value)} ${headline}`,
    [
      [
        'The numbers',
        h(
          'div',
          { class: 'grid grid-cols-[1fr_1fr] gap-[8mm]' },
          table('What we assume', ['Line', 'Assumed'], assumed),
          table('Results', ['Figure', 'Result'], figuresOf(roiCase, rate)),
          irr(flows) === undefined && h('p', {}, WHY_NO_IRR),
        ),
      ],
      ...(cases
        ? [
            [
              'How it could turn out',
              table(
                'Low, expected and high',
                ['Case', 'Assumes', 'How likely', 'Value', 'Payback'],
                [...cases, ...mean],
              ),
            ] as [string, Child],
          ]
        : []),
      ['What would flip it', h('ul', {}, ...flipsOf(roiCase, rate).map((text) => h('li', {}, text)))],
    ],
    { by, on },
  );
}

/** What a case comes to, on the page and in the memo. */
export function figuresOf(roiCase: RoiCase, rate: number): [name: string, value: string][] {
  const flows = flowsOf(roiCase);
  const month = (found?: number) => (found === undefined ? 'none' : `month ${found}`);
  return [
    ['Most cash tied up', dollars(Math.max(0, -Math.min(...cumulative(flows))))],
    ['Return (ROI)', shown(roi(roiCase))],
    ['Net present value', dollars(npv(rate, flows))],
    ['IRR per year', shown(irr(flows))],
    ['Payback', month(paybackMonth(flows))],
    ['Discounted payback', month(paybackMonth(flows, rate))],
  ];
}

const shown = (share?: number) => (share === undefined ? 'none' : percent(share));

function worth(value: number): string {
  const cents = roundedMoney(value);
  if (cents === 0) return 'It’s worth exactly what it costs.';
  return cents > 0 ? 'Yes: it’s worth more than it costs.' : 'No: it’s worth less than it costs.';
}

/** Where the value would be 0, and which assumption moves it most. */
function flipsOf(roiCase: RoiCase, rate: number): string[] {
  const enough = enoughIncome(roiCase, rate);
  const price = breakEvenCost(roiCase, rate);
  const [first] = sensitivity(roiCase, rate);
  return [
    ...(enough === undefined
      ? []
      : [
          `Income: it pays off from ${dollars(enough)} a month on. We assume ${dollars(roiCase.monthlyIncome)}.`,
        ]),
    price < 0
      ? 'Price: it doesn’t pay off at any price.'
      : `Price: it pays off up to ${dollars(price)} paid today. We assume ${dollars(roiCase.cost)}.`,
    `The assumption that decides: ${ASSUMPTIONS[first!.assumption]}, moves the value to ${dollars(first!.worse)} or ${dollars(first!.better)}.`,
  ];
}
