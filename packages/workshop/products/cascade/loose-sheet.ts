import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { firstOf, shown } from '../../sheet/formulas';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow } from '../../sheet/warnings';
import { COLUMN, ENTRIES, FIRST, entryOf, nth, onWorkings, PAGE, show } from './layout';

const ADVICE = [
  ['serves nothing', 'Day-to-day business, or a habit: write D in its note, or stop it.'],
  ['serves something that isn’t there', 'No line with a level has that number: correct it.'],
  ['serves its own level or below', 'It can only serve a line on a level above its own.'],
  ['is part of a loop', 'These lines serve each other: which goal is worse off without them?'],
  ['nobody’s working on it', 'Add a first task with a day, cross it out, or say out loud: not this quarter.'],
] as const;

const entry = (column: string) => show(shown(entryOf(column)));
const COLUMNS: Column[] = [
  { head: 'No.', width: 6, look: 'text.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.nthLoose)},"")` },
  { head: 'Level', width: 12, look: 'text', value: entry('C') },
  { head: 'What', width: 48, look: 'text', value: entry('D') },
  { head: 'Owner', width: 16, look: 'text', value: entry('F') },
  {
    ...{ head: 'Why it’s loose', width: 28, look: 'text' },
    value: show(`INDEX(${onWorkings(COLUMN.loose)},$B#)`),
  },
  {
    ...{ head: 'What to do', width: 60, look: 'text' },
    value: show(firstOf(ADVICE.map(([why, what]) => [`$F#="${why}"`, what]))),
  },
  { head: 'Note', width: 18, look: 'text', value: entry('H') },
];

/** What serves nothing, and what nobody works on. */
export function looseSheet(book: Book): void {
  const sheet = page(book, 'Loose Ends', {
    lead: 'Nothing to fill in. Tasks with no goal, goals with no task, and lines in a loop.',
    widths: [2, ...widthsOf(COLUMNS)],
    area: `A1:H${FIRST + PAGE - 1}`,
    pages: 1,
    freeze: `A${FIRST}`,
    tab: 'read',
  });
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: indexes(ENTRIES), heads: 'head' });
  sheet.mark(`B${FIRST}:H${FIRST + ENTRIES - 1}`, `=ISNUMBER($B${FIRST})`, 'line');
  saysMoreBelow(sheet, 'B4:H4', `COUNT(${onWorkings(COLUMN.nthLoose)})`, PAGE);
}
