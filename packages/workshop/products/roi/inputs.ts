import { firstOf } from '../../sheet/formulas';
import { type Rule } from '../../sheet/rules';
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
  { key: 'rate', label: 'Discount rate, % a year', allow: { number: [0, 100] }, look: 'input' },
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
 * What is wrong with the six lines of a case in a column, in words: a text where a number belongs, or a
 * number out of its bounds, as a paste can bring them past the check of what is typed. Nothing where all is
 * right.
 * @param more what else may be wrong, asked last
 */
export const firstWrong = (column: string, more: readonly [when: string, text: string][] = []): string =>
  firstOf([
    ...INPUTS.flatMap(({ key, label, allow }): [string, string][] => {
      const cell = `${column}${rowOf(key)}`;
      const name = label.replace(/,.*/, '');
      const [min, max] = allow.number;
      const whole = 'whole' in allow;
      const bounds = [`${cell}<${min}`, `${cell}>${max}`, ...(whole ? [`${cell}<>INT(N(${cell}))`] : [])];
      const range = `${whole ? 'a whole number' : 'a number'} from ${min} to ${max.toLocaleString('en-US')}`;
      return [
        [`AND(ISTEXT(${cell}),${cell}<>"")`, `${name}: that’s text, and no number.`],
        [`AND(ISNUMBER(${cell}),OR(${bounds.join(',')}))`, `${name}: enter ${range}.`],
      ];
    }),
    ...more,
  ]);

/** Month 0 to month 60, and the columns of a case sheet that go by month. */
export const MONTHS = 60;
export const FIRST = 7;
export const LAST = FIRST + MONTHS;
export const COLUMN = {
  ...{ month: 'H', income: 'I', oneOffIn: 'J', cost: 'K', oneOffOut: 'L' },
  ...{ net: 'M', till: 'N', worth: 'O', worthAll: 'P' },
} as const;
/** Months 0 to 60 in a column of a case sheet; `from` leaves out today. */
export const monthly = (column: keyof typeof COLUMN, sheet = 'Case!', from = FIRST): string =>
  `${sheet}$${COLUMN[column]}$${from}:$${COLUMN[column]}$${LAST}`;

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
