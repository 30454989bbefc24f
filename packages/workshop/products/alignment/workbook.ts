import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { alignmentSheet } from './alignment-sheet';
import { answersSheet } from './answers-sheet';
import { areasSheet } from './areas-sheet';
import { compareSheet } from './compare-sheet';
import { TOOL } from './layout';

const firstRound = (book: Book) => answersSheet(book, 'Answers');
const secondRound = (book: Book) => answersSheet(book, 'Answers 2');

export const alignmentWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'alignment', {
    Alignment: alignmentSheet,
    Areas: areasSheet,
    Compare: compareSheet,
    Answers: firstRound,
    'Answers 2': secondRound,
  });
