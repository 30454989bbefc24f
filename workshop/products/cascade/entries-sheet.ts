import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { COLUMN, DEMO, ENTRIES, FIRST, LAST, LEVEL_NAMES } from './layout';

/** Everything in one list, each with the number of what it serves. */
export function entriesSheet(book: Book): void {
  const lead =
    'Goals of the year and of the quarter, key results and tasks, in any order. “Serves” is the number of one line of a level above its own. Ask: which goal is worse off if we leave this out?';
  const sheet = page(book, 'Entries', {
    lead,
    to: 'I',
    widths: [2, 6, 13, 58, 10, 18, 12, 30, 34],
    freeze: `E${FIRST}`,
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    tab: 'type',
  });
  const heads = ['No.', 'It is a', 'What', 'Serves no.', 'Owner', 'Hours a week', 'Note', 'Look at'];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center');
  for (let index = 0; index < ENTRIES; index++) {
    const row = FIRST + index;
    const fromDemo = (column: string) =>
      index < DEMO.entries ? `=Import!$${column}$${8 + index}` : undefined;
    const loose = `Workings!$${COLUMN.loose}$${row}`;
    sheet.row(
      `B${row}`,
      [
        index + 1,
        fromDemo('G'),
        fromDemo('H'),
        fromDemo('I'),
        undefined,
        undefined,
        undefined,
        `=IF(C${row}="",IF(D${row}="","","Which level is it?"),${loose})`,
      ],
      ['calc.center', 'input.center', 'input', 'input.center', 'input', 'input.center', 'input', 'note'],
    );
  }
  sheet.allow(`C${FIRST}:C${LAST}`, { oneOf: LEVEL_NAMES });
  sheet.allow(`E${FIRST}:E${LAST}`, { number: [1, ENTRIES], whole: true });
  sheet.allow(`G${FIRST}:G${LAST}`, { number: [0, 400] });
  sheet.mark(`I${FIRST}:I${LAST}`, `=$I${FIRST}<>""`, 'fair');
}
