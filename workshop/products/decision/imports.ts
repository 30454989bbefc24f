import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';
import { DEMO, letter } from './layout';

const { fact, line } = fromImport(DEMO);

/** What was pasted from the demo, for the cells that take it; each counts its lines from 0. */
export const imported = {
  question: `=${fact('Question')}`,
  decideBy: `=${fact('Decide by', 'day')}`,
  sign: { by: fact('Prepared by'), on: fact('Date of the memo', 'day') },
  option: (index: number) => `=${line('Option', 'Option', index + 1, 'text', 'Criterion')}`,
  criterion: (index: number) => `=${line('Criterion', 'Criterion', index + 1)}`,
  weight: (index: number) => `=${line('Criterion', 'Weight', index + 1, 'number')}`,
  score: (criterion: number, option: number) =>
    `=${line('Criterion', `Option ${letter(option)}`, criterion + 1, 'number')}`,
};

export const imports = (book: Book): void =>
  pasteSheet(book, { ...DEMO, list: 'Criterion', fills: 'Criteria and Scores' });
