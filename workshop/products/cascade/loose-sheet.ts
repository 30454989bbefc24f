import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { firstOf, shown } from '../../sheet/formulas';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { COLUMN, ENTRIES, FIRST, nth, onEntries, onWorkings, PAGE, show } from './layout';

const ADVICE = [
  ['serves nothing', 'Day-to-day business, or a habit: write D in its note, or stop it.'],
  ['serves something that isn’t there', 'No line with a level has that number: correct it.'],
  ['serves its own level or below', 'It can only serve a line on a level above its own.'],
  ['goes in a circle', 'These lines serve each other: which goal is worse off without them?'],
  ['nobody’s working on it', 'Add a first task with a day, cross it out, or say out loud: not this quarter.'],
] as const;

const entry = (column: string) => show(shown(`INDEX(${onEntries(column)},$B#)`));
const COLUMNS: Column[] = [
  { head: 'No.', width: 6, look: 'calc.center', value: (n) => `=IFERROR(${nth(n + 1, COLUMN.nthLoose)},"")` },
  { head: 'Level', width: 12, look: 'calc', value: entry('C') },
  { head: 'What', width: 48, look: 'calc', value: entry('D') },
  { head: 'Owner', width: 16, look: 'calc', value: entry('F') },
  {
    ...{ head: 'It hangs loose, because it', width: 28, look: 'calc' },
    value: show(`INDEX(${onWorkings(COLUMN.loose)},$B#)`),
  },
  {
    ...{ head: 'What to do', width: 60, look: 'calc' },
    value: show(firstOf(ADVICE.map(([why, what]) => [`$F#="${why}"`, what]))),
  },
  { head: 'Note', width: 18, look: 'calc', value: entry('H') },
];

/** What serves nothing, and what nobody works on. */
export function looseSheet(book: Book): void {
  const sheet = page(book, 'Loose Ends', {
    lead: 'Nothing to fill in. Tasks with no goal, goals with no task, and whatever goes in a circle.',
    widths: [2, ...widthsOf(COLUMNS)],
    pages: ENTRIES / PAGE,
    freeze: `A${FIRST}`,
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    tab: 'read',
  });
  table(sheet, { at: `B${FIRST}`, columns: COLUMNS, lines: indexes(ENTRIES), heads: 'head' });
  for (let row = FIRST + PAGE; row < FIRST + ENTRIES; row += PAGE) sheet.breakBefore(row);
}
