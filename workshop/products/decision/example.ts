import type { Book } from '../../sheet/book';
import { compared } from '../../sheet/formulas';
import { example } from '../../sheet/front';
import { serialDay } from '../../sheet/rules';
import { MOST_TYPED } from './layout';

const CRITERIA: [name: string, weight: number, shop: number, delivery: number][] = [
  ['Cash left this year', 5, 3, 8],
  ['Sales it can bring in two years', 6, 9, 5],
  ['We can undo it', 3, 2, 9],
  ['Works with the people we have', 2, 3, 6],
];

/** The decision of the guide, with the same figures. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, 38, 12, 20, 20, 14, 14, 26],
    to: 'H',
    lead: 'How do we serve the north side of town starting in September? It’s the decision from the guide. Change a weight and see what flips.',
  });
  const heads = [
    'Criterion',
    'Weight',
    'Open a second shop',
    'Deliver from the first',
    'Level at',
    'Change',
    '',
  ];
  sheet.row('B6', heads, 'head.center.wrap');
  sheet.height(6, 30);
  CRITERIA.forEach((one, index) => {
    const row = 7 + index;
    const level = `C${row}-($D$12-$E$12)/(D${row}-E${row})`;
    const none = `OR(D${row}=E${row},${compared('$D$12', '=', '$E$12')})`;
    sheet.row(
      `B${row}`,
      [
        ...one,
        `=IF(${none},"none",IF(OR(${compared(level, '<=', 0)},${compared(level, '>=', MOST_TYPED)}),"none",${level}))`,
        `=IF(ISNUMBER(F${row}),ABS(F${row}-C${row}),"")`,
        `=IF(G${row}="","no weight flips it",IF(${compared(`G${row}`, '<=', 2)},"hangs on this","firm"))`,
      ],
      ['label', 'input.center', 'input.center', 'input.center', 'calc.two.center', 'calc.two.center', 'calc'],
    );
  });
  sheet.allow('C7:C10', { number: [0, 100] });
  sheet.allow('D7:E10', { number: [0, 10] });
  sheet.row(
    'B11',
    ['Score', '=SUM(C7:C10)', '=SUMPRODUCT($C7:$C10,D7:D10)/$C11', '=SUMPRODUCT($C7:$C10,E7:E10)/$C11'],
    ['total', 'total.center', 'total.two.center'],
  );
  sheet.row(
    'B12',
    ['Sum of weight × score', '', '=SUMPRODUCT($C7:$C10,D7:D10)', '=SUMPRODUCT($C7:$C10,E7:E10)'],
    ['label', 'label', 'calc.whole.center'],
  );
  const leads = `=IF(${compared('D11', '=', 'E11')},"Tied: which criterion did you forget?",IF(D11>E11,D6,E6)&" leads by "&TEXT(ABS(D11-E11),"0.00")&" points of 10.")`;
  sheet.wide('B14:H14', leads, 'section', 24);
  const notes = [
    'Only the sales in two years favor the shop. They’d need a weight of 13 instead of 6 for a tie, and nobody at the table would go that high.',
    'The two who scored were furthest apart on “We can undo it”: 2 and 6. One had read the lease. After ten minutes, both wrote 2.',
  ];
  notes.forEach((note, index) => sheet.wide(`B${16 + index}:H${16 + index}`, note, 'text.wrap', 30));
  sheet.height(19, 24);
  sheet.section('B19', 'In the Decision Log', 7);
  const log: [label: string, value: string | number, look?: 'input.date.left'][] = [
    ['Decided on', serialDay('2027-05-28'), 'input.date.left'],
    ['Choice', 'Deliver from the first shop'],
    [
      'Why',
      'It leaves enough cash for a bad winter, and we can end it within a month. The shop stays possible.',
    ],
    ['What we expect to see', '40 deliveries a week by the end of November, at a margin above 30%'],
    ['Look again on', serialDay('2027-12-03'), 'input.date.left'],
    ['What happened', '52 a week, but the margin is 24%: nobody asked what a driver costs in the rain.'],
  ];
  log.forEach(([label, value, look], index) => {
    const row = 20 + index;
    sheet.put(`B${row}`, label, 'label');
    const range = `C${row}:H${row}`;
    sheet.wide(range, typeof value === 'string' ? value : '', look ?? 'input', 20);
    if (typeof value === 'number') sheet.put(`C${row}`, value, 'input.date.left');
  });
  sheet.chart('B27', {
    kind: 'bars',
    title: 'Weighted score of both options, from 0 to 10',
    series: [{ name: 'Example!$B$11', values: 'Example!$D$11:$E$11' }],
    categories: 'Example!$D$6:$E$6',
    size: [1030, 220],
    format: '0',
    min: 0,
    max: 10,
  });
}
