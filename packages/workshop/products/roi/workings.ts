import { type Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet } from '../../sheet/sheet';
import { caseRun, deepest, inCents, left, npv, payback, quickIrr, roi, type Run } from './formulas';
import { BESIDE, FIRST, LAST, monthly, of, RATE, WHOLE } from './inputs';
import { costIn, incomeIn, firstIncomeIn } from './lines';

export const SCENARIO_NAMES = ['Low', 'Expected', 'High'] as const;
/** What comes in and goes out each month, as the case assumes it. */
export const AS_ASSUMED = { income: 'Y', cost: 'AI' } as const;
const RESULTS = LAST + 4;
const RESULT_ROW = {
  costs: RESULTS,
  left: RESULTS + 1,
  roi: RESULTS + 2,
  npv: RESULTS + 3,
  changes: RESULTS + 4,
  irr: RESULTS + 5,
  payback: RESULTS + 6,
  discounted: RESULTS + 7,
  deepest: RESULTS + 8,
};
export type ResultName = keyof typeof RESULT_ROW;
const HALVINGS = { first: LAST + 17, last: LAST + 76 };
const MONTHS = of('months', 'Case!');
const ready = (formula: string) => `=IF(Case!${WHOLE}="yes",${formula},"")`;

/** A result of a scenario (0 low, 1 expected, 2 high), as other sheets refer to it. */
export const result = (scenario: number, name: ResultName): string =>
  `Workings!$${columnName(2 + scenario * 6 + 1)}$${RESULT_ROW[name]}`;

/**
 * What the other sheets stand on: the three scenarios month by month, and the search for the rate of return.
 */
export function workings(book: Book): void {
  const widths = [2, 30, ...Array<number>(31).fill(13)];
  const lead = 'Nothing to fill in. Here’s where the numbers come from, month by month and step by step.';
  const sheet = page(book, 'Workings', { lead, to: 'M', widths, freeze: 'C7', hidden: true });
  sheet.put('B6', 'Month', 'head');
  for (let row = FIRST; row <= LAST; row++) sheet.put(`B${row}`, row - FIRST, 'calc.whole');
  labels(sheet);
  SCENARIO_NAMES.forEach((name, index) => scenario(sheet, name, index));
  const ramp = `MAX(1,${of('rampMonths', 'Case!')})`;
  const heads = ['One-off sums', 'Income, 3 months sooner', 'Income, 3 months later', 'Income'];
  sheet.row('V6', heads, 'head.center.wrap');
  sheet.put(`${AS_ASSUMED.cost}6`, 'Cost each month', 'head.center.wrap');
  for (let row = FIRST; row <= LAST; row++) {
    const inside = (formula: string) => `=IF($B${row}>${MONTHS},0,${formula})`;
    const turned = [`MAX(1,${ramp}-3)`, `(${ramp}+3)`, ramp].map((changed) =>
      row === FIRST ? 0 : inside(incomeIn(`$B${row}`, changed, 'Case!')),
    );
    const once = (way: 'oneOffIn' | 'oneOffOut') => `SUMIF(${monthly('month')},$B${row},${monthly(way)})`;
    sheet.row(`V${row}`, [inside(`${once('oneOffIn')}-${once('oneOffOut')}`), ...turned], 'calc.money');
    sheet.put(
      `${AS_ASSUMED.cost}${row}`,
      row === FIRST ? 0 : inside(costIn(`$B${row}`, 'Case!')),
      'calc.money',
    );
  }
  chartData(sheet);
  breakEvenData(sheet, result(1, 'npv'));
}

function labels(sheet: Sheet): void {
  sheet.row(`B${RESULTS - 1}`, ['Results'], 'head');
  const texts: Record<ResultName, string> = {
    costs: 'All costs',
    left: 'Left at the end',
    roi: 'ROI: left / all costs',
    npv: 'NPV: sum of worth today',
    changes: 'Changes of sign',
    irr: 'IRR per year, if one change',
    payback: 'Payback month',
    discounted: 'Discounted payback month',
    deepest: 'Most cash tied up',
  };
  for (const [name, row] of Object.entries(RESULT_ROW))
    sheet.put(`B${row}`, texts[name as ResultName], 'label');
  sheet.row(`B${HALVINGS.first - 2}`, ['IRR by halving'], 'head');
  sheet.put(`B${HALVINGS.first - 1}`, 'Step', 'label');
  for (let row = HALVINGS.first; row <= HALVINGS.last; row++)
    sheet.put(`B${row}`, row - HALVINGS.first + 1, 'calc.whole');
}

