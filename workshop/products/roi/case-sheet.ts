import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { inCents } from './formulas';
import { FIRST, firstWrong, INPUTS, LAST, of, rowOf, type CaseValues, type InputKey } from './inputs';

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

/** One case: what is assumed, and what it means month by month. Blank, its lines come from the Import sheet. */
export function caseSheet(book: Book, name: string, values?: CaseValues): Sheet {
  const lead = values
    ? `Example: ${values.name}. It’s a finished case for you to read and change.`
    : 'Fill in the yellow cells on the left. One-time amounts, like a repair or a sale, go in the month they happen.';
  const sheet = page(book, name, {
    lead,
    to: 'N',
    widths: [2, 33, 15, 33, 2, 8, 13, 13, 13, 13, 13, 14, 14, 15],
    pages: 1,
    freeze: 'A7',
    tab: values ? 'try' : 'type',
  });
  sheet.section('B5', 'What you assume', 3);
  sheet.put('B6', 'What you’re thinking of buying', 'label');
  sheet.put('C6', values?.name ?? '=IF(Import!$F$8="","",Import!$F$8)', 'input.bold');
  sheet.wide('C6:D6', values?.name ?? '=IF(Import!$F$8="","",Import!$F$8)', 'input.bold');
  INPUTS.forEach(({ key, label, allow, look }, index) => {
    const row = rowOf(key);
    sheet.put(`B${row}`, label, 'label');
    sheet.put(`C${row}`, values?.[key] ?? `=IF(Import!$F$${9 + index}="","",Import!$F$${9 + index})`, look);
    sheet.put(`D${row}`, values?.sources[key], 'input.left.indent');
    sheet.allow(`C${row}`, allow);
    if (!values) sheet.named(CELL_NAMES[key], `C${row}`);
  });
  sheet.wide(
    'B13:D13',
    'In the right column, write where a number comes from: M measured in your books, O offered in writing, G guessed.',
    'note.wrap',
  );
  sheet.section('B15', 'If it sells by the piece', 3);
  const pieces = [
    ['Price of one piece', values?.pieces?.price, 'input.money'],
    ['Cost of one piece', values?.pieces?.cost, 'input.money'],
    ['Pieces a month', values?.pieces?.volume, 'input.whole'],
  ] as const;
  pieces.forEach(([label, value, look], index) => {
    sheet.put(`B${16 + index}`, label, 'label');
    sheet.put(`C${16 + index}`, value, look);
    sheet.allow(`C${16 + index}`, { number: [0, 1e12] });
  });
  sheet.wide(
    'B19:D19',
    'Leave these empty if it doesn’t. They’re only for the break-even lines in the result.',
    'note.wrap',
  );
  sheet.put('B21', 'Discount rate, % a month', 'label');
  sheet.put('C21', `=(1+${of('rate')}/100)^(1/12)-1`, 'calc.percent');
  sheet.put('D21', '(1 + yearly rate)^(1/12) - 1', 'note.left.indent');
  sheet.put('B22', 'Is every line filled in?', 'label');
  sheet.put(
    'C22',
    `=IF(COUNT(C${FIRST}:C${rowOf('rate')})<6,"not yet",IF(D22="","yes","no"))`,
    'calc.center',
  );
  sheet.put('D22', `=${firstWrong('C')}`, 'note.left.indent');
  sheet.mark('C22', '=$C$22="yes"', 'good');
  sheet.mark('C22', '=$C$22<>"yes"', 'fair');
  months(sheet, values);
  return sheet;
}

function months(sheet: Sheet, values?: CaseValues): void {
  sheet.section('F5', 'Month by month', 9);
  const heads = [
    'Month',
    'Income',
    'One-off in',
    'Cost',
    'One-off out',
    'In or out',
    'Cumulative',
    'Worth today',
    'Worth today, all',
  ];
  sheet.row('F6', heads, 'head.center.wrap');
  sheet.height(6, 28);
  for (let row = FIRST; row <= LAST; row++) {
    const month = row - FIRST;
    const oneOff = values?.oneOffs?.find((one) => one.month === month);
    const inside = (formula: string) => `=IF(F${row}>${of('months')},0,${formula})`;
    sheet.put(`F${row}`, month, 'calc.whole.center');
    sheet.put(
      `G${row}`,
      month === 0 ? 0 : inside(`${of('monthlyIncome')}*MIN(1,F${row}/MAX(1,${of('rampMonths')}))`),
      'calc.money',
    );
    sheet.put(`H${row}`, oneOff?.income, 'input.money');
    sheet.put(`I${row}`, month === 0 ? `=${of('cost')}` : inside(of('monthlyCost')), 'calc.money');
    sheet.put(`J${row}`, oneOff?.cost, 'input.money');
    sheet.put(`K${row}`, inside(`G${row}+N(H${row})-I${row}-N(J${row})`), 'calc.money');
    sheet.put(`L${row}`, `=${inCents(`SUM(K$${FIRST}:K${row})`)}`, 'calc.money');
    sheet.put(`M${row}`, `=K${row}/(1+$C$21)^F${row}`, 'calc.money');
    sheet.put(`N${row}`, `=${inCents(`SUM(M$${FIRST}:M${row})`)}`, 'calc.money');
  }
  sheet.allow(`H${FIRST}:H${LAST}`, { number: [0, 1e12] });
  sheet.allow(`J${FIRST}:J${LAST}`, { number: [0, 1e12] });
  sheet.mark(`F${FIRST}:N${LAST}`, `=$F${FIRST}>${of('months')}`, 'quiet');
  sheet.mark(`L${FIRST}:L${LAST}`, `=L${FIRST}<0`, 'poor');
}
