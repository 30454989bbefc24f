import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';
import type { Sheet } from '../../sheet/sheet';
import { RESULTS_END } from '../facilitator/layout';
import { VALUES } from './layout';

/** A whole sheet Results of the workshop, which is longer than any CSV, has room. */
const AREA = { columns: 19, rows: RESULTS_END };
/**
 * On History, the row of the headings in Import, or 0: a whole sheet can be pasted too, and begins further
 * down and right.
 */
const HEADS_ROW = VALUES - 4;
const HEADS = `History!$S$${HEADS_ROW}`;
const { fact, line } = fromImport(AREA, HEADS);

/**
 * Takes the CSV of this tool's demo and of the planner's, and the whole sheets Key Results of the planner and
 * Results of the workshop.
 */
export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'Key result', fills: 'Key Results and Updates', headsAt: HEADS });

/** Among the workings: the row of the headings. */
export function findHeads(sheet: Sheet): void {
  const column = (letter: string) => `Import!$${letter}$1:$${letter}$${AREA.rows}`;
  const find = ['A', 'C', 'D'].reduceRight(
    (rest, letter) => `IFERROR(MATCH("Key result",${column(letter)},0),${rest})`,
    '0',
  );
  sheet.row(`R${HEADS_ROW}`, ['Headings in Import', `=${find}`], 'note');
}

const ofKeyResult = (heading: string, index: number, reading?: 'number') =>
  line('Key result', heading, index + 1, reading);
const title = (index: number) => ofKeyResult('Key result', index);
/** What is simply done or not has neither start nor target. */
const unlessDone = (heading: string, index: number) =>
  `IF(${ofKeyResult('Kind', index)}="done","",${ofKeyResult(heading, index, 'number')})`;
/** The planner's demo has one goal, by name; its sheets say which by number. */
const goal = (index: number) =>
  `IF(${title(index)}="","",IF(ISNUMBER(${ofKeyResult('Goal', index, 'number')}),${ofKeyResult('Goal', index, 'number')},1))`;

export const FIRST_DAY_IMPORTED = fact('First day of week 1', 'day');
/** The first goal is the planner's; the tracker's demo has none. */
export const GOAL_IMPORTED = fact('Goal', 'text', 'one row');
export const KEY_RESULT = {
  goal,
  title,
  owner: (index: number) => ofKeyResult('Owner', index),
  kind: (index: number) => ofKeyResult('Kind', index),
  start: (index: number) => unlessDone('Start', index),
  target: (index: number) => unlessDone('Target', index),
  weight: (index: number) => ofKeyResult('Weight', index, 'number'),
  source: (index: number) => ofKeyResult('Source', index),
};
export const valueImported = (week: number, index: number): string =>
  ofKeyResult(`Week ${week}`, index, 'number');
