import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import { inCents } from './formulas';
import {
  COLUMN,
  FIRST,
  firstWrong,
  INPUTS,
  LAST,
  monthly,
  MONTHS,
  MORE,
  of,
  PIECES,
  rowOf,
  type CaseValues,
  type InputKey,
} from './inputs';
import { costIn, incomeIn, linesAsCounted, WRONG_LINES } from './lines';

export const TOOL = 'ROI Projection Calculator';

/** What formulas of the buyer's own may call the lines of the Case sheet. */
const CELL_NAMES: Record<InputKey, string> = {
  cost: 'Paid_today',
  monthlyCost: 'Cost_each_month',
  monthlyIncome: 'Income_each_month',
  rampMonths: 'Months_until_full',
  months: 'Months_ahead',
  rate: 'Discount_rate',
};
const MONTH_RULE = { number: [1, MONTHS] as [number, number], whole: true };
const MONEY_RULE = { number: [0, 1e12] as [number, number] };

/**
 * One case: what is assumed, and what it means month by month.
 */
export function caseSheet(book: Book, name: string, values?: CaseValues): Sheet {
  const lead = values
    ? `Example: ${values.name}. It’s a finished case for you to read and change.`
    : 'Fill in the yellow cells on the left. One-time amounts, like a repair or a sale, go in the month they happen.';
  const sheet = page(book, name, {
    lead,
    to: 'P',
    widths: [2, 33, 15, 8, 8, 34, 2, 8, 13, 13, 13, 13, 13, 14, 14, 15],
    area: `A1:F${values ? 46 : 37}`,
    portrait: true,
    pages: 1,
    freeze: 'A7',
    tab: values ? 'beside' : 'type',
  });
  sheet.put('B4', 'What you’re thinking of buying', 'label');
  sheet.wide('C4:F4', values?.name ?? '', 'input.bold');
  sheet.section('B5', 'What you assume', 5, 24);
  sheet.row(
    'B6',
    ['', 'Amount', 'First month', 'Last month', 'Where the number comes from'],
    'head.center.wrap',
  );
  sheet.height(6, 28);
  INPUTS.forEach((input) => {
    const { key, label, allow, look } = input;
    const row = rowOf(key);
    sheet.put(`B${row}`, label, 'label');
    sheet.put(`C${row}`, values?.[key], look);
    sheet.put(`F${row}`, values?.sources[key], 'input.left.indent');
    sheet.allow(`C${row}`, allow);
    const spans = key === 'monthlyCost' || key === 'monthlyIncome';
    sheet.row(`D${row}`, [undefined, undefined], spans ? 'input.whole.center' : 'label');
    if (!values) sheet.named(CELL_NAMES[key], `C${row}`);
  });
  sheet.allow(`D${rowOf('monthlyCost')}:E${rowOf('monthlyIncome')}`, MONTH_RULE);
  sheet.wide(
    'B13:F13',
    'First and last month empty: all of them. Where from: M measured in your books, O offered in writing, G guessed.',
    'note.wrap',
  );
  moreLines(sheet, 'More costs each month', MORE.costs);
  moreLines(sheet, 'More income each month', MORE.income);
  sheet.wide('B28:F28', 'Each income grows like the first, from its own first month on.', 'note.wrap');
  pieces(sheet, values);
  sheet.put('B36', 'Discount rate, % a month', 'label');
  sheet.put('C36', `=(1+${of('rate')}/100)^(1/12)-1`, 'calc.percent');
  sheet.put('D36', '(1 + yearly rate)^(1/12) - 1', 'note.indent');
  sheet.put('B37', 'Is every line filled in?', 'label');
  const filled = `COUNT(C${FIRST}:C${rowOf('rate')})<6`;
  sheet.put('C37', `=IF(${filled},"not yet",IF(D37="","yes","no"))`, 'calc.center');
  sheet.put('D37', `=${firstWrong('C', WRONG_LINES)}`, 'note');
  sheet.mark('C37', '=$C$37="yes"', 'good');
  sheet.mark('C37', '=$C$37<>"yes"', 'fair');
  months(sheet, values);
  linesAsCounted(sheet);
  return sheet;
}

