import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { FIRST, INPUTS, LAST, monthly, of, WHOLE, type InputKey } from './inputs';

type Turned = Exclude<InputKey, 'months'>;
const TURNED: Turned[] = ['cost', 'monthlyCost', 'monthlyIncome', 'rampMonths', 'rate'];
const after = (column: 'month' | 'income' | 'cost') => monthly(column, 'Case!', FIRST + 1);
const workings = (column: string) => `Workings!$${column}$${FIRST + 1}:$${column}$${LAST}`;

/** The value of a case in which something is other than on the Case sheet. */
function valueWith({ cost = '1', monthlyCost = '1', monthlyIncome = '1', rampMonths, rate = '1' }: Changes) {
  const income = rampMonths ? workings(rampMonths) : after('income');
  const flow = `${income}*${monthlyIncome}-${after('cost')}*${monthlyCost}+${workings('V')}`;
  const inside = `(${after('month')}<=${of('months', 'Case!')})`;
  const discount = `(1+${of('rate', 'Case!')}*${rate}/100)^(${after('month')}/12)`;
  return `SUMPRODUCT(${inside}*(${flow})/${discount})+Workings!$V$${FIRST}-${of('cost', 'Case!')}*${cost}`;
}

/** Factors of money and rate, and the column of Workings that has the income of another ramp. */
type Changes = Partial<Record<Turned, string>>;

/** What turning one line by a tenth does to the value, and which one does most. */
export function sensitivitySheet(book: Book): void {
  const lead =
    'Each assumption moves a tenth down and a tenth up (start-up time by three months), with all the others as they are.';
  const sheet = page(book, 'Sensitivity', {
    lead,
    to: 'H',
    widths: [2, 34, 17, 17, 17, 17, 17, 10],
    pages: 1,
    tab: 'read',
  });
  const top = `=IF(Case!${WHOLE}="yes","The assumption that decides: "&B16&". Check that one first.","Fill in the yellow cells of the Case sheet.")`;
  sheet.wide('B5:H5', top, 'section', 26);
  sheet.row(
    'B6',
    [
      'One tenth down, one tenth up',
      'Value if lower',
      'Value if higher',
      'At worst',
      'At best',
      'Distance',
      'Place',
    ],
    'head.center.wrap',
  );
  const ready = (formula: string) => `=IF(Case!${WHOLE}="yes",${formula},"")`;
  TURNED.forEach((key, index) => {
    const row = 7 + index;
    const [down, up] = key === 'rampMonths' ? ['W', 'X'] : ['0.9', '1.1'];
    const label = INPUTS.find((input) => input.key === key)!.label.replace(/, in dollars|, % a year/, '');
    const values = [
      label,
      ready(valueWith({ [key]: down })),
      ready(valueWith({ [key]: up })),
      ready(`MIN(C${row}:D${row})`),
      ready(`MAX(C${row}:D${row})`),
      ready(`F${row}-E${row}`),
      ready(`RANK(G${row},$G$7:$G$11)+COUNTIF($G$7:G${row},G${row})-1`),
    ];
    sheet.row(`B${row}`, values, [
      'label',
      'calc.money',
      'calc.money',
      'calc.money',
      'calc.money',
      'calc.money',
      'calc.center',
    ]);
  });
  sheet.section('B14', 'Widest range first', 7);
  sheet.row('B15', ['Assumption', 'Down to', 'Up to', 'Distance'], 'head.center');
  TURNED.forEach((_, index) => {
    const row = 16 + index;
    const pick = (column: string) => `INDEX($${column}$7:$${column}$11,MATCH(${index + 1},$H$7:$H$11,0))`;
    const change = (column: string) => `${pick(column)}-(${valueWith({})})`;
    const values = [ready(pick('B')), ready(change('E')), ready(change('F')), ready(pick('G'))];
    sheet.row(`B${row}`, values, ['label', 'calc.money']);
  });
  sheet.wide('B21:E21', 'Down to and up to: how far the value moves from what you expect.', 'note', 16);
  sheet.chart('B23', {
    kind: 'tornado',
    title: 'How far each assumption moves the value',
    series: [
      { name: 'Sensitivity!$C$15', values: 'Sensitivity!$C$16:$C$20', color: '#A5301F' },
      { name: 'Sensitivity!$D$15', values: 'Sensitivity!$D$16:$D$20', color: '#24633F' },
    ],
    categories: 'Sensitivity!$B$16:$B$20',
    size: [920, 300],
    format: '$#,##0',
  });
}
