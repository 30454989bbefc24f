import type { Book } from '../../sheet/book';
import { fromImport, pasteSheet } from '../../sheet/paste-sheet';
import { DEMO, letter } from './layout';

const from = fromImport(DEMO);

/** What was pasted from the demo, for the cells that take it; each counts its lines from 0. */
export const imported = {
  question: `=${from.fact('Question')}`,
  decideBy: `=${from.fact('Decide by', 'day')}`,
  sign: { by: from.fact('Prepared by'), on: from.fact('Date of the memo', 'day') },
  option: (index: number) => `=${from.line('Option', 'Option', index + 1, 'text', 'Criterion')}`,
  criterion: (index: number) => `=${from.line('Criterion', 'Criterion', index + 1)}`,
  weight: (index: number) => `=${from.line('Criterion', 'Weight', index + 1, 'number')}`,
  score: (criterion: number, option: number) =>
    `=${from.line('Criterion', `Option ${letter(option)}`, criterion + 1, 'number')}`,
};

export const imports = (book: Book): void =>
  pasteSheet(book, { ...DEMO, list: 'Criterion', fills: 'Criteria and Scores' });
