import type { Book } from '../../sheet/book';
import { HOW_TO_PASTE, importSheet, PASTED_FROM } from '../../sheet/import-sheet';
import { columnName } from '../../sheet/sheet';
import { FIRST, KEY_RESULTS, LAST, shown, UPDATES, updateRow, WEEKS } from './layout';

const COLUMNS = 19;
const ROWS = 40;
const PASTED = `$A$${PASTED_FROM}:$${columnName(COLUMNS)}$${PASTED_FROM + ROWS - 1}`;
/** Where the number of the row with the headings stands. */
const HEADS = '$V$5';

/** Takes the CSV of this tool's demo, of the planner's demo, and of the planner's sheet Key Results. */
export function imports(book: Book): void {
  const lead = `${HOW_TO_PASTE} The planner's CSV works too. Then copy the blocks on the right and paste their values: key results into Key Results, cell C${FIRST}; values into Updates, cell G${UPDATES.first}. Type the first day yourself.`;
  const sheet = importSheet(book, {
    columns: COLUMNS,
    rows: ROWS,
    lead,
    widths: [7, 40, 16, 8, 10, 10, 8, 3, 7, 5, 14],
  });
  sheet.put('U5', 'Row of the headings', 'note.right');
  const column = (letter: string) => `$${letter}$${PASTED_FROM}:$${letter}$${PASTED_FROM + ROWS - 1}`;
  const find = ['A', 'C', 'D'].reduceRight(
    (rest, letter) => `IFERROR(MATCH("Key result",${column(letter)},0),${rest})`,
    '0',
  );
  sheet.put('V5', `=${find}`, 'note.left');

  sheet.section('U6', `Key results: U8 to AA${7 + KEY_RESULTS}`, 7);
  sheet.row('U7', ['Goal', 'Key result', 'Owner', 'Kind', 'Start', 'Target', 'Weight'], 'head.center');
  for (let n = 1; n <= LAST - FIRST + 1; n++) {
    const row = 7 + n;
    const title = `$V${row}`;
    const take = (heading: string) => `=IF(${title}="","",IFERROR(${shown(cell(heading, String(n)))},""))`;
    // What is simply done or not goes from 0 to 1 here.
    const done = (value: string, heading: string) =>
      `=IF(${title}="","",IF(IFERROR(${cell('Kind', String(n))},"")="done",${value},IFERROR(${shown(cell(heading, String(n)))},"")))`;
    sheet.row(
      `U${row}`,
      [
        `=IF(${title}="","",IFERROR(IF(ISNUMBER(${cell('Goal', String(n))}),${cell('Goal', String(n))},1),1))`,
        `=IF(${HEADS}=0,"",IFERROR(${shown(cell('Key result', String(n)))},""))`,
        take('Owner'),
        done('"rise"', 'Kind'),
        done('0', 'Start'),
        done('1', 'Target'),
        take('Weight'),
      ],
      ['calc.center', 'calc', 'calc', 'calc.center', 'calc.center', 'calc.center', 'calc.center'],
    );
  }

  sheet.section('AC6', `Values: AE8 to AE${UPDATES.last}`, 3);
  sheet.row('AC7', ['Week', 'No.', 'Value'], 'head.center');
  for (let n = 1; n <= WEEKS; n++)
    for (let index = 1; index <= KEY_RESULTS; index++) {
      const found = cell(`Week ${n}`, String(index));
      sheet.row(
        `AC${updateRow(n, index)}`,
        [n, index, `=IF($V$${7 + index}="","",IFERROR(${shown(found)},""))`],
        'calc.center',
      );
    }
}

/** The nth line below the headings, in the column with this one. */
const cell = (heading: string, n: string): string =>
  `INDEX(${PASTED},${HEADS}+${n},MATCH("${heading}",INDEX(${PASTED},${HEADS},0),0))`;
