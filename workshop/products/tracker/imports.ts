import type { Book } from '../../sheet/book';
import { found } from '../../sheet/formulas';
import { importSheet, PASTED_FROM } from '../../sheet/import-sheet';
import { columnName } from '../../sheet/sheet';
import { indexes, table, type Column } from '../../sheet/table';
import { RESULTS_END } from '../facilitator/layout';
import { FIRST, KEY_RESULTS, UPDATES, updateRow, WEEKS } from './layout';

const COLUMNS = 19;
/** A whole sheet Results of the workshop, which is longer than any CSV, has room. */
const ROWS = RESULTS_END;
const PASTED = `$A$${PASTED_FROM}:$${columnName(COLUMNS)}$${PASTED_FROM + ROWS - 1}`;
/** Where the number of the row with the headings stands. */
const HEADS = '$V$5';

/** Takes the CSV of this tool's demo, of the planner's demo, and of the planner's sheet Key Results. */
export function imports(book: Book): void {
  const lead = `The planner’s CSV works too. Then copy the blocks on the right and paste their values: key results into Key Results, cell C${FIRST}; values into Updates, cell G${UPDATES.first}. Type the first day yourself.`;
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
  table(sheet, { at: 'U8', columns: KEY_RESULT_COLUMNS, lines: indexes(KEY_RESULTS) });
  sheet.section('AC6', `Values: AE8 to AE${UPDATES.last}`, 3);
  const lines = indexes(WEEKS).flatMap((week) => indexes(KEY_RESULTS).map((index) => ({ week, index })));
  table(sheet, { at: `AC${updateRow(1, 1)}`, columns: VALUE_COLUMNS, lines });
}

/** The nth line below the headings, in the column with this one. */
const cell = (heading: string, n: string): string =>
  `INDEX(${PASTED},${HEADS}+${n},MATCH("${heading}",INDEX(${PASTED},${HEADS},0),0))`;

const ofTitle = (formula: string) => `=IF($V#="","",${formula})`;
const take = (heading: string) => (index: number) => ofTitle(found(cell(heading, `${index + 1}`)));
/** What is simply done or not goes from 0 to 1. */
const unlessDone = (value: string, heading: string) => (index: number) => {
  const kind = `IFERROR(${cell('Kind', `${index + 1}`)},"")`;
  return ofTitle(`IF(${kind}="done",${value},${found(cell(heading, `${index + 1}`))})`);
};
const KEY_RESULT_COLUMNS: Column[] = [
  {
    ...{ head: 'Goal', look: 'calc.center' },
    value: (index) => {
      const goal = cell('Goal', `${index + 1}`);
      return ofTitle(`IFERROR(IF(ISNUMBER(${goal}),${goal},1),1)`);
    },
  },
  {
    ...{ head: 'Key result', look: 'calc' },
    value: (index) => `=IF(${HEADS}=0,"",${found(cell('Key result', `${index + 1}`))})`,
  },
  { head: 'Owner', look: 'calc', value: take('Owner') },
  { head: 'Kind', look: 'calc.center', value: take('Kind') },
  { head: 'Start', look: 'calc.center', value: unlessDone('0', 'Start') },
  { head: 'Target', look: 'calc.center', value: unlessDone('1', 'Target') },
  { head: 'Weight', look: 'calc.center', value: take('Weight') },
];
const VALUE_COLUMNS: Column<{ week: number; index: number }>[] = [
  { head: 'Week', look: 'calc.center', value: ({ week }) => week + 1 },
  { head: 'No.', look: 'calc.center', value: ({ index }) => index + 1 },
  {
    ...{ head: 'Value', look: 'calc.center' },
    value: ({ week, index }) =>
      `=IF($V$${8 + index}="","",${found(cell(`Week ${week + 1}`, `${index + 1}`))})`,
  },
];
