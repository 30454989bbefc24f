import { type Book } from '../../sheet/book';
import { shown } from '../../sheet/formulas';
import { page, signedBy } from '../../sheet/front';
import { indexes } from '../../sheet/table';
import { CRITERIA, FIRST, OPTIONS } from './layout';
import { RESULT } from './result-sheet';

const RANKING = 10;
const WEIGHTS = RANKING + OPTIONS + 3;
const FLIPS = WEIGHTS + CRITERIA + 4;
const MOST_FLIPS = 5;
const HEADS = ['head', 'head.center'];
/** The row in which its foot begins. */
export const MEMO_FOOT = FLIPS + MOST_FLIPS + 1;

/** One page for a partner: the question, the numbers, what would flip it, name and date. */
export function memoSheet(book: Book): void {
  const sheet = page(book, 'Memo', {
    lead: 'Print this page for a partner. It fills itself in; type your name and the day below.',
    to: 'F',
    widths: [2, 34, 22, 16, 16, 26],
    area: `A1:F${MEMO_FOOT + 4}`,
    pages: 1,
    portrait: true,
    tab: 'read',
  });
  sheet.wide('B5:F5', '=IF(Criteria!$D$5="","What do we decide?",Criteria!$D$5)', 'section', 26);
  sheet.wide('B6:F6', '=Result!$B$5', 'text.bold', 20);
  const days = [['Decide no later than', '=IF(ISNUMBER(Criteria!$D$6),Criteria!$D$6,"")']] as const;
  days.forEach(([label, value], index) =>
    sheet.row(`B${7 + index}`, [label, value], ['text', 'text.date.left']),
  );
  sheet.wide(`B${RANKING - 2}:F${RANKING - 2}`, '=Result!$B$6', 'text.bold');
  sheet.row(`B${RANKING - 1}`, ['The numbers', 'Place', 'Score, 0 to 10', 'Behind the first'], HEADS);
  for (const n of indexes(OPTIONS)) {
    const from = RESULT.ranking + n;
    const take = (column: string) => `=${shown(`Result!$${column}$${from}`)}`;
    sheet.row(
      `B${RANKING + n}`,
      [take('C'), take('B'), take('D'), take('E')],
      ['text', 'text.center', 'text.two.center'],
    );
  }
  sheet.row(`B${WEIGHTS - 1}`, ['What counts', 'Weight', 'Share'], HEADS);
  for (const n of indexes(CRITERIA)) {
    const take = (column: string) => `=${shown(`Criteria!$${column}$${FIRST + n}`)}`;
    sheet.row(
      `B${WEIGHTS + n}`,
      [take('C'), take('F'), take('G')],
      ['text', 'text.center', 'text.percent.center'],
    );
  }
  sheet.wide(`B${FLIPS - 2}:F${FLIPS - 2}`, `=Result!$B$${RESULT.flips - 2}`, 'text.bold', 20);
  const heads = [
    'What would flip it, the smallest change first',
    '',
    'Weight now',
    'Level at',
    'Beyond it first',
  ];
  sheet.row(`B${FLIPS - 1}`, heads, ['head', 'head', 'head.center', 'head.center', 'head']);
  for (const n of indexes(MOST_FLIPS)) {
    const take = (column: string) => `=${shown(`Result!$${column}$${RESULT.flips + n}`)}`;
    sheet.row(
      `B${FLIPS + n}`,
      [take('C'), '', take('D'), take('E'), take('G')],
      ['text', 'text', 'text.two.center', 'text.two.center', 'text'],
    );
  }
  for (const [from, count, to] of [
    [RANKING, OPTIONS, 'E'],
    [WEIGHTS, CRITERIA, 'D'],
    [FLIPS, MOST_FLIPS, 'F'],
  ] as const)
    sheet.mark(`B${from}:${to}${from + count - 1}`, `=LEN($B${from})>0`, 'line');
  signedBy(sheet, `B${MEMO_FOOT}`);
}
