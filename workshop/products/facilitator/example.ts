import type { Book } from '../../sheet/book';
import { example } from '../../sheet/front';
import { table, widthsOf, type Column } from '../../sheet/table';
import { scoreFormula } from '../okr/layout';

type Line = [
  goal: number,
  title: string,
  kind: string,
  start: number,
  target: number,
  source: string,
  test: number,
  owner: string,
  hours: number,
  task: string,
];
const LINES: Line[] = [
  [1, 'Customers on a service plan', 'rise', 12, 30, 'Invoices', 21, 'Maria', 6, 'Call ten customers'],
  [1, 'Days from inquiry to quote', 'fall', 9, 3, 'Inbox', 6, 'Jon', 4, 'One-page quote template'],
  [1, 'The price list is public', 'done', 0, 1, 'Website', 0, 'Maria', 2, 'First draft'],
  [
    2,
    'Orders delivered on the promised day, %',
    'rise',
    71,
    90,
    'Job board',
    75,
    'Ben',
    5,
    'Count one week of reasons',
  ],
];

const given = (index: number) => (line: Line) => line[index];
const COLUMNS: Column<Line>[] = [
  { head: 'Goal', width: 7, look: 'input.center', value: given(0) },
  { head: 'Key result', width: 38, look: 'input', value: given(1) },
  { head: 'Kind', width: 8, look: 'input.center', value: given(2) },
  { head: 'Start', width: 8, look: 'input.center', value: given(3) },
  { head: 'Target', width: 8, look: 'input.center', value: given(4) },
  { head: 'Source', width: 13, look: 'input', value: given(5) },
  { head: 'Test value', width: 10, look: 'input.center', value: given(6) },
  { head: 'Score', width: 8, look: 'total.two.center', value: `=${scoreFormula('D#', 'E#', 'F#', 'H#')}` },
  { head: 'Owner', width: 10, look: 'input', value: given(7) },
  { head: 'Hours', width: 8, look: 'input.center', value: given(8) },
  { head: 'First task', width: 30, look: 'input', value: given(9) },
];

/** What one workshop came to. */
export function exampleSheet(book: Book): void {
  const sheet = example(book, {
    widths: [2, ...widthsOf(COLUMNS)],
    to: 'L',
    lead: 'A nine-person cabinet shop: six in the room, 90 minutes.',
  });
  sheet.put('B5', 'Goal 1: Repeat customers fill our order book by the end of June (9 dots)', 'text.bold');
  sheet.put('B6', 'Goal 2: We deliver on the day we promised (6 dots)', 'text.bold');
  table(sheet, { at: 'B9', columns: COLUMNS, lines: LINES });
  sheet.row('J14', ['Needed', '=SUM(K9:K12)'], ['label', 'total.center']);
  sheet.row('J15', ['There are', 18], ['label', 'input.center']);
  sheet.row('J16', ['Left', '=K15-K14'], ['label', 'total.center']);
  const notes = [
    'The scoring test: “Orders on the day” started out as “fewer complaints about delays”. Six people held up four different scores.',
    'Four goals on the wall had three dots or more. “Hire a second carpenter” went on Later, with a name and a day.',
    'They have one hour left. So the fifth key result, a new website, waits for next quarter.',
    'Starting Monday, they stop quoting kitchens outside the county.',
  ];
  notes.forEach((note, index) => sheet.wide(`B${18 + index}:L${18 + index}`, note, 'text', 18));
}
