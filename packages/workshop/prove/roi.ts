import { demo } from '@/packages/demos/roi-projection-calculator/main';
import {
  cumulative,
  flowsOf,
  irr,
  npv,
  paybackMonth,
  roi as returnOf,
  type RoiCase,
} from '@/lib/tools/rules/roi';
import { roiCases } from '@/tests/support/tool-cases';
import { proof, rounded, typed, type PageCase, type Rounded } from './page-case';

/** Two of three without a discount rate, so that what breaks even exactly does so in its value too. */
const RATES = [0, 0, 10];

export const roi = proof(demo, roiCases, pageCase);

function pageCase(one: RoiCase, index: number): PageCase {
  const percent = RATES[index % RATES.length]!;
  const flows = flowsOf(one);
  const till = cumulative(flows);
  const month = paybackMonth(flows);
  const rate = percent / 100;
  const figure = (begins: string, number: Rounded | undefined) => ({
    begins,
    numbers: number ? [number] : [],
  });
  const share = (value: number | undefined) => (value === undefined ? undefined : rounded(value * 100));
  const discounted = paybackMonth(flows, rate);
  return {
    state: {
      ...demo.blank,
      ...Object.fromEntries(
        Object.entries(one).flatMap(([key, value]) =>
          typeof value === 'number' ? [[key, typed(value)]] : [],
        ),
      ),
      rate: String(percent),
    },
    headline:
      month === undefined
        ? `You don’t get your money back within ${one.months} months.`
        : `You get your money back after month ${month}.`,
    tables: {
      'Month by month': flows.map((flow, index) => [rounded(index), rounded(flow), rounded(till[index]!)]),
    },
    texts: [
      figure('Return (ROI)', share(returnOf(one))),
      figure('Net present value', rounded(npv(rate, flows))),
      figure('IRR per year', share(irr(flows))),
      figure('Discounted payback', discounted === undefined ? undefined : rounded(discounted)),
    ],
  };
}