function scenario(sheet: Sheet, name: string, index: number): void {
  const [net, till, worth, worthAll, sign] = [0, 1, 2, 3, 4].map((n) => columnName(3 + index * 6 + n)) as [
    string,
    string,
    string,
    string,
    string,
  ];
  // Where a text stands, as expected: months later, or a factor.
  const factor = (row: number) => {
    const cell = `'What If'!$${'CDE'[index]}$${row}`;
    return `IF(ISNUMBER(${cell}),${cell},${row === 10 ? 0 : 1})`;
  };
  sheet.row(`${net}5`, [name, '', '', '', ''], 'section');
  sheet.row(`${net}6`, ['In or out', 'Cumulative', 'Worth today', 'Worth, all', 'Sign'], 'head.center');
  for (let row = FIRST; row <= LAST; row++) {
    const month = `$B${row}`;
    const ramp = `(MAX(1,${of('rampMonths', 'Case!')})+${factor(10)})`;
    const income = row === FIRST ? '0' : `${incomeIn(month, ramp, 'Case!')}*${factor(9)}`;
    const out =
      row === FIRST ? `${of('cost', 'Case!')}*${factor(7)}` : `${costIn(month, 'Case!')}*${factor(8)}`;
    const flow = `${income}-${out}+$V${row}`;
    sheet.put(`${net}${row}`, `=IF(${month}>${MONTHS},0,${flow})`, 'calc.money');
    sheet.put(`${till}${row}`, `=${inCents(`SUM(${net}$${FIRST}:${net}${row})`)}`, 'calc.money');
    sheet.put(`${worth}${row}`, `=${net}${row}/(1+Case!${RATE})^${month}`, 'calc.money');
    sheet.put(`${worthAll}${row}`, `=${inCents(`SUM(${worth}$${FIRST}:${worth}${row})`)}`, 'calc.money');
    const before = row === FIRST ? '0' : `${sign}${row - 1}`;
    sheet.put(
      `${sign}${row}`,
      `=IF(${inCents(`${net}${row}`)}=0,${before},SIGN(${net}${row}))`,
      'calc.center',
    );
  }
  results(sheet, { sheet: '', month: 'B', net, till, worth, worthAll, months: MONTHS }, factor, sign);
  halving(sheet, net, till, worth);
}

function results(sheet: Sheet, run: Run, factor: (row: number) => string, sign: string): void {
  const at = (name: ResultName) => `${run.net}${RESULT_ROW[name]}`;
  const oneOffs = `SUMIF(${monthly('month')},"<="&${MONTHS},${monthly('oneOffOut')})`;
  const eachMonth = `SUM($${AS_ASSUMED.cost}$${FIRST}:$${AS_ASSUMED.cost}$${LAST})`;
  const costs = `${of('cost', 'Case!')}*${factor(7)}+${eachMonth}*${factor(8)}+${oneOffs}`;
  const [later, earlier] = [`${sign}${FIRST + 1}:${sign}${LAST}`, `${sign}${FIRST}:${sign}${LAST - 1}`];
  const [high, low] = [HALVINGS.first, HALVINGS.first].map((row, i) => `${[run.till, run.net][i]}${row}`);
  const lastMiddle = `${run.worth}${HALVINGS.last}`;
  const months = `$B$${FIRST}:$B$${LAST}`;
  const flows = `${run.net}$${FIRST}:${run.net}$${LAST}`;
  const value = (rate: string) => `SUMPRODUCT(${flows}/(1+${rate})^${months})`;
  sheet.put(at('costs'), ready(costs), 'calc.money');
  sheet.put(at('left'), ready(left(run)), 'calc.money');
  sheet.put(at('roi'), ready(`IF(${at('costs')}>0,${roi(run, at('costs'))},"none")`), 'calc.percent');
  sheet.put(at('npv'), ready(npv(run)), 'calc.money');
  sheet.put(at('changes'), ready(`SUMPRODUCT((${earlier}<>0)*(${later}<>${earlier}))`), 'calc.whole');
  const one = `AND(${at('changes')}=1,SIGN(${value(low!)})<>SIGN(${value(high!)}))`;
  sheet.put(at('irr'), ready(`IF(${one},(1+${lastMiddle})^12-1,"none")`), 'calc.percent');
  sheet.put(at('payback'), ready(payback(run, run.till)), 'calc');
  sheet.put(at('discounted'), ready(payback(run, run.worthAll)), 'calc');
  sheet.put(at('deepest'), ready(deepest(run)), 'calc.money');
}

/**
 * Sixty times the half in which the value changes its sign: after that the rate is known to the last digit.
 */
