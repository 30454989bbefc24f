import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { importSheet, pasted, PASTED_FROM } from '../../sheet/import-sheet';
import { entriesSheet } from './entries-sheet';
import { exampleSheet } from './example';
import { DEMO, TOOL } from './layout';
import { looseSheet } from './loose-sheet';
import { ownersSheet } from './owners-sheet';
import { shareSheet } from './share-sheet';
import { treeSheet } from './tree-sheet';
import { workings } from './workings';

/** goal-cascade-builder.xlsx */
export const cascadeWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'The line from yearly goals to tasks, and what hangs loose',
    purpose: 'The line from your yearly goals to each person’s tasks, and what hangs loose.',
    steps: [
      'Use cards to collect what everyone’s working on. The one-page cascade shows you how, in 40 minutes.',
      'Write goals, key results and tasks in Entries, each with its level, an owner and the number of the line it serves.',
      'Read Tree. Each line is under what it serves. Whatever hangs loose is at the end.',
      'Go through Loose Ends: connect, mark as day-to-day business, or stop.',
      'Read Share: which yearly goal gets the work, and which gets none.',
      'In Owners, type a name, print the page and talk about it.',
    ],
    sheets: [
      ['Entries', 'Up to 200 lines on four levels, in any order'],
      ['Tree', 'The whole cascade, indented and numbered, 60 lines to a page'],
      ['Loose Ends', 'What serves nothing, what nobody’s working on, what goes in a circle'],
      ['Share', 'An alignment score for each level; tasks and hours for each yearly goal'],
      ['Owners', 'One person’s lines, and what they lead up to'],
      ['Import', 'For the CSV from the free demo'],
      ['Example', 'Ten lines of a cabinet shop'],
      ['Workings', 'Where the numbers come from'],
    ],
    notes: [
      'A line keeps its number, so leave a line empty instead of moving others up. Day-to-day business serves nothing: write D in its note.',
      'A level’s alignment: its lines that lead up to a yearly goal, divided by all its lines.',
    ],
    made: [entriesSheet, treeSheet, looseSheet, shareSheet, ownersSheet, imports, exampleSheet, workings],
  });

/** The demo numbers its lines as they were made, so what a line serves is looked up among them. */
function imports(book: Book): void {
  const lead = `The first ${DEMO.entries} lines of Entries take their words from the right unless someone types over them.`;
  const sheet = importSheet(book, {
    columns: DEMO.columns,
    rows: DEMO.rows,
    lead,
    widths: [14, 44, 12],
  });
  sheet.section('G6', 'What we found', 3);
  sheet.row('G7', ['Level', 'What', 'Serves no.'], 'head');
  const last = PASTED_FROM + DEMO.rows - 1;
  const numbers = `$A$${PASTED_FROM}:$A$${last}`;
  const head = `MATCH("Number",${numbers},0)`;
  const shown = (found: string) => `=IFERROR(IF(${found}="","",${found}),"")`;
  for (let n = 1; n <= DEMO.entries; n++) {
    const row = 7 + n;
    const served = pasted('Number', 'Serves', n, DEMO);
    const mapped = `MATCH(${served},${numbers},0)-${head}`;
    sheet.row(
      `G${row}`,
      [
        shown(pasted('Number', 'Level', n, DEMO)),
        shown(pasted('Number', 'What', n, DEMO)),
        `=IF(G${row}="year","",IFERROR(IF(${served}="","",${mapped}),""))`,
      ],
      ['calc', 'calc', 'calc.center'],
    );
  }
}
