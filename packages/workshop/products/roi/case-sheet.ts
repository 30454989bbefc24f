import type { Book } from '../../sheet/book';
import { firstOf } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { indexes } from '../../sheet/table';
import { saysAsElsewhere, UNCOUNTED, warnOfTexts } from '../../sheet/warnings';
import { inCents } from './formulas';
import {
  BESIDE,
  COLUMN,
  FIRST,
  firstWrong,
  INPUTS,
  LAST,
  MONTHLY,
  MONTHS,
  MORE,
  of,
  PIECES,
  RATE,
  rowOf,
  type CaseValues,
  type MonthColumns,
  type InputKey,
} from './inputs';
import { costIn, incomeIn, lateLines, linesAsCounted, WRONG_LINES } from './lines';

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
const LATE = 'B38:F38';
const MONTH_RULE = { number: [1, MONTHS] as [number, number], whole: true };
const MONTH_WIDTHS = [8, 13, 13, 13, 13, 13, 14, 14, 15];
const MONEY_RULE = { number: [0, 1e12] as [number, number] };

/**
 * One case: what is assumed, and what it means month by month.
 */
export function caseSheet(book: Book, name: string, values?: CaseValues): Sheet {
  const lead = values
    ? `Example: ${values.name}. It’s a finished case for you to read and change.`
    : 'Fill in the yellow cells. One-time amounts, like a repair or a sale, go on the sheet Months.';
  const sheet = page(book, name, {
    lead,
    to: values ? 'P' : 'F',
    widths: [2, 33, 15, 8, 8, 34, 2, ...(values ? MONTH_WIDTHS : [])],
    area: `A1:F${values ? 46 : 38}`,
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
  moreLines(sheet, 'More costs each month', MORE.costs, values ? undefined : 'More_costs');
  moreLines(sheet, 'More income each month', MORE.income, values ? undefined : 'More_income');
  sheet.wide('B28:F28', 'Each income grows like the first, from its own first month on.', 'note.wrap');
  pieces(sheet, values);
  sheet.put('B36', 'Discount rate, % a month', 'label');
  sheet.put('C36', `=(1+${of('rate')})^(1/12)-1`, 'calc.percent');
  sheet.put('D36', '(1 + yearly rate)^(1/12) - 1', 'note.indent');
  sheet.put('B37', 'Is every line filled in?', 'label');
  const filled = `COUNT(C${FIRST}:C${rowOf('rate')})<6`;
  sheet.put('C37', `=IF(${filled},"not yet",IF(D37="","yes","no"))`, 'calc.center');
  sheet.put('D37', `=${firstWrong('C', WRONG_LINES)}`, 'note');
  sheet.mark('C37', '=$C$37="yes"', 'good');
  sheet.mark('C37', '=$C$37<>"yes"', 'fair');
  const late = `"Lines that start after month "&${of('months')}&" aren’t counted: "&${lateLines}&". Case, C11 says how far you look ahead."`;
  saysAsElsewhere(sheet, LATE, `IF(${lateLines}=0,"",${late})`);
  if (values) monthByMonth(sheet, { columns: BESIDE, from: '', ...values });
  linesAsCounted(sheet);
  return sheet;
}

/** Names, amounts, first and last months, and where they come from. */
function moreLines(
  sheet: Sheet,
  title: string,
  { first, count }: { first: number; count: number },
  name?: string,
): void {
  sheet.section(`B${first - 1}`, title, 5, 24);
  for (const index of indexes(count))
    sheet.row(`B${first + index}`, Array<undefined>(5).fill(undefined), [
      'input',
      'input.money',
      'input.whole.center',
      'input.whole.center',
      'input.left.indent',
    ]);
  if (name) sheet.named(name, `B${first}:F${first + count - 1}`);
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

/** The case month by month, with what is paid and comes in once: on a page of its own. */
export function monthsSheet(book: Book): void {
  const sheet = page(book, 'Months', {
    lead: 'One-time amounts, like a repair or a sale, go in the month they happen. The rest comes from Case.',
    widths: [2, ...MONTH_WIDTHS],
    sides: 0.3,
    rowHeight: 13,
    portrait: true,
    pages: 1,
    freeze: 'C7',
    tab: 'type',
  });
  const typed = [COLUMN.oneOffIn, COLUMN.oneOffOut].map((column) => `$${column}$${FIRST}:$${column}$${LAST}`);
  const cells = (column: string) => `$${column}$${FIRST - 1}:$${column}$${LAST + 1}`;
  const [month, way, back] = [COLUMN.month, COLUMN.oneOffIn, COLUMN.oneOffOut].map(cells) as [
    string,
    string,
    string,
  ];
  const oneOffs = (which: string) => `SUMPRODUCT((ISNUMBER(${way})+ISNUMBER(${back})>0)*${which})`;
  const months = of('months', 'Case!');
  const late = oneOffs(`ISNUMBER(${month})*(${month}>${months})`);
  const lost = firstOf([
    [`${oneOffs(`(1-ISNUMBER(${month}))`)}>0`, UNCOUNTED],
    [
      `AND(${months}>0,${late}>0)`,
      `One-offs after month "&${months}&" aren’t counted: "&${late}&". Case, C11 says how far you look ahead.`,
    ],
    ['TRUE', `"&Case!$B$38&"`],
  ]);
  warnOfTexts(sheet, 'B4:J4', typed, lost);
  sheet.named('One_off_in', `${COLUMN.oneOffIn}${FIRST}:${COLUMN.oneOffIn}${LAST}`);
  sheet.named('One_off_out', `${COLUMN.oneOffOut}${FIRST}:${COLUMN.oneOffOut}${LAST}`);
  monthByMonth(sheet, { columns: COLUMN, from: 'Case!' });
}

type Monthly = Pick<CaseValues, 'oneOffs'> & {
  columns: MonthColumns;
  /** The sheet of what is assumed, where it is another: "Case!". */
  from: string;
};

function monthByMonth(sheet: Sheet, { columns, from, oneOffs }: Monthly): void {
  const { month, income, oneOffIn, cost, oneOffOut, net, till, worth, worthAll } = columns;
  sheet.section(`${month}5`, 'Month by month', 9);
  sheet.row(`${month}6`, Object.values(MONTHLY), 'head.center.wrap');
  const ramp = `MAX(1,${of('rampMonths', from)})`;
  const last = of('months', from);
  for (let row = FIRST; row <= LAST; row++) {
    const number = row - FIRST;
    const own = `$${month}${row}`;
    const oneOff = oneOffs?.find((one) => one.month === number);
    const inside = (formula: string) => `=IF(${own}>${last},0,${formula})`;
    const put = (column: string, value: string | number | undefined, look = 'calc.money') =>
      sheet.put(`${column}${row}`, value, look as 'calc');
    put(month, number, 'calc.whole.center');
    put(income, number === 0 ? 0 : inside(incomeIn(own, ramp, from)));
    put(oneOffIn, oneOff?.income, 'input.money');
    put(cost, number === 0 ? `=${of('cost', from)}` : inside(costIn(own, from)));
    put(oneOffOut, oneOff?.cost, 'input.money');
    put(net, inside(`${income}${row}+N(${oneOffIn}${row})-${cost}${row}-N(${oneOffOut}${row})`));
    put(till, `=${inCents(`SUM(${net}$${FIRST}:${net}${row})`)}`);
    put(worth, `=${net}${row}/(1+${from}${RATE})^${own}`);
    put(worthAll, `=${inCents(`SUM(${worth}$${FIRST}:${worth}${row})`)}`);
  }
  for (const column of [oneOffIn, oneOffOut]) sheet.allow(`${column}${FIRST}:${column}${LAST}`, MONEY_RULE);
  sheet.mark(`${month}${FIRST}:${worthAll}${LAST}`, `=$${month}${FIRST}>${last}`, 'quiet');
  sheet.mark(`${till}${FIRST}:${till}${LAST}`, `=${till}${FIRST}<0`, 'poor');
}