function halving(sheet: Sheet, low: string, high: string, middle: string): void {
  const { first, last } = HALVINGS;
  sheet.row(`${low}${HALVINGS.first - 1}`, ['From, a month', 'To, a month', 'Middle'], 'head.center');
  const months = `$B$${FIRST}:$B$${LAST}`;
  const flows = `${low}$${FIRST}:${low}$${LAST}`;
  const value = (rate: string) => `SUMPRODUCT(${flows}/(1+${rate})^${months})`;
  for (let row = first; row <= last; row++) {
    const before = row - 1;
    const up = `SIGN(${value(`${middle}${before}`)})=SIGN(${value(`${low}$${first}`)})`;
    sheet.put(
      `${low}${row}`,
      row === first ? '=0.000001^(1/12)-1' : `=IF(${up},${middle}${before},${low}${before})`,
      'calc',
    );
    sheet.put(
      `${high}${row}`,
      row === first ? '=1000001^(1/12)-1' : `=IF(${up},${high}${before},${middle}${before})`,
      'calc',
    );
    sheet.put(`${middle}${row}`, `=(${low}${row}+${high}${row})/2`, 'calc');
  }
}

/** What an example comes to, below its assumptions. */
export function exampleResult(sheet: Sheet, name: string): void {
  const run = caseRun(`'${name}'!`);
  const costs = `SUM(${run.sheet}$${BESIDE.cost}$${FIRST}:$${BESIDE.oneOffOut}$${LAST})`;
  sheet.section('B40', 'Result', 5);
  const rows: [string, string, string][] = [
    ['Net present value', npv(run), 'calc.money'],
    ['ROI', roi(run, costs), 'calc.percent'],
    ['IRR per year', quickIrr(run), 'calc.percent'],
    ['Payback, month', payback(run, run.till), 'calc.whole'],
    ['Discounted payback, month', payback(run, run.worthAll), 'calc.whole'],
    ['Most cash tied up', deepest(run), 'calc.money'],
  ];
  rows.forEach(([label, formula, look], index) =>
    sheet.row(`B${41 + index}`, [label, `=${formula}`], ['label', look]),
  );
}

/**
 * Workings: what the charts of cash draw. After the last month looked at, each line stays on its last point.
 */
const CHARTED = {
  month: 'Z',
  cash: 'AA',
  worth: 'AB',
  low: 'AC',
  high: 'AD',
} as const;
const CHART_HEADS = ['Month', 'In dollars of their month', 'In today’s dollars', 'Low', 'High'];

export const charted = (column: keyof typeof CHARTED): string =>
  `Workings!$${CHARTED[column]}$${FIRST}:$${CHARTED[column]}$${LAST}`;

/** The cell with the name of a curve. */
export const nameOf = (column: keyof typeof CHARTED): string => `Workings!$${CHARTED[column]}$6`;

export function chartData(sheet: Sheet): void {
  sheet.row('Z5', ['For the charts', '', '', '', ''], 'section');
  sheet.row('Z6', CHART_HEADS, 'head.center.wrap');
  const columns = ['$J', '$L', '$D', '$P'];
  for (let row = FIRST; row <= LAST; row++) {
    const month = `MAX(0,MIN($B${row},${of('months', 'Case!')}))`;
    const at = columns.map((column) => `=INDEX(${column}$${FIRST}:${column}$${LAST},$Z${row}+1)`);
    sheet.row(`Z${row}`, [`=${month}`, ...at], ['calc.whole', 'calc.money']);
  }
}

/** What one dollar of the first income is worth, over all its months. */
export const ONE_DOLLAR = 'Workings!$AG$12';
/**
 * The value at no income and at half as much again as needed; then what is assumed, and where it breaks even.
 */
export const EVEN = {
  income: 'Workings!$AF$8:$AF$9',
  line: { name: 'Workings!$AE$8', values: 'Workings!$AG$8:$AG$9' },
  assumed: { name: 'Workings!$AE$10', at: 'Workings!$AF$10', values: 'Workings!$AG$10' },
  even: { name: 'Workings!$AE$11', at: 'Workings!$AF$11', values: 'Workings!$AG$11' },
} as const;

/** @param npv the value of the expected case */
export function breakEvenData(sheet: Sheet, npv: string): void {
  const [m, months] = [`$B$${FIRST}:$B$${LAST}`, of('months', 'Case!')];
  const share = firstIncomeIn(m, `MAX(1,${of('rampMonths', 'Case!')})`, 'Case!');
  const one = `SUMPRODUCT((${m}>0)*(${m}<=${months})*${share}/(1+Case!${RATE})^${m})`;
  const income = of('monthlyIncome', 'Case!');
  const ready = (formula: string) => `=IF(Case!${WHOLE}="yes",${formula},0)`;
  const at = (cell: string) => ready(`${npv}+(${cell}-${income})*AG$12`);
  sheet.row('AE6', ['Break-even', 'Income each month', 'Value'], 'head.center.wrap');
  const rows = [
    ['Net present value', 0, at('AF8')],
    ['', `=1.5*MAX(AF10,AF11)`, at('AF9')],
    ['What you assume', ready(income), ready(npv)],
    ['Break-even', `=MAX(0,N(Result!$C$16))`, at('AF11')],
    ['One dollar a month', 1, ready(one)],
  ];
  rows.forEach((values, index) => sheet.row(`AE${8 + index}`, values, ['label', 'calc.money']));
}
