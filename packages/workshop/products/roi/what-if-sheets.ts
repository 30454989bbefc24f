import { CHANCES, SCENARIOS, type Scenario } from '@/lib/tools/rules/sensitivity';
import { type Book } from '../../sheet/book';
import { compared, firstOf } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { warnOfTexts } from '../../sheet/warnings';
import { AS_ASSUMED, charted, result, SCENARIO_NAMES, type ResultName } from './workings';
import { inCents } from './formulas';
import { FIRST, INPUTS, LAST, of, WHOLE, type InputKey } from './inputs';

/** The lines of what low and high assume. */
const FACTORS: [label: string, key: keyof Scenario][] = [
  ['Paid today', 'cost'],
  ['Cost each month', 'monthlyCost'],
  ['Income each month', 'monthlyIncome'],
  ['Extra months until all of it comes in', 'rampMonths'],
];
const EXPECTED = 22;
/** Ten times what is expected: no paste of 80 for 80% is less. */
const MOST = 10;

export function whatIfSheet(book: Book): void {
  const lead = 'Say how bad and how good it could get. The expected case is the one on the Case sheet.';
  const sheet = page(book, 'What If', { lead, to: 'E', widths: [2, 32, 20, 20, 20], pages: 1, tab: 'read' });
  const slips = [7, 8, 9, 11]
    .flatMap((row) => [`C${row}`, `E${row}`])
    .map((cell): [string, string] => [
      `N(${cell})>${cell.endsWith('11') ? 1 : MOST}`,
      `${cell}: "&${cell}&" is "&TEXT(${cell},"#,##0%")&". Did you mean "&${cell}&"%?`,
    ]);
  warnOfTexts(sheet, 'B4:E4', ['$C$7:$C$11', '$E$7:$E$11'], firstOf(slips));
  for (const cells of ['C7:C9', 'E7:E9']) sheet.mark(cells, `=N(${cells.slice(0, 2)})>${MOST}`, 'poor');
  sheet.mark('C11:E11', '=N(C11)>1', 'poor');
  sheet.section('B5', 'Compared with expected', 4);
  sheet.row('B6', ['', ...SCENARIO_NAMES], 'head.center');
  const { low, expected, high } = SCENARIOS;
  FACTORS.forEach(([label, key], index) => {
    const row = 7 + index;
    const look = index === 3 ? 'whole' : 'percent';
    sheet.row(
      `B${row}`,
      [label, low[key], expected[key], high[key]],
      ['label', `input.${look}.center`, `calc.${look}.center`, `input.${look}.center`],
    );
    for (const column of ['C', 'E'])
      sheet.allow(
        `${column}${row}`,
        index === 3 ? { number: [0, 36], whole: true } : { number: [0, MOST], percent: true },
      );
  });
  const chances = [CHANCES.low, '=1-N(C11)-N(E11)', CHANCES.high];
  sheet.row(
    'B11',
    ['How likely', ...chances],
    ['label', 'input.percent.center', 'calc.percent.center', 'input.percent.center'],
  );
  for (const cell of ['C11', 'E11']) sheet.allow(cell, { number: [0, 1], percent: true });
  sheet.section('B13', 'What comes of it', 4);
  sheet.row('B14', ['', ...SCENARIO_NAMES], 'head.center');
  const rows: [ResultName, string, 'dollars' | 'percent' | 'whole'][] = [
    ['npv', 'Net present value', 'dollars'],
    ['roi', 'ROI', 'percent'],
    ['irr', 'IRR per year', 'percent'],
    ['payback', 'Payback, month', 'whole'],
    ['discounted', 'Discounted payback, month', 'whole'],
    ['deepest', 'Most cash tied up', 'dollars'],
    ['left', 'Left at the end', 'dollars'],
  ];
  rows.forEach(([name, label, look], index) => {
    const values = SCENARIO_NAMES.map((_, scenario) => `=${result(scenario, name)}`);
    sheet.row(`B${15 + index}`, [label, ...values], ['label', `calc.${look}.center.wrap`]);
    sheet.height(15 + index, name === 'payback' || name === 'discounted' ? 30 : 18);
  });
  sheet.mark('C15:E15', `=AND(ISNUMBER(C$15),${inCents('C$15')}<0)`, 'poor');
  sheet.mark('C15:E15', `=AND(ISNUMBER(C$15),${inCents('C$15')}>=0)`, 'good');
  sheet.row(`B${EXPECTED}`, ['Expected value by likelihood'], 'total');
  const beyond = `${compared('D11', '<', 0)}`;
  const mean = 'C15*N(C11)+D15*D11+E15*N(E11)';
  sheet.wide(
    `C${EXPECTED}:E${EXPECTED}`,
    `=IF(COUNT(C15:E15)<3,"",IF(${beyond},"Low and high are more than 100% likely.",${mean}))`,
    'total.dollars.center',
    18,
  );
  sheet.chart('B25', {
    kind: 'curve',
    title: 'Cumulative cash: low, expected and high',
    series: SCENARIO_NAMES.map((_, index) => ({
      name: `'What If'!$${'CDE'[index]}$6`,
      values: charted((['low', 'cash', 'high'] as const)[index]!),
    })),
    categories: charted('month'),
    size: [570, 300],
    format: '$#,##0',
  });
}

type Turned = Exclude<InputKey, 'months'>;
const TURNED: Turned[] = ['cost', 'monthlyCost', 'monthlyIncome', 'rampMonths', 'rate'];
const onWorkings = (column: string) => `Workings!$${column}$${FIRST + 1}:$${column}$${LAST}`;

/** The value of a case in which something is other than on the Case sheet. */
function valueWith({ cost = '1', monthlyCost = '1', monthlyIncome = '1', rampMonths, rate = '1' }: Changes) {
  const income = onWorkings(rampMonths ?? AS_ASSUMED.income);
  const flow = `${income}*${monthlyIncome}-${onWorkings(AS_ASSUMED.cost)}*${monthlyCost}+${onWorkings('V')}`;
  const inside = `(${onWorkings('B')}<=${of('months', 'Case!')})`;
  const discount = `(1+${of('rate', 'Case!')}*${rate})^(${onWorkings('B')}/12)`;
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
    size: [570, 300],
    format: '$#,##0',
  });
}
