import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

const AREA = { columns: 4, rows: 40 };
const { fact } = fromImport(AREA);

/** The demo has the frame of the workshop; what the room decides is typed into Results. */
export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'Workshop', fills: 'Results and Timer' });

export const WORKSHOP = {
  name: fact('Workshop'),
  day: fact('Day', 'day'),
  start: fact('Begins at', 'time'),
  length: fact('Length in minutes', 'number'),
  people: fact('People', 'number'),
};
