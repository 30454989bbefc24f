import { flowsOf, npv, paybackMonth, type RoiCase } from '@/lib/tools/rules/roi';
import { SCENARIOS, underScenario, type Scenario } from '@/lib/tools/rules/sensitivity';
import { dollars, signed } from '../kit/numbers';
import { table } from '../kit/table';

/** The case as low, expected and high, each with what it assumes. */
export function scenarios(roiCase: RoiCase, rate: number): HTMLElement {
  const names = { low: 'Low', expected: 'Expected', high: 'High' };
  return table(
    'Three cases side by side',
    ['Case', 'Assumes', 'Value', 'Payback'],
    (Object.keys(names) as (keyof typeof names)[]).map((name) => {
      const flows = flowsOf(underScenario(roiCase, SCENARIOS[name]));
      const month = paybackMonth(flows);
      return [
        names[name],
        assumed(SCENARIOS[name]),
        dollars(npv(rate, flows)),
        month === undefined ? 'none' : `month ${month}`,
      ];
    }),
  );
}

/** What a scenario makes of the case, in words. */
function assumed({ cost, monthlyCost, monthlyIncome, rampMonths }: Scenario): string {
  const turned = (what: string, factor: number) =>
    factor === 1 ? [] : [`${what} ${signed((factor - 1) * 100, 0)}%`];
  const costs =
    cost === monthlyCost
      ? turned('costs', cost)
      : [...turned('paid today', cost), ...turned('monthly cost', monthlyCost)];
  const parts = [
    ...costs,
    ...turned('income', monthlyIncome),
    ...(rampMonths === 0 ? [] : [`all of it ${rampMonths} months later`]),
  ];
  return parts.length === 0 ? 'what you entered' : parts.join(', ');
}