/** Names, amounts, first and last months, and where they come from. */
function moreLines(sheet: Sheet, title: string, { first, count }: { first: number; count: number }): void {
  sheet.section(`B${first - 1}`, title, 5, 24);
  for (const index of indexes(count))
    sheet.row(`B${first + index}`, Array<undefined>(5).fill(undefined), [
      ...['input', 'input.money', 'input.whole.center', 'input.whole.center', 'input.left.indent'],
    ]);
  sheet.allow(`C${first}:C${first + count - 1}`, MONEY_RULE);
  sheet.allow(`D${first}:E${first + count - 1}`, MONTH_RULE);
}

function pieces(sheet: Sheet, values?: CaseValues): void {
  sheet.section(`B${PIECES - 1}`, 'If it sells by the piece', 5, 24);
  const lines = [
    ['Price of one piece', values?.pieces?.price, 'input.money'],
    ['Cost of one piece', values?.pieces?.cost, 'input.money'],
    ['Pieces a month', values?.pieces?.volume, 'input.whole'],
  ] as const;
  lines.forEach(([label, value, look], index) => {
    sheet.row(`B${PIECES + index}`, [label, value], ['label', look]);
    sheet.allow(`C${PIECES + index}`, MONEY_RULE);
  });
  const empty = 'Leave these empty if it doesn’t. They’re only for the break-even lines in the result.';
  sheet.wide(`B${PIECES + 3}:F${PIECES + 3}`, empty, 'note.wrap');
}

const HEADS = {
  month: 'Month',
  income: 'Income',
  oneOffIn: 'One-off in',
  cost: 'Cost',
  oneOffOut: 'One-off out',
  net: 'In or out',
  till: 'Cumulative',
  worth: 'Worth today',
  worthAll: 'Worth today, all',
} satisfies Record<keyof typeof COLUMN, string>;

function months(sheet: Sheet, values?: CaseValues): void {
  const { month, income, oneOffIn, cost, oneOffOut, net, till, worth, worthAll } = COLUMN;
  sheet.section(`${month}5`, 'Month by month', 9);
  sheet.row(`${month}6`, Object.values(HEADS), 'head.center.wrap');
  const ramp = `MAX(1,${of('rampMonths')})`;
  for (let row = FIRST; row <= LAST; row++) {
    const number = row - FIRST;
    const own = `$${month}${row}`;
    const oneOff = values?.oneOffs?.find((one) => one.month === number);
    const inside = (formula: string) => `=IF(${own}>${of('months')},0,${formula})`;
    const put = (column: string, value: string | number | undefined, look = 'calc.money') =>
      sheet.put(`${column}${row}`, value, look as 'calc');
    put(month, number, 'calc.whole.center');
    put(income, number === 0 ? 0 : inside(incomeIn(own, ramp)));
    put(oneOffIn, oneOff?.income, 'input.money');
    put(cost, number === 0 ? `=${of('cost')}` : inside(costIn(own)));
    put(oneOffOut, oneOff?.cost, 'input.money');
    put(net, inside(`${income}${row}+N(${oneOffIn}${row})-${cost}${row}-N(${oneOffOut}${row})`));
    put(till, `=${inCents(`SUM(${net}$${FIRST}:${net}${row})`)}`);
    put(worth, `=${net}${row}/(1+$C$36)^${own}`);
    put(worthAll, `=${inCents(`SUM(${worth}$${FIRST}:${worth}${row})`)}`);
  }
  for (const column of ['oneOffIn', 'oneOffOut'] as const) sheet.allow(monthly(column, ''), MONEY_RULE);
  sheet.mark(`${month}${FIRST}:${worthAll}${LAST}`, `=$${month}${FIRST}>${of('months')}`, 'quiet');
  sheet.mark(`${till}${FIRST}:${till}${LAST}`, `=${till}${FIRST}<0`, 'poor');
}
