import { flowsOf, npv, paybackMonth, type RoiCase } from '@/lib/tools/rules/roi';
import {
  CHANCES,
  expectedValue,
  SCENARIOS,
  underScenario,
  type Scenario,
} from '@/lib/tools/rules/sensitivity';
import { type Child, text } from '../kit/dom';
import type { Field } from '../kit/model';
import { dollars, format, readNumber, signed, type Rule } from '../kit/numbers';
import { table } from '../kit/table';

const PERCENT = { min: 0, max: 100 };
const TURNS = {
  lowCosts: ['Extra cost (%)', { min: 0, max: 900 }],
  lowIncome: ['Less income (%)', PERCENT],
  lowLater: ['Months late', { min: 0, max: 36, whole: true }],
  lowChance: ['How likely (%)', PERCENT],
  highCosts: ['Lower cost (%)', PERCENT],
  highIncome: ['More income (%)', { min: 0, max: 900 }],
  highChance: ['How likely (%)', PERCENT],
} as const satisfies Record<string, Offered>;
type Offered = readonly [label: string, rule: Rule];
type Turn = keyof typeof TURNS;
/** What low and high assume, as typed. */
export type Turns = Record<Turn, string>;

/** As offered first: what the rules take where nothing else is said. */
export const OFFERED: Turns = {
  lowCosts: percentOf(SCENARIOS.low.cost - 1),
  lowIncome: percentOf(1 - SCENARIOS.low.monthlyIncome),
  lowLater: String(SCENARIOS.low.rampMonths),
  lowChance: percentOf(CHANCES.low),
  highCosts: percentOf(1 - SCENARIOS.high.cost),
  highIncome: percentOf(SCENARIOS.high.monthlyIncome - 1),
  highChance: percentOf(CHANCES.high),
};

/** The fields of one case. */
export const turnFields = <State extends Turns>(of: 'low' | 'high'): Field<State, State>[] =>
  (Object.entries(TURNS) as [Turn, Offered][])
    .filter(([key]) => key.startsWith(of))
    .map(([key, [label, number]]) => ({ key, label, number, required: true }));

/**
 * Low, expected and high with what each is worth, and all by how likely they are; undefined while a number is
 * missing.
 */
export function scenariosOf(turns: Turns, roiCase: RoiCase, rate: number) {
  const keys = Object.keys(TURNS) as Turn[];
  const read = Object.fromEntries(keys.map((key) => [key, readNumber(turns[key], TURNS[key][1])]));
  if (Object.values(read).includes(undefined)) return undefined;
  const { lowCosts, lowIncome, lowLater, lowChance, highCosts, highIncome, highChance } = read as Record<
    Turn,
    number
  >;
  const scenario = (costs: number, income: number, later: number): Scenario => ({
    cost: 1 + costs / 100,
    monthlyCost: 1 + costs / 100,
    monthlyIncome: 1 + income / 100,
    rampMonths: later,
  });
  const chances = { low: lowChance / 100, high: highChance / 100 };
  const cases = [
    ['Low', scenario(lowCosts, -lowIncome, lowLater), chances.low],
    ['Expected', SCENARIOS.expected, 1 - chances.low - chances.high],
    ['High', scenario(-highCosts, highIncome, 0), chances.high],
  ] as const;
  const all = cases.map(([name, assumes, chance]) => {
    const flows = flowsOf(underScenario(roiCase, assumes));
    const month = paybackMonth(flows);
    return {
      name,
      chance,
      value: npv(rate, flows),
      assumes: assumed(assumes),
      payback: month === undefined ? 'none' : `month\u00a0${month}`,
    };
  });
  const [low, expected, high] = all.map(({ value }) => value) as [number, number, number];
  return { all, mean: expectedValue({ low, expected, high }, chances) };
}

/** The three cases side by side, each with what it assumes, and the expected value. */
export function scenarios(found: ReturnType<typeof scenariosOf>): Child[] {
  if (!found) return [text('Fill in what low and high assume to see three cases side by side.')];
  return [
    table(
      'Three cases side by side',
      ['Case, and how likely it is', 'Value', 'Payback'],
      [
        ...found.all.map(({ name, assumes, chance, value, payback }) => [
          `${name}, ${format(chance * 100, 1)}%: ${assumes}`,
          dollars(value),
          payback,
        ]),
        ...(found.mean === undefined
          ? []
          : [['Expected value, weighted by likelihood', dollars(found.mean), '']]),
      ],
    ),
    found.mean === undefined && text('Low and high are more than 100% likely. Make them less.'),
  ];
}

/** What a scenario makes of the case, in words. */
function assumed({ cost, monthlyIncome, rampMonths }: Scenario): string {
  const turned = (what: string, factor: number) =>
    format((factor - 1) * 100) === '0' ? [] : [`${what} ${signed((factor - 1) * 100, 1)}%`];
  const parts = [
    ...turned('costs', cost),
    ...turned('income', monthlyIncome),
    ...(rampMonths === 0 ? [] : [`all of it ${rampMonths} ${rampMonths === 1 ? 'month' : 'months'} later`]),
  ];
  return parts.length === 0 ? 'what you entered' : parts.join(', ');
}

/** A share in percent, without the leftovers of binary numbers. */
function percentOf(share: number): string {
  return String(Number((share * 100).toFixed(6)));
}
