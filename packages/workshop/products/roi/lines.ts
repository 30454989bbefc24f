import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import { MONTHS, MORE, of, PIECES, rowOf } from './inputs';

/**
 * The rows of a case sheet that hold a cost, or an income, of each month: the first of them is a line of the
 * demo's too.
 */
const ROWS = {
  cost: [rowOf('monthlyCost'), ...indexes(MORE.costs.count).map((n) => MORE.costs.first + n)],
  income: [rowOf('monthlyIncome'), ...indexes(MORE.income.count).map((n) => MORE.income.first + n)],
};
/** How each counts, out of sight in its own row: it goes where a row does that is inserted or deleted. */
const AMOUNT = { cost: 'R', income: 'S' };
const [FROM, TO] = ['T', 'U'] as const;
const [TOP, END] = [rowOf('monthlyCost'), MORE.income.first + MORE.income.count];
const counted = (column: string, sheet: string) => `${sheet}$${column}$${TOP}:$${column}$${END}`;

/** An empty amount counts 0, an empty first month 1, an empty last one the last of all. */
export function linesAsCounted(sheet: Sheet): void {
  for (const what of ['cost', 'income'] as const)
    for (const row of ROWS[what]) {
      sheet.put(`${AMOUNT[what]}${row}`, `=N(C${row})`, 'note');
      const span = [`=IF(ISNUMBER(D${row}),D${row},1)`, `=IF(ISNUMBER(E${row}),E${row},${MONTHS})`];
      sheet.row(`${FROM}${row}`, span, 'note');
    }
  sheet.hideColumns(`Q:${TO}`);
}

/** What goes out in a month. */
export const costIn = (month: string, sheet = ''): string =>
  `SUMPRODUCT(${counted(AMOUNT.cost, sheet)},${during(month, sheet)})`;

/** What comes in in a month, where all of it comes in after so many. */
export const incomeIn = (month: string, ramp: string, sheet = ''): string =>
  `SUMPRODUCT(${counted(AMOUNT.income, sheet)},${during(month, sheet)}*${grown(`(${month}-${counted(FROM, sheet)}+1)`, ramp)})`;

/** Whether each line counts in a month. */
const during = (month: string, sheet: string) =>
  `(${counted(FROM, sheet)}<=${month})*(${counted(TO, sheet)}>=${month})`;
const grown = (since: string, ramp: string) => `((${since}>=${ramp})+(${since}<${ramp})*${since}/${ramp})`;

/** Whether each line begins after the last month looked at. */
const late = (sheet: string) => `(${counted(FROM, sheet)}>${of('months', sheet)})`;
/** How many lines don't count, because they begin too late; none before the months are filled in. */
export const lateLines = `(${of('months')}>0)*SUMPRODUCT(${late('')}*(${counted(AMOUNT.cost, '')}+${counted(AMOUNT.income, '')}>0))`;
/** Whether the first cost or income does. */
export const isLate = (key: 'monthlyCost' | 'monthlyIncome', sheet: string): string =>
  `AND(${of('months', sheet)}>0,${sheet}$${FROM}$${rowOf(key)}>${of('months', sheet)})`;
/** The costs or income each month beside the first that don't begin too late. */
export const moreIn = (what: keyof typeof MORE, sheet: string): string => {
  const { first, count } = MORE[what];
  const rows = (column: string) => `${sheet}$${column}$${first}:$${column}$${first + count - 1}`;
  return `SUMPRODUCT(${rows(AMOUNT[what === 'costs' ? 'cost' : 'income'])}*(${rows(FROM)}<=${of('months', sheet)}))`;
};

/** The share of the first income that comes in in each of a column of months. */
export function firstIncomeIn(months: string, ramp: string, sheet: string): string {
  const [from, to] = [FROM, TO].map((column) => `${sheet}$${column}$${rowOf('monthlyIncome')}`) as [
    string,
    string,
  ];
  return `(${months}>=${from})*(${months}<=${to})*${grown(`(${months}-${from}+1)`, ramp)}`;
}

const [TYPED, INSERTED] = [`$C$${TOP}:$E$${END}`, `$C$${MORE.costs.first - 1}:$C$${END}`];
const [NAMES, hidden] = ['B', FROM].map((column) => INSERTED.replaceAll('C', column)) as [string, string];
const PER_PIECE = `$C$${PIECES}:$C$${PIECES + 2}`;
/** Conditions under which a line is wrong, with what to say of it; the cells are below each other. */
const WRONG: [wrong: string, cells: string, says: string][] = [
  [`ISTEXT(${TYPED})*(LEN(${TYPED})>0)`, TYPED, 'that’s text, and no number.'],
  [`ISTEXT(${PER_PIECE})*(LEN(${PER_PIECE})>0)`, PER_PIECE, 'that’s text, and no number.'],
  [`(${counted(FROM, '')}>${counted(TO, '')})`, counted(FROM, ''), 'it ends before it begins.'],
  [
    `(LEN(${INSERTED})>0)*(LEN(${hidden})=0)`,
    INSERTED,
    'it doesn’t count, because the row was inserted. Use one of the rows that were there.',
  ],
  [`(LEN(${hidden})>0)*(LEN(${NAMES})>0)*(LEN(${INSERTED})=0)`, INSERTED, 'it has a name, but no amount.'],
  [`(LEN(${hidden})>0)*(LEN(${NAMES})=0)*(LEN(${INSERTED})>0)`, INSERTED, 'it has an amount, but no name.'],
];
export const WRONG_LINES = WRONG.map(([wrong, cells, says]): [when: string, text: string] => {
  const row = `SUMPRODUCT(MAX(${wrong}*ROW(${cells})))`;
  return [`${row}>0`, `Row "&${row}&": ${says}`];
});
