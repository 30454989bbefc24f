import { CHANCES, SCENARIOS, type Scenario } from '@/lib/tools/rules/sensitivity';
import type { Book } from '../../sheet/book';
import { compared } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { warnOfTexts } from '../../sheet/warnings';
import { charted } from './chart-data';
import { inCents } from './formulas';
import { result, SCENARIO_NAMES, type ResultName } from './workings';

/** The lines of what low and high assume. */
const FACTORS: [label: string, key: keyof Scenario][] = [
  ['Paid today', 'cost'],
  ['Cost each month', 'monthlyCost'],
  ['Income each month', 'monthlyIncome'],
  ['Extra months until all of it comes in', 'rampMonths'],
];
const EXPECTED = 22;

export function whatIfSheet(book: Book): void {
  const lead = 'Say how bad and how good it could get. The expected case is the one on the Case sheet.';
  const sheet = page(book, 'What If', { lead, to: 'E', widths: [2, 44, 20, 20, 20], pages: 1, tab: 'read' });
  warnOfTexts(sheet, 'B4:E4', ['$C$7:$C$11', '$E$7:$E$11']);
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
      sheet.allow(`${column}${row}`, index === 3 ? { number: [0, 36], whole: true } : { number: [0, 10] });
  });
  const chances = [CHANCES.low, '=1-N(C11)-N(E11)', CHANCES.high];
  sheet.row(
    'B11',
    ['How likely', ...chances],
    ['label', 'input.percent.center', 'calc.percent.center', 'input.percent.center'],
  );
  for (const cell of ['C11', 'E11']) sheet.allow(cell, { number: [0, 1] });
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
  sheet.row(`B${EXPECTED}`, ['Expected value: each value by how likely it is'], 'total');
  const beyond = `${compared('D11', '<', 0)}`;
  const mean = 'C15*N(C11)+D15*D11+E15*N(E11)';
  sheet.wide(
    `C${EXPECTED}:E${EXPECTED}`,
    `=IF(COUNT(C15:E15)<3,"",IF(${beyond},"Low and high are more than 100% likely.",${mean}))`,
    'total.money.center',
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
    size: [690, 300],
    format: '$#,##0',
  });
}
