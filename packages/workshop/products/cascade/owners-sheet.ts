import type { Book } from '../../sheet/book';
import { shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { saysMore } from '../../sheet/warnings';
import { COLUMN, entryOf, FIRST, nth, onEntries, onWorkings, OWN_LINES, ROOT, show } from './layout';

const title = (column: string) => {
  const other = `INDEX(${onWorkings(column)},$B#)`;
  const none = `IF(AND(${entryOf('H')}="D",${entryOf('C')}="task"),"day-to-day business","nothing")`;
  return show(`IF(${other}=0,${none},${entryOf('D', other)})`);
};
const COLUMNS: Column[] = [
  { head: 'No.', width: 10, look: 'text.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.nthOwn)},"")` },
  { head: 'Level', width: 14, look: 'text', value: show(entryOf('C')) },
  { head: 'What', width: 50, look: 'text', value: show(shown(entryOf('D'))) },
  { head: 'Serves', width: 40, look: 'text', value: title(COLUMN.parent) },
  {
    ...{ head: 'Leads up to', width: 40, look: 'text', value: title(ROOT) },
    marks: { poor: '=$F#="nothing"' },
  },
  { head: 'Hours', width: 10, look: 'text.center', value: show(shown(entryOf('G'))) },
];

/** What one person works on, and which yearly goal it leads up to. */
export function ownersSheet(book: Book): void {
  const sheet = page(book, 'Owners', {
    lead: 'Type a name exactly as in Entries to see that person’s lines, what they serve, and the yearly goal they lead up to.',
    to: 'G',
    widths: [2, ...widthsOf(COLUMNS)],
    pages: 1,
    tab: 'read',
  });
  sheet.put('B5', 'Owner', 'text.bold');
  sheet.wide('C5:D5', '', 'input.bold', 22);
  sheet.ask('C5', 'A name exactly as in Entries.');
  sheet.named('Owner_to_show', 'C5');
  const hours = `SUMIF(${onEntries('F')},$C$5,${onEntries('G')})`;
  sheet.wide(
    'E5:G5',
    `=IF($C$5="","",COUNT(${onWorkings(COLUMN.nthOwn)})&" lines, "&TEXT(${hours},"0.0")&" hours a week")`,
    'text',
  );
  const all = `COUNT(${onWorkings(COLUMN.nthOwn)})`;
  saysMore(sheet, 'B6:G6', { asked: '$C$5', all, room: OWN_LINES, what: 'line' });
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: indexes(OWN_LINES), heads: 'head' });
  sheet.mark(`B${FIRST}:G${FIRST + OWN_LINES - 1}`, `=ISNUMBER($B${FIRST})`, 'line');
}
