import { type Book } from '../../sheet/book';
import { firstOf, shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { saysAsElsewhere } from '../../sheet/warnings';
import { inCents } from './formulas';
import { charted, EVEN, nameOf, ONE_DOLLAR, result, type ResultName } from './workings';
import { NAME, of, PIECES, WHOLE, WRONG } from './inputs';

/** The figures of the expected case, each with what it says and how it is worked out. */
const FIGURES: [
  name: ResultName,
  label: string,
  look: 'key.dollars' | 'key.percent' | 'key',
  says: string,
][] = [
  [
    'npv',
    'Net present value',
    'key.dollars',
    'What it’s worth today, after your discount rate. Above 0, it beats what else you’d do with the money.',
  ],
  [
    'roi',
    'ROI',
    'key.percent',
    'What’s left for each dollar spent, over the whole period: (income - costs) / costs.',
  ],
  [
    'irr',
    'IRR per year',
    'key.percent',
    'The discount rate at which it would be worth nothing. None if the cash changes direction more than once, or never.',
  ],
  ['payback', 'Payback, month', 'key', 'The month after which you have your money back for good.'],
  ['discounted', 'Discounted payback, month', 'key', 'The same, with every month in today’s dollars.'],
  [
    'deepest',
    'Most cash tied up',
    'key.dollars',
    'How much cash you need at the worst moment. Most quotes don’t show it.',
  ],
];

export function resultSheet(book: Book): void {
  const sheet = page(book, 'Result', {
    lead: 'Nothing to fill in. The numbers come from the Case sheet.',
    to: 'D',
    widths: [2, 28, 24, 50],
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  saysAsElsewhere(sheet, 'B4:D4', shown('Months!$B$4'));
  sheet.put('B5', 'The case', 'label');
  sheet.wide('C5:D5', `=IF(Case!${NAME}="","",Case!${NAME})`, 'total');
  const npv = result(1, 'npv');
  const back = result(1, 'payback');
  const sides = [
    [`${inCents(npv)}>0`, 'It’s worth more than it costs. '],
    [`${inCents(npv)}<0`, 'It’s worth less than it costs. '],
    ['TRUE', 'It’s worth exactly what it costs. '],
  ] as const;
  const worth = firstOf(sides);
  const sentence = `${worth}&IF(ISNUMBER(${back}),"You get your money back after month "&${back}&".","You don’t get your money back within these months.")`;
  sheet.wide(
    'B6:D6',
    `=IF(Case!${WHOLE}="yes",${sentence},IF(Case!${WRONG}="","Fill in the yellow cells of the Case sheet.",Case!${WRONG}))`,
    'section',
    26,
  );
  FIGURES.forEach(([name, label, look, says], index) => {
    const row = 8 + index;
    sheet.put(`B${row}`, label, 'label');
    sheet.put(`C${row}`, `=${result(1, name)}`, `${look}.center`);
    sheet.put(`D${row}`, says, 'note.wrap.middle');
    sheet.height(row, 33);
  });
  sheet.mark('C8', `=AND(ISNUMBER($C$8),${inCents('$C$8')}>=0)`, 'good');
  sheet.mark('C8', `=AND(ISNUMBER($C$8),${inCents('$C$8')}<0)`, 'poor');
  breakEven(sheet);
  sheet.chart('B23', {
    kind: 'curve',
    title: 'Cumulative cash, month by month',
    series: [
      { name: nameOf('cash'), values: charted('cash') },
      { name: nameOf('worth'), values: charted('worth') },
    ],
    categories: charted('month'),
    size: [520, 300],
    format: '$#,##0',
  });
  sheet.chart('B40', {
    kind: 'curve',
    title: 'Break-even: the value by what comes in each month',
    series: [EVEN.line, EVEN.assumed, EVEN.even],
    categories: EVEN.income,
    size: [520, 260],
    format: '$#,##0',
  });
}

function breakEven(sheet: ReturnType<Book['sheet']>): void {
  const income = of('monthlyIncome', 'Case!');
  const ready = (formula: string, more = '') =>
    `=IF(AND(Case!${WHOLE}="yes"${more}),IFERROR(${formula},""),"")`;
  sheet.section('B15', 'Break-even: where the value is exactly 0', 3, 20);
  const [price, cost, volume] = [0, 1, 2].map((line) => `Case!$C$${PIECES + line}`) as [
    string,
    string,
    string,
  ];
  const rows: [string, string, string, 'calc.money' | 'calc.one'][] = [
    [
      'Income each month',
      ready(`${income}-${result(1, 'npv')}/${ONE_DOLLAR}`),
      'This much has to come in each month, once it runs.',
      'calc.money',
    ],
    [
      'Paid today',
      ready(`${of('cost', 'Case!')}+${result(1, 'npv')}`),
      'The most it can cost today. Below 0, it doesn’t pay at any price.',
      'calc.money',
    ],
    [
      'Pieces a month',
      ready(
        `IF(${price}<=${cost},"Price isn’t above cost",C16/(${price}-${cost}))`,
        `,COUNT(${price},${cost})=2`,
      ),
      'At your price: break-even income / (price - cost of one piece).',
      'calc.one',
    ],
    [
      'Price of one piece',
      ready(`C16/${volume}+${cost}`, `,COUNT(${cost},${volume})=2`),
      'At your volume: break-even income / pieces + cost of one piece.',
      'calc.money',
    ],
  ];
  rows.forEach(([label, formula, says, look], index) => {
    sheet.put(`B${16 + index}`, label, 'label');
    sheet.put(`C${16 + index}`, formula, `${look}.center`);
    sheet.put(`D${16 + index}`, says, 'note');
  });
}
