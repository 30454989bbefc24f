import { cumulative, flowsOf, npv, type RoiCase } from '@/lib/tools/rules/roi';
import { lineChart } from '../kit/line-chart';
import { dollars } from '../kit/numbers';

/** What is in the till, month by month, as far as is looked ahead. */
export function cashChart(roiCase: RoiCase): HTMLElement {
  const till = cumulative(flowsOf(roiCase));
  const { months } = roiCase;
  return lineChart({
    title: `Cumulative cash over ${months} months: lowest ${dollars(Math.min(...till))}, at the end ${dollars(till.at(-1)!)}.`,
    series: [{ name: 'Cumulative cash', className: 'first', points: till.map((y, x) => ({ x, y })) }],
    x: { from: 0, to: months, label: 'Month', ticks: ticks(months) },
    value: dollars,
    include: [0],
  });
}

/** The value by what comes in each month: below 0 left of the income that is enough. */
export function breakEven(roiCase: RoiCase, rate: number, enough: number): HTMLElement {
  const value = (monthlyIncome: number) => npv(rate, flowsOf({ ...roiCase, monthlyIncome }));
  const to = Math.max(1, Math.ceil(1.5 * Math.max(enough, roiCase.monthlyIncome)));
  // A number beside another one would stand over it.
  const inside = enough > 0.15 * to && enough < 0.85 * to;
  return lineChart({
    title: `The value by what comes in each month: ${dollars(value(0))} with nothing, 0 at about ${dollars(enough)}, ${dollars(value(to))} at ${dollars(to)}.`,
    series: [
      { name: 'Net present value', className: 'first', points: [0, to].map((x) => ({ x, y: value(x) })) },
      {
        name: 'What you assume',
        className: 'second',
        points: [{ x: roiCase.monthlyIncome, y: value(roiCase.monthlyIncome) }],
      },
    ],
    x: { from: 0, to, label: 'Income each month, in dollars', ticks: [0, ...(inside ? [enough] : [])] },
    value: dollars,
    include: [0],
  });
}

const ticks = (months: number) => [
  0,
  ...(months > 36 ? [12, 24, 36, 48, 60] : [6, 12, 18, 24, 30, 36]).filter((month) => month <= months),
];
