import { cumulative, flowsOf, type RoiCase } from '@/lib/tools/rules/roi';
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

const ticks = (months: number) => [
  0,
  ...(months > 36 ? [12, 24, 36, 48, 60] : [6, 12, 18, 24, 30, 36]).filter((month) => month <= months),
];
