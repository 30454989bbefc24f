import { cumulative, flowsOf, irr, npv, paybackMonth, roi, type RoiCase } from '@/lib/tools/rules/roi';
import { roundedMoney } from '@/lib/tools/rules/rounding';
import { breakEvenCost, enoughIncome, sensitivity } from '@/lib/tools/rules/sensitivity';
import { h, type Child } from '../kit/dom';
import { memoPage, type Signed } from '../kit/memo';
import { dollars, format, percent } from '../kit/numbers';
import { table } from '../kit/table';
import { ASSUMPTIONS } from './assumptions';
import type { scenariosOf } from './scenarios';

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
  const month = (found?: number) => (found === undefined ? 'none' : `month ${found}`);
  const numbers = [
    ['Net present value', dollars(value)],
    ['Return (ROI)', shown(roi(roiCase))],
    ['IRR per year', shown(irr(flows))],
    ['Payback', month(paybackMonth(flows))],
    ['Discounted payback', month(paybackMonth(flows, rate))],
    ['Most cash tied up', dollars(Math.min(0, ...cumulative(flows)))],
  ];
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
          table('Results', ['Figure', 'Result'], numbers),
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
