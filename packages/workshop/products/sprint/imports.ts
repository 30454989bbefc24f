import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

/** Four facts, at most six people and 36 tasks, each list with its heads; and room to spare. */
const AREA = { columns: 6, rows: 60 };
const { fact, line } = fromImport(AREA);

export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'Task', fills: 'Sprint and 12 Weeks' });

/** What the demo's CSV has for the cells that are typed into. */
export const firstDay = fact('First day of week 1', 'day');
export const goal = (n: number): string => fact(`Goal ${n}`);
export const PERSON = {
  name: (n: number) => line('Person', 'Person', n, 'text', 'Task'),
  hours: (n: number) => line('Person', 'Hours a week', n, 'number', 'Task'),
};
const ofTask =
  (heading: string, reading: 'number' | 'text' = 'text') =>
  (n: number) =>
    line('Task', heading, n, reading);
export const TASK_OF = {
  ...{ title: ofTask('Task'), who: ofTask('Who'), goal: ofTask('Goal') },
  ...{ hours: ofTask('Hours', 'number'), week: ofTask('Week', 'number') },
};
