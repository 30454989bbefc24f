import type { Book } from '../../sheet/book';
import { isTextual } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { COLUMN, DEMO, ENTRIES, FIRST, LEVEL_NAMES, NUMBER_CELLS, PAGE } from './layout';

const fromDemo = (column: string) => (index: number) =>
  index < DEMO.entries ? `=Import!$${column}$${8 + index}` : undefined;
const LOOSE = `Workings!$${COLUMN.loose}$#`;

const COLUMNS: Column[] = [
  numbers(6),
  { head: 'It is a', width: 13, look: 'input.center', value: fromDemo('G'), allow: { oneOf: LEVEL_NAMES } },
  { head: 'What', width: 58, look: 'input', value: fromDemo('H') },
  {
    ...{ head: 'Serves no.', width: 10, look: 'input.center', value: fromDemo('I') },
    allow: { number: [1, ENTRIES], whole: true },
  },
  { head: 'Owner', width: 18, look: 'input' },
  { head: 'Hours a week', width: 12, look: 'input.center', allow: { number: [0, 400] } },
  { head: 'Note', width: 30, look: 'input' },
  {
    ...{ head: 'Look at', width: 34, look: 'note', marks: { fair: '=$I#<>""' } },
    value: `=IF(C#="",IF(D#="","","Which level is it?"),IF(${isTextual('G#')},"Hours need a plain number",${LOOSE}))`,
  },
];

/** Everything in one list, each with the number of what it serves. */
export function entriesSheet(book: Book): void {
  const sheet = page(book, 'Entries', {
    lead: 'Yearly and quarterly goals, key results and tasks, in any order. “Serves” is the number of one line on a level above its own. Ask: which goal is worse off if we leave this out?',
    widths: [2, ...widthsOf(COLUMNS)],
    pages: ENTRIES / PAGE,
    freeze: `E${FIRST}`,
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:I4', NUMBER_CELLS);
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: indexes(ENTRIES) });
  sheet.filter(`B${FIRST - 1}:I${FIRST + ENTRIES - 1}`);
  sheet.named('Entries_list', `C${FIRST}:H${FIRST + ENTRIES - 1}`);
}
