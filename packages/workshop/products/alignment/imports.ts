import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';

const AREA = { columns: 3, rows: 30 };
const { fact, line } = fromImport(AREA);

/** The demo has two people: the first two columns of Answers. */
export const imports = (book: Book): void =>
  pasteSheet(book, { ...AREA, list: 'Statement', fills: 'Answers' });

const PEOPLE = ['Person 1', 'Person 2'];
export const nameImported = (index: number): string | undefined => PEOPLE[index] && `=${fact(PEOPLE[index])}`;
export const ratingImported = (index: number, statement: number): string | undefined =>
  PEOPLE[index] && `=${line('Statement', PEOPLE[index], statement + 1, 'number')}`;
