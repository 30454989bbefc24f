import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

const AREA = { columns: 8, rows: 20 };
const { fact, line } = fromImport(AREA);

export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'Key result', fills: 'Goals, Key Results and Weekly Values' });

/**
 * What the demo's CSV has for the cells that are typed into: the goal and its quarter in one row, then key
 * results.
 */
export const firstDay = fact('First day', 'day', 'one row');
export const goalTitle = fact('Goal', 'text', 'one row');
const lastDay = fact('Last day', 'day', 'one row');
const weekNow = fact('Week', 'number', 'one row');

const ofKeyResult = (heading: string, n: number, reading: 'number' | 'text' = 'number') =>
  line('Key result', heading, n, reading);

/** The demo has one goal, whose last day is the day its key results are due. */
export const KEY_RESULT = {
  goal: (n: number) => `IF(${ofKeyResult('Key result', n)}="","",1)`,
  title: (n: number) => ofKeyResult('Key result', n, 'text'),
  kind: (n: number) => ofKeyResult('Kind', n, 'text'),
  start: (n: number) => ofKeyResult('Start', n),
  target: (n: number) => ofKeyResult('Target', n),
  weight: (n: number) => ofKeyResult('Weight', n),
  due: (n: number) => `IF(${ofKeyResult('Key result', n)}="","",${lastDay})`,
};

/**
 * The value of today and the confidence belong to the week the demo is in; to the first where it says none.
 */
export const inWeek = (week: number, heading: 'Value' | 'Confidence', n: number): string =>
  `IF(IF(ISNUMBER(${weekNow}),${weekNow},1)=${week},${ofKeyResult(heading, n)},"")`;
