import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import { FIRST, MONTHS, MORE, rowOf } from './inputs';

/**
 * The rows of a case sheet that hold a cost, or an income, of each month: the first of them is a line of the
 * demo's too.
 */
const ROWS = {
  cost: [rowOf('monthlyCost'), ...indexes(MORE.costs.count).map((n) => MORE.costs.first + n)],
  income: [rowOf('monthlyIncome'), ...indexes(MORE.income.count).map((n) => MORE.income.first + n)],
};
/** Where they stand as they count, out of sight: amount, first month, last month. */
const AT = { cost: FIRST, income: FIRST + ROWS.cost.length + 1 };
const [AMOUNT, FROM, TO] = ['R', 'S', 'T'] as const;
const counted = (what: keyof typeof ROWS, column: string, sheet: string) =>
  `${sheet}$${column}$${AT[what]}:$${column}$${AT[what] + ROWS[what].length - 1}`;

/** All that may be typed into lines, in the columns of amount, first and last month. */
const LINE_CELLS = [
  `$D$${rowOf('monthlyCost')}:$E$${rowOf('monthlyIncome')}`,
  `$C$${MORE.costs.first}:$E$${MORE.costs.first + MORE.costs.count - 1}`,
  `$C$${MORE.income.first}:$E$${MORE.income.first + MORE.income.count - 1}`,
];

/** An empty amount counts 0, an empty first month 1, an empty last one the last of all. */
export function linesAsCounted(sheet: Sheet): void {
  for (const what of ['cost', 'income'] as const)
    ROWS[what].forEach((row, index) =>
      sheet.row(
        `${AMOUNT}${AT[what] + index}`,
        [`=N(C${row})`, `=IF(ISNUMBER(D${row}),D${row},1)`, `=IF(ISNUMBER(E${row}),E${row},${MONTHS})`],
        'note',
      ),
    );
  sheet.hideColumns(`Q:${TO}`);
}

/** What goes out in a month. */
export const costIn = (month: string, sheet = ''): string =>
  `SUMPRODUCT(${counted('cost', AMOUNT, sheet)},${during('cost', month, sheet)})`;

/** What comes in in a month, where all of it comes in after so many. */
export const incomeIn = (month: string, ramp: string, sheet = ''): string =>
  `SUMPRODUCT(${counted('income', AMOUNT, sheet)},${during('income', month, sheet)}*${grown(`(${month}-${counted('income', FROM, sheet)}+1)`, ramp)})`;

/** Whether each line counts in a month. */
const during = (what: keyof typeof ROWS, month: string, sheet: string) =>
  `(${counted(what, FROM, sheet)}<=${month})*(${counted(what, TO, sheet)}>=${month})`;
const grown = (since: string, ramp: string) => `((${since}>=${ramp})+(${since}<${ramp})*${since}/${ramp})`;

/** The share of the first income that comes in in each of a column of months. */
export function firstIncomeIn(months: string, ramp: string, sheet: string): string {
  const [from, to] = [FROM, TO].map((column) => `${sheet}$${column}$${AT.income}`) as [string, string];
  return `(${months}>=${from})*(${months}<=${to})*${grown(`(${months}-${from}+1)`, ramp)}`;
}

/** Conditions under which a line is wrong, with what to say of it. */
export const WRONG_LINES: [when: string, text: string][] = [
  [
    LINE_CELLS.map((cells) => `SUMPRODUCT(ISTEXT(${cells})*(LEN(${cells})>0))`).join('+') + '>0',
    'A line of costs or income: that’s text, and no number.',
  ],
  [
    (['cost', 'income'] as const)
      .map((what) => `SUMPRODUCT((${counted(what, FROM, '')}>${counted(what, TO, '')})*1)`)
      .join('+') + '>0',
    'A line of costs or income ends before it begins.',
  ],
];
