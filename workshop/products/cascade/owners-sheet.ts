import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { COLUMN, FIRST, named, nth, onEntries, onWorkings, OWN_LINES, ROOT } from './layout';

/** What one person works on, and which goal of the year it leads up to. */
export function ownersSheet(book: Book): void {
  const sheet = page(book, 'Owners', {
    lead: 'Type a name as it stands in Entries: its lines, what they serve, and the goal of the year they lead up to.',
    to: 'G',
    widths: [2, 10, 14, 50, 40, 40, 10],
    pages: 1,
    tab: 'read',
  });
  sheet.put('B5', 'Owner', 'text.bold');
  sheet.wide('C5:D5', '', 'input.bold', 22);
  const hours = `SUMIF(${onEntries('F')},$C$5,${onEntries('G')})`;
  sheet.wide(
    'E5:G5',
    `=IF($C$5="","",COUNT(${onWorkings(COLUMN.nthOwn)})&" lines, "&TEXT(${hours},"0.0")&" hours a week")`,
    'text',
  );
  sheet.row(`B${FIRST - 1}`, ['No.', 'Level', 'What', 'Serves', 'Leads up to', 'Hours'], 'head');
  for (let line = 1; line <= OWN_LINES; line++) {
    const row = FIRST + line - 1;
    const own = `$B${row}`;
    const show = (formula: string) => `=IF(${own}="","",${formula})`;
    const title = (column: string) => {
      const other = `INDEX(${onWorkings(column)},${own})`;
      return show(`IF(${other}=0,"nothing",INDEX(${onEntries('D')},${other}))`);
    };
    sheet.row(
      `B${row}`,
      [
        `=IFERROR(${nth(line, COLUMN.nthOwn)},"")`,
        show(`INDEX(${onEntries('C')},${own})`),
        show(named(`INDEX(${onEntries('D')},${own})`)),
        title(COLUMN.parent),
        title(ROOT),
        show(named(`INDEX(${onEntries('G')},${own})`)),
      ],
      ['calc.center', 'calc', 'calc', 'calc', 'calc', 'calc.center'],
    );
  }
  sheet.mark(`F${FIRST}:F${FIRST + OWN_LINES - 1}`, `=$F${FIRST}="nothing"`, 'poor');
}
