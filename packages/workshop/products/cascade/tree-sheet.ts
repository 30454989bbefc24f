import type { Book } from '../../sheet/book';
import { shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow } from '../../sheet/warnings';
import { COLUMN, ENTRIES, FIRST, entryOf, nth, onWorkings, show } from './layout';

/** So many lines of the tree are printed, on one page. */
const LINES = 60;

const DEPTH = [COLUMN.up, COLUMN.up2, COLUMN.up3]
  .map((column) => `(INDEX(${onWorkings(column)},$B#)>0)`)
  .join('+');
const COLUMNS: Column[] = [
  { head: 'No.', width: 6, look: 'text.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.order)},"")` },
  { head: 'Level', width: 11, look: 'text', value: show(entryOf('C')) },
  {
    ...{ head: 'What', width: 56, look: 'text' },
    value: show(`REPT("      ",${DEPTH})&${entryOf('D')}`),
  },
  { head: 'Owner', width: 16, look: 'text', value: show(shown(entryOf('F'))) },
  {
    ...{ head: 'Loose end', width: 26, look: 'text', marks: { poor: '=$F#<>""' } },
    value: show(`INDEX(${onWorkings(COLUMN.loose)},$B#)`),
  },
];

/** Each entry under what it serves; loose ends come last. */
export function treeSheet(book: Book): void {
  const sheet = page(book, 'Tree', {
    lead: 'Nothing to fill in: it comes from Entries. Each line is under what it serves. Loose ends come last.',
    to: 'F',
    widths: [2, ...widthsOf(COLUMNS)],
    area: `A1:F${FIRST + LINES - 1}`,
    pages: 1,
    freeze: `A${FIRST}`,
    tab: 'read',
    portrait: true,
  });
  sheet.wide(
    'B5:F5',
    `=IF(COUNT(${onWorkings(COLUMN.rank)})=0,"",IF(COUNT(${onWorkings(COLUMN.nthLoose)})=0,"Everything connects.",COUNT(${onWorkings(COLUMN.nthLoose)})&" of "&COUNT(${onWorkings(COLUMN.rank)})&" lines are loose ends: connect them, or stop the work."))`,
    'section',
    24,
  );
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: indexes(ENTRIES), heads: 'head' });
  saysMoreBelow(sheet, 'B4:F4', `COUNT(${onWorkings(COLUMN.rank)})`, LINES);
  const last = FIRST + ENTRIES - 1;
  sheet.mark(`B${FIRST}:F${last}`, `=ISNUMBER($B${FIRST})`, 'line');
  sheet.mark(`B${FIRST}:D${last}`, `=$C${FIRST}="year"`, 'group');
}
