import { firstOf } from '../../sheet/formulas';
import { numbersBetween, type Rule } from '../../sheet/rules';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { dataIn } from '../../facts';

/**
 * The lines of a case, in the order of the sheet and with the labels of the free demo's CSV. Rows 7 to 12 of
 * a case.
 */
export const INPUTS = [
  { key: 'cost', label: 'Paid today, in dollars', allow: { number: [0, 1e12] }, look: 'input.money' },
  { key: 'monthlyCost', label: 'Cost each month', allow: { number: [0, 1e12] }, look: 'input.money' },
  {
    key: 'monthlyIncome',
    label: 'Income each month, once it runs',
    allow: { number: [0, 1e12] },
    look: 'input.money',
  },
  {
    key: 'rampMonths',
    label: 'Months until all of it comes in',
    allow: { number: [1, 60], whole: true },
    look: 'input.whole',
  },
  {
    key: 'months',
    label: 'Months to look ahead, up to 60',
    allow: { number: [1, 60], whole: true },
    look: 'input.whole',
  },
  {
    key: 'rate',
    label: 'Discount rate, % a year',
    allow: { number: [0, 1], percent: true },
    look: 'input.share',
  },
] as const satisfies {
  key: string;
  label: string;
  allow: Rule;
  look: 'input' | `input.${string}`;
}[];

export type InputKey = (typeof INPUTS)[number]['key'];

/** The row of a line on a case sheet. */
export const rowOf = (key: InputKey): number => 7 + INPUTS.findIndex((input) => input.key === key);

/** A line of a case as a formula sees it: an empty cell counts 0. */
export const of = (key: InputKey, sheet = ''): string => `N(${sheet}$C$${rowOf(key)})`;

/**
 * What is wrong with the six lines of a case in a column, in words, with its cell: empty where others aren't,
 * a text where a number belongs, or a number out of its bounds, as a paste can bring them past the check of
 * what is typed. Nothing where all is right.
 * @param more what else may be wrong, asked last
 */
export function firstWrong(column: string, more: readonly [when: string, text: string][] = []): string {
  const all = `${column}$${rowOf('cost')}:${column}$${rowOf('rate')}`;
  return firstOf([
    ...INPUTS.flatMap(({ key, label, allow }): [string, string][] => {
      const cell = `${column}${rowOf(key)}`;
      const name = `${cell}, ${label.replace(/,.*/, '')}`;
      const [min, max] = allow.number;
      const whole = 'whole' in allow;
      const bounds = [`${cell}<${min}`, `${cell}>${max}`, ...(whole ? [`${cell}<>INT(N(${cell}))`] : [])];
      const kind = whole ? 'a whole number' : 'percent' in allow ? 'a percentage' : 'a number';
      const range = `${kind} ${numbersBetween(allow)}`;
      return [
        [`AND(${cell}="",COUNT(${all})>0)`, `${name}: it’s still empty.`],
        [`AND(ISTEXT(${cell}),${cell}<>"")`, `${name}: that’s text, and no number.`],
        [`AND(ISNUMBER(${cell}),OR(${bounds.join(',')}))`, `${name}: enter ${range}.`],
      ];
    }),
    ...more,
  ]);
}

/** Month 0 to month 60, and the heads of what goes by month. */
export const MONTHS = 60;
export const FIRST = 7;
export const LAST = FIRST + MONTHS;
export const MONTHLY = {
  month: 'Month',
  income: 'Income',
  oneOffIn: 'One-off in',
  cost: 'Cost',
  oneOffOut: 'One-off out',
  net: 'In or out',
  till: 'Cumulative',
  worth: 'Worth today',
  worthAll: 'Worth today, all',
};
export type MonthColumns = Record<keyof typeof MONTHLY, string>;
const columnsFrom = (first: number) =>
  Object.fromEntries(
    Object.keys(MONTHLY).map((key, index) => [key, columnName(first + index)]),
  ) as MonthColumns;
/** On the sheet Months; on an example's own, right of what it assumes. */
export const COLUMN = columnsFrom(2);
export const BESIDE = columnsFrom(8);
/** Months 0 to 60 in a column of Months. */
export const monthly = (column: keyof typeof MONTHLY): string =>
  `Months!$${COLUMN[column]}$${FIRST}:$${COLUMN[column]}$${LAST}`;

/** Where a case has its name, its rate by month, and whether it is whole, with what is wrong beside it. */
export const NAME = '$C$4';
export const RATE = '$C$36';
export const WHOLE = '$C$37';
export const WRONG = '$D$37';

/** Beside the first of each, which the demo has too. */
export const MORE = { costs: { first: 16, count: 7 }, income: { first: 25, count: 3 } } as const;
export const PIECES = 31;

export type CaseValues = Record<InputKey, number> & {
  name: string;
  sources: Record<InputKey, string>;
  pieces?: { price: number; cost: number; volume: number };
  oneOffs?: { month: number; income?: number; cost?: number }[];
};

/** Three finished cases, one of each kind people buy this for. */
export const examples = dataIn('products/roi/examples.yaml') as Record<string, CaseValues>;
