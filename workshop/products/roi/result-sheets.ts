import type { Book } from '../../sheet/book';
import { firstOf } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { inCents } from './formulas';
import { FIRST, LAST, of } from './inputs';
import { result, SCENARIO_NAMES, type ResultName } from './workings';

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
    'What it’s worth today, after your discount rate. Above 0, it beats what else you’d do. Each month divided by (1 + monthly rate)^month, added up.',
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
    'Deepest point',
    'key.dollars',
    'How much cash you need at the worst moment. Most quotes don’t show it.',
  ],
];

export function resultSheet(book: Book): void {
  const sheet = page(book, 'Result', {
    lead: 'Nothing to fill in. The numbers come from the Case sheet.',
    to: 'D',
    widths: [2, 28, 24, 62],
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  sheet.put('B5', 'The case', 'label');
  sheet.wide('C5:D5', '=IF(Case!$C$6="","",Case!$C$6)', 'total');
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
    `=IF(Case!$C$22="yes",${sentence},IF(Case!$D$22="","Fill in the yellow cells of the Case sheet.",Case!$D$22))`,
    'section',
    26,
  );
  FIGURES.forEach(([name, label, look, says], index) => {
    const row = 8 + index;
    sheet.put(`B${row}`, label, 'label');
    sheet.put(`C${row}`, `=${result(1, name)}`, `${look}.center`);
    sheet.put(`D${row}`, says, 'note.wrap');
    sheet.height(row, 40);
  });
  sheet.mark('C8', `=AND(ISNUMBER($C$8),${inCents('$C$8')}>=0)`, 'good');
  sheet.mark('C8', `=AND(ISNUMBER($C$8),${inCents('$C$8')}<0)`, 'poor');
  breakEven(sheet);
  sheet.chart('B23', {
    kind: 'line',
    title: 'Cumulative cash, month by month',
    series: [
      { name: 'Case!$L$6', values: `Case!$L$${FIRST}:$L$${LAST}` },
      { name: 'Case!$N$6', values: `Case!$N$${FIRST}:$N$${LAST}` },
    ],
    categories: `Case!$F$${FIRST}:$F$${LAST}`,
    size: [810, 330],
    format: '$#,##0',
  });
}

function breakEven(sheet: ReturnType<Book['sheet']>): void {
  const ramp = `MAX(1,${of('rampMonths', 'Case!')})`;
  const m = `Case!$F$${FIRST}:$F$${LAST}`;
  const share = `((${m}<${ramp})*${m}/${ramp}+(${m}>=${ramp}))`;
  const one = `SUMPRODUCT((${m}<=${of('months', 'Case!')})*${share}/(1+Case!$C$21)^${m})`;
  const income = of('monthlyIncome', 'Case!');
  const ready = (formula: string, more = '') => `=IF(AND(Case!$C$22="yes"${more}),IFERROR(${formula},""),"")`;
  sheet.section('B15', 'Break-even: where the value is exactly 0', 3);
  const [price, cost, volume] = ['Case!$C$16', 'Case!$C$17', 'Case!$C$18'];
  const rows: [string, string, string, 'calc.money' | 'calc.one'][] = [
    [
      'Income each month',
      ready(`${income}-${result(1, 'npv')}/${one}`),
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
      ready(`C16/(${price}-${cost})`, `,COUNT(${price},${cost})=2`),
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

export function whatIfSheet(book: Book): void {
  const lead = 'Say how bad and how good it could get. The expected case is the one on the Case sheet.';
  const sheet = page(book, 'What If', { lead, to: 'E', widths: [2, 38, 20, 20, 20], pages: 1, tab: 'read' });
  sheet.section('B5', 'Compared with expected', 4);
  sheet.row('B6', ['', ...SCENARIO_NAMES], 'head.center');
  const factors: [string, number, number, number][] = [
    ['Paid today', 1.1, 1, 1],
    ['Cost each month', 1.1, 1, 1],
    ['Income each month', 0.8, 1, 1.1],
    ['Extra months until all of it comes in', 3, 0, 0],
  ];
  factors.forEach(([label, low, expected, high], index) => {
    const row = 7 + index;
    const look = index === 3 ? 'whole' : 'percent';
    sheet.row(
      `B${row}`,
      [label, low, expected, high],
      ['label', `input.${look}.center`, `calc.${look}.center`, `input.${look}.center`],
    );
    for (const column of ['C', 'E'])
      sheet.allow(`${column}${row}`, index === 3 ? { number: [0, 36], whole: true } : { number: [0, 10] });
  });
  sheet.section('B13', 'What comes of it', 4);
  sheet.row('B14', ['', ...SCENARIO_NAMES], 'head.center');
  const rows: [ResultName, string, 'money' | 'percent' | 'whole'][] = [
    ['npv', 'Net present value', 'money'],
    ['roi', 'ROI', 'percent'],
    ['irr', 'IRR per year', 'percent'],
    ['payback', 'Payback, month', 'whole'],
    ['discounted', 'Discounted payback, month', 'whole'],
    ['deepest', 'Deepest point', 'money'],
    ['left', 'Left at the end', 'money'],
  ];
  rows.forEach(([name, label, look], index) => {
    const values = SCENARIO_NAMES.map((_, scenario) => `=${result(scenario, name)}`);
    sheet.row(`B${15 + index}`, [label, ...values], ['label', `calc.${look}.center.wrap`]);
    sheet.height(15 + index, name === 'payback' || name === 'discounted' ? 30 : 18);
  });
  sheet.mark('C15:E15', `=AND(ISNUMBER(C$15),${inCents('C$15')}<0)`, 'poor');
  sheet.mark('C15:E15', `=AND(ISNUMBER(C$15),${inCents('C$15')}>=0)`, 'good');
  sheet.chart('B24', {
    kind: 'line',
    title: 'Cumulative cash: low, expected and high',
    series: SCENARIO_NAMES.map((_, index) => ({
      name: `Workings!$${'CIO'[index]}$5`,
      values: `Workings!$${'DJP'[index]}$${FIRST}:$${'DJP'[index]}$${LAST}`,
    })),
    categories: `Workings!$B$${FIRST}:$B$${LAST}`,
    size: [690, 300],
    format: '$#,##0',
  });
}
