import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { COLUMN, ENTRIES, FIRST, named, nth, onEntries, onWorkings } from './layout';

const ADVICE = [
  ['serves nothing', 'Daily business, or a habit: write D into its note, or stop it.'],
  ['serves what is not there', 'The number is of no line that has a level: correct it.'],
  ['serves its own level or below', 'It can only serve a line of a level above its own.'],
  ['goes in a circle', 'Lines that serve each other: which goal is worse off without them?'],
  ['nobody works on it', 'A first task with a day, or strike it out, or say aloud: not this quarter.'],
] as const;

/** What serves nothing, and what nobody works on. */
export function looseSheet(book: Book): void {
  const sheet = page(book, 'Loose Ends', {
    lead: 'Nothing to fill in. Tasks without a goal, goals without a task, and what goes in a circle.',
    to: 'H',
    widths: [2, 6, 12, 48, 16, 28, 60, 18],
    freeze: `A${FIRST}`,
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    tab: 'read',
  });
  sheet.row(
    `B${FIRST - 1}`,
    ['No.', 'Level', 'What', 'Owner', 'It hangs loose, because it', 'What to do', 'Note'],
    'head',
  );
  for (let line = 1; line <= ENTRIES; line++) {
    const row = FIRST + line - 1;
    const own = `$B${row}`;
    const show = (formula: string) => `=IF(${own}="","",${formula})`;
    const entry = (column: string) => show(named(`INDEX(${onEntries(column)},${own})`));
    const advice = ADVICE.reduceRight((rest, [why, what]) => `IF($F${row}="${why}","${what}",${rest})`, '""');
    sheet.row(
      `B${row}`,
      [
        `=IFERROR(${nth(line, COLUMN.nthLoose)},"")`,
        entry('C'),
        entry('D'),
        entry('F'),
        show(`INDEX(${onWorkings(COLUMN.loose)},${own})`),
        show(advice),
        entry('H'),
      ],
      ['calc.center', 'calc'],
    );
    if (line % 50 === 1 && line > 1) sheet.breakBefore(row);
  }
}
