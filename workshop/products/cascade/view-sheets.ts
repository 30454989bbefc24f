import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import { COLUMN, ENTRIES, FIRST, onEntries, onWorkings, OWN_LINES, ROOT, TOOL } from './layout';

/** So many lines of the tree are printed on a page. */
const LINES = 50;

const found = (line: number, column: string) => `MATCH(${line},${onWorkings(column)},0)`;
const named = (value: string) => `IF(${value}="","",${value})`;

/** Each entry under what it serves; what hangs loose stands last. */
export function treeSheet(book: Book): void {
  const sheet = book.sheet('Tree', {
    widths: [2, 6, 11, 66, 16, 26],
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    freeze: `A${FIRST}`,
    tab: '24633F',
  });
  heading(
    sheet,
    TOOL,
    'Tree',
    'Nothing to fill in. Each line stands under what it serves; what hangs loose stands at the end.',
    'F',
    18,
  );
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
        `=IFERROR(${found(line, COLUMN.order)},"")`,
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

const ADVICE = [
  ['serves nothing', 'Daily business, or a habit: write D into its note, or stop it.'],
  ['serves what is not there', 'The number is of no line that has a level: correct it.'],
  ['serves its own level or below', 'It can only serve a line of a level above its own.'],
  ['goes in a circle', 'Lines that serve each other: which goal is worse off without them?'],
  ['nobody works on it', 'A first task with a day, or strike it out, or say aloud: not this quarter.'],
] as const;

/** What serves nothing, and what nobody works on. */
export function looseSheet(book: Book): void {
  const sheet = book.sheet('Loose Ends', {
    widths: [2, 6, 12, 48, 16, 28, 60, 18],
    landscape: true,
    freeze: `A${FIRST}`,
    repeat: `${FIRST - 1}:${FIRST - 1}`,
    tab: '24633F',
  });
  heading(
    sheet,
    TOOL,
    'Loose Ends',
    'Nothing to fill in. Tasks without a goal, goals without a task, and what goes in a circle.',
    'H',
    18,
  );
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
        `=IFERROR(${found(line, COLUMN.nthLoose)},"")`,
        entry('C'),
        entry('D'),
        entry('F'),
        show(`INDEX(${onWorkings(COLUMN.loose)},${own})`),
        show(advice),
        entry('H'),
      ],
      ['calc.center', 'calc'],
    );
    if (line % 40 === 1 && line > 1) sheet.breakBefore(row);
  }
}

/** What one person works on, and which goal of the year it leads up to. */
export function ownersSheet(book: Book): void {
  const sheet = book.sheet('Owners', {
    widths: [2, 10, 14, 50, 40, 40, 10],
    landscape: true,
    pages: 1,
    tab: '24633F',
  });
  heading(
    sheet,
    TOOL,
    'Owners',
    'Type a name as it stands in Entries: its lines, what they serve, and the goal of the year they lead up to.',
    'G',
    18,
  );
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
        `=IFERROR(${found(line, COLUMN.nthOwn)},"")`,
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
