import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

const AREA = { columns: 4, rows: 40 };
const { fact, line } = fromImport(AREA);

export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'Workshop', fills: 'Results and Timer' });

export const WORKSHOP = {
  name: fact('Workshop'),
  day: fact('Day', 'day'),
  start: fact('Begins at', 'time'),
  length: fact('Length in minutes', 'number'),
  people: fact('People', 'number'),
};

/** What came out of it: the nth line of the demo's results, whose list begins with the goal. */
export const RESULT = {
  goal: (n: number) => line('Goal', 'Goal', n, 'text', 'From'),
  title: (n: number) => line('Goal', 'Key result', n, 'text', 'From'),
  owner: (n: number) => line('Goal', 'Owner', n, 'text', 'From'),
  task: (n: number) => line('Goal', 'First task', n, 'text', 'From'),
};
