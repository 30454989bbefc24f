import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { COLUMN, ENTRIES, FIRST, named, nth, onEntries, onWorkings } from './layout';

/** So many lines of the tree are printed on a page. */
const LINES = 60;

/** Each entry under what it serves; what hangs loose stands last. */
export function treeSheet(book: Book): void {
  const sheet = page(book, 'Tree', {
    lead: 'Nothing to fill in. Each line stands under what it serves; what hangs loose stands at the end.',
    to: 'F',
    widths: [2, 6, 11, 66, 16, 26],
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    freeze: `A${FIRST}`,
    tab: 'read',
    portrait: true,
  });
  sheet.wide(
    'B5:F5',
    `=IF(COUNT(${onWorkings(COLUMN.rank)})=0,"",IF(COUNT(${onWorkings(COLUMN.nthLoose)})=0,"Everything hangs together.",COUNT(${onWorkings(COLUMN.nthLoose)})&" of "&COUNT(${onWorkings(COLUMN.rank)})&" lines hang loose: connect them, or stop the work."))`,
    'section',
    24,
  );
  sheet.row(`B${FIRST - 1}`, ['No.', 'Level', 'What', 'Owner', 'Loose end'], 'head');
  for (let line = 1; line <= ENTRIES; line++) {
    const row = FIRST + line - 1;
    const own = `$B${row}`;
    const depth = [COLUMN.up, COLUMN.up2, COLUMN.up3]
      .map((column) => `(INDEX(${onWorkings(column)},${own})>0)`)
      .join('+');
    const show = (formula: string) => `=IF(${own}="","",${formula})`;
    sheet.row(
      `B${row}`,
      [
        `=IFERROR(${nth(line, COLUMN.order)},"")`,
        show(`INDEX(${onEntries('C')},${own})`),
        show(`REPT("      ",${depth})&INDEX(${onEntries('D')},${own})`),
        show(named(`INDEX(${onEntries('F')},${own})`)),
        show(`INDEX(${onWorkings(COLUMN.loose)},${own})`),
      ],
      ['calc.center', 'calc', 'calc', 'calc', 'calc'],
    );
    if (line % LINES === 1 && line > 1) sheet.breakBefore(row);
  }
  const last = FIRST + ENTRIES - 1;
  sheet.mark(`F${FIRST}:F${last}`, `=$F${FIRST}<>""`, 'poor');
  sheet.mark(`B${FIRST}:D${last}`, `=$C${FIRST}="year"`, 'group');
}
