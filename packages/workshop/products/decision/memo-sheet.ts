import { type Book } from '../../sheet/book';
import { found, shown } from '../../sheet/formulas';
import { page, signedBy } from '../../sheet/front';
import { indexes, table, type Column } from '../../sheet/table';
import { ROWS } from './blocks';
import { CRITERIA, FIRST, FIRST_OPTION, LAST_OPTION, OPTIONS } from './layout';
import { RESULT } from './result-sheet';

/** Each option, the first by place on the left, with its score; below, its mean on each criterion. */
export const MATRIX = 12;
const FLIPS = MATRIX + CRITERIA + 3;
const MOST_FLIPS = 5;
export const MEMO_FOOT = FLIPS + MOST_FLIPS + 1;

const inPlace = (row: number, n: number) => {
  const across = (line: number) => `Workings!$${FIRST_OPTION}$${line}:$${LAST_OPTION}$${line}`;
  return `=${found(`INDEX(${across(row)},MATCH(${n + 1},${across(ROWS.order)},0))`)}`;
};
const COLUMNS: Column[] = [
  {
    look: 'text',
    value: (n) => `=${shown(`Criteria!$C$${FIRST + n}`)}`,
  },
  { look: 'text.center', value: (n) => `=${shown(`Criteria!$F$${FIRST + n}`)}` },
  { look: 'text.percent.center', value: (n) => `=${shown(`Criteria!$G$${FIRST + n}`)}` },
  ...indexes(OPTIONS).map((n): Column => ({
    look: 'text.two.center',
    value: (line) => inPlace(FIRST + line, n),
  })),
];

export function memoSheet(book: Book): void {
  const sheet = page(book, 'Memo', {
    lead: 'Print this page for a partner. It fills itself in; type your name and the day below.',
    to: 'L',
    widths: [2, 32, 14, 8, ...indexes(OPTIONS).map(() => 8)],
    area: `A1:L${MEMO_FOOT + 4}`,
    sides: 0.3,
    pages: 1,
    portrait: true,
    tab: 'read',
  });
  sheet.wide('B5:L5', '=IF(Criteria!$D$5="","What do we decide?",Criteria!$D$5)', 'section', 26);
  sheet.wide('B6:L6', '=Result!$B$5', 'text.bold', 20);
  const day = '=IF(ISNUMBER(Criteria!$D$6),Criteria!$D$6,"")';
  sheet.row('B7', ['Decide no later than', day], ['text', 'text.date.left']);
  sheet.wide('B8:L8', '=Result!$B$6', 'text.bold');
  const options = indexes(OPTIONS);
  const result = (column: string) =>
    options.map((n) => `=${shown(`Result!$${column}$${RESULT.ranking + n}`)}`);
  const heads = [
    'Mean score on each criterion',
    'Weight',
    'Share',
    ...options.map((n) => inPlace(FIRST - 1, n)),
  ];
  const [top, last] = [MATRIX - 3, MATRIX + CRITERIA - 1];
  sheet.row(`B${top}`, heads, 'head.center.wrap');
  sheet.height(top, 42);
  sheet.row(
    `B${top + 1}`,
    ['Score, 0 to 10', '', '', ...result('D')],
    ['text.bold', 'text', 'text', 'text.two.center.bold'],
  );
  sheet.row(
    `B${top + 2}`,
    ['Behind the first', '', '', ...result('E')],
    ['text', 'text', 'text', 'text.two.center'],
  );
  table(sheet, { at: `B${MATRIX}`, columns: COLUMNS, lines: indexes(CRITERIA) });
  const best = `AND(LEN(E${MATRIX})>0,E${MATRIX}=MAX($E${MATRIX}:$L${MATRIX}))`;
  sheet.mark(`E${MATRIX}:L${last}`, `=${best}`, 'good');
  sheet.mark(`B${top + 1}:L${last}`, `=AND(LEN($B${top + 1})>0,LEN(B$${top})>0)`, 'line');
  sheet.wide(`B${FLIPS - 2}:L${FLIPS - 2}`, `=Result!$B$${RESULT.flips - 2}`, 'text.bold', 20);
  sheet.row(
    `B${FLIPS - 1}`,
    ['What would flip it, smallest change first', 'Weight now', 'Level at'],
    'head.center',
  );
  sheet.wide(`E${FLIPS - 1}:L${FLIPS - 1}`, 'Beyond it first', 'head');
  for (const n of indexes(MOST_FLIPS)) {
    const take = (column: string) => `=${shown(`Result!$${column}$${RESULT.flips + n}`)}`;
    sheet.row(`B${FLIPS + n}`, ['C', 'D', 'E'].map(take), ['text', 'text.two.center']);
    sheet.wide(`E${FLIPS + n}:L${FLIPS + n}`, take('G'), 'text');
  }
  sheet.mark(`B${FLIPS}:L${FLIPS + MOST_FLIPS - 1}`, `=LEN($B${FLIPS})>0`, 'line');
  signedBy(sheet, `B${MEMO_FOOT}`);
}
