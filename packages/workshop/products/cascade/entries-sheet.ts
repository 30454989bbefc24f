import type { Book } from '../../sheet/book';
import { isTextual } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow, warnOfTexts } from '../../sheet/warnings';
import { COLUMN, ENTRIES, FIRST, LEVEL_NAMES, NUMBER_CELLS, PAGE } from './layout';

const LOOSE = `Workings!$${COLUMN.loose}$#`;

const COLUMNS: Column[] = [
  numbers(6),
  {
    head: 'It is a',
    width: 13,
    look: 'input.center',
    allow: { oneOf: LEVEL_NAMES },
  },
  {
    ...{ head: 'What', width: 58, look: 'input' },
    ask: 'A goal or key result in one sentence; a task beginning with a verb.',
  },
  {
    ...{ head: 'Serves no.', width: 10, look: 'input.center' },
    allow: { number: [1, ENTRIES], whole: true },
    ask: 'The number, in the first column, of a line on a level above its own.',
  },
  { head: 'Owner', width: 18, look: 'input', ask: 'One name.' },
  { head: 'Hours a week', width: 12, look: 'input.center', allow: { number: [0, 400] } },
  { head: 'Note', width: 30, look: 'input', ask: 'D for day-to-day business, which serves nothing.' },
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
    area: `A1:I${FIRST + PAGE - 1}`,
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  warnOfTexts(sheet, 'B4:I4', NUMBER_CELLS);
  const below = `SUMPRODUCT((LEN($C$${FIRST + PAGE}:$C$${FIRST + ENTRIES - 1})+LEN($D$${FIRST + PAGE}:$D$${FIRST + ENTRIES - 1})>0)*1)`;
  saysMoreBelow(sheet, 'B5:I5', below);
  table(sheet, {
    ...{ at: `B${FIRST}`, columns: COLUMNS, lines: indexes(ENTRIES) },
    ...{ filter: true, name: 'Entries_list' },
  });
}
