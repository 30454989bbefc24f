import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';
import {
  expectedFormula,
  lastWeek,
  settledFormula,
  signFormula,
  sumFormulas,
  SUMS,
  trendFormula,
  wayFormula,
  weekBefore,
} from './formulas';
import { week, WEEKS } from './layout';
import { signMarks } from './signs';

type Line = [title: string, kind: 'rise' | 'fall', target: number, start: number, values: number[]];
const LINES: Line[] = [
  ['Customers on a service plan (Maria)', 'rise', 30, 12, [13, 15, 16]],
  ['Days from inquiry to quote (Jon)', 'fall', 3, 9, [8.5, 8, 7.4]],
  ['Online reviews (Ana)', 'rise', 64, 40, [43, 45, 45]],
];
const COMMENTS = [
  ['Maria, 8 of 10', 'Three clinics asked for the price list; one decides Tuesday.'],
  ['Jon, 7 of 10', 'The template saves an hour. Two quotes are still waiting on the supplier’s price.'],
  ['Ana, 5 of 10', 'We didn’t ask anyone this week: we’re out of cards with the link.'],
];
const PROMISES: [what: string, who: string, kept: string][] = [
  ['Send the price list to the clinic', 'Maria', 'yes'],
  ['Ask the supplier for a fixed price', 'Jon', 'no'],
  ['Order 200 cards with the link', 'Ana', 'yes'],
];
const FROM = 7;

/** Three key results after three weeks, with the formulas of the whole workbook in sight. */
export function exampleSheet(book: Book): void {
  const sheet = page(book, 'Example', {
    lead: 'A workshop on Friday of week 3. Change a value and see what it does.',
    to: 'V',
    widths: [
      2,
      36,
      8,
      9,
      ...Array<number>(WEEKS + 1).fill(6),
      3,
      10,
      9,
      10,
      11,
      3,
      ...Array<number>(8).fill(12),
    ],
    pages: 1,
    area: 'A1:V22',
    tab: 'try',
  });
  sheet.put('E5', 'Week', 'note');
  sheet.row(
    'B6',
    ['Key result', 'Kind', 'Target', ...Array.from({ length: WEEKS + 1 }, (_, n) => n)],
    'head.center',
  );
  sheet.row('S6', ['Weekly trend', 'Week 12', 'Of the way', 'Sign'], 'head.center');
  sheet.row('X6', [...SUMS, 'Last week', 'Before', 'Settled'], 'note');
  LINES.forEach((line, index) => oneLine(sheet, line, FROM + index));
  for (const [mark, formula] of Object.entries(signMarks('$V7'))) sheet.mark('V7:V9', formula, mark as Mark);
  words(sheet);
}

function oneLine(sheet: Sheet, [title, kind, target, start, values]: Line, at: number): void {
  const weeks = Array.from({ length: WEEKS }, (_, index) => values[index]);
  sheet.row(`B${at}`, [title, kind, target, start, ...weeks], ['input', 'input.center']);
  const [from, to] = [week(1), week(WEEKS + 1)];
  const row = {
    kind: `$C${at}`,
    start: `$E${at}`,
    target: `$D${at}`,
    values: `$${from}${at}:$${to}${at}`,
    weeks: `$${from}$6:$${to}$6`,
    shown: String(WEEKS),
  };
  const line = {
    sums: ['X', 'Y', 'Z', 'AA', 'AB'].map((column) => `$${column}${at}`),
    last: `$AC${at}`,
    before: `$AD${at}`,
    settled: `$AE${at}`,
  };
  sheet.row(
    `S${at}`,
    [
      `=${trendFormula(row, line)}`,
      `=${expectedFormula(row, `S${at}`, line)}`,
      `=${wayFormula(row, `T${at}`)}`,
      `=${signFormula(row, `U${at}`, line)}`,
    ],
    ['calc.two.center', 'calc.one.center', 'calc.percent.center', 'calc.center.bold'],
  );
  const workings = [
    ...sumFormulas(row),
    lastWeek(row),
    weekBefore(row, line.last),
    settledFormula(row, line),
  ];
  sheet.row(
    `X${at}`,
    workings.map((formula) => `=${formula}`),
    'note',
  );
}

function words(sheet: Sheet): void {
  sheet.put('B11', 'What the owners wrote on Thursday', 'text.bold');
  COMMENTS.forEach(([who, text], index) => {
    sheet.put(`B${12 + index}`, who, 'label');
    sheet.wide(`C${12 + index}:V${12 + index}`, text!, 'label', 18);
  });
  sheet.row('B16', ['Promised on Monday', 'By', 'Kept?'], 'head');
  PROMISES.forEach((promise, index) =>
    sheet.row(`B${17 + index}`, promise, ['input', 'input', 'input.center']),
  );
  sheet.row(
    'B20',
    ['Kept', '', '=COUNTIF(D17:D19,"yes")/COUNTA(D17:D19)'],
    ['label', 'label', 'total.percent.center'],
  );
  const notes = [
    'What the founder saw in four minutes: the line has reviews at 61 of 64, but nothing came in this week. The sign says so before the line does: stalled.',
    'Monday’s two key results: the reviews, and the quotes, where someone broke a promise. Customers on a plan are on line, so there’s nothing to discuss.',
  ];
  notes.forEach((note, index) => sheet.wide(`F${16 + 2 * index}:V${17 + 2 * index}`, note, 'text.wrap'));
}
