import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { alignmentSheet } from './alignment-sheet';
import { answersSheet } from './answers-sheet';
import { areasSheet } from './areas-sheet';
import { compareSheet } from './compare-sheet';
import { TOOL } from './layout';

const firstRound = (book: Book) => answersSheet(book, 'Answers');
const secondRound = (book: Book) => answersSheet(book, 'Answers 2');

/** strategic-alignment-assessment.xlsx */
export const alignmentWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Whether your team sees the goals you see, and where the answers differ most',
    purpose: 'Whether your team sees the goals you see, and where your answers differ most.',
    steps: [
      'Send the invitation and hand out the answer form. Everyone rates the 16 statements alone, in about 15 minutes.',
      'Type the answers into Answers: yours first, then one column per person, with a name or a number.',
      'Read Alignment: the widest gap first, and where you’re furthest from the others.',
      'Read Areas for the four areas and the whole team’s score.',
      'Use the guide to lead the 60-minute meeting, from the widest gap to three agreements.',
      'After 90 days, type the second round into Answers 2 and read Compare.',
    ],
    sheets: [
      ['Alignment', 'Average, spread and gap of each statement, sorted, with a chart', alignmentSheet],
      ['Areas', 'Four areas and the overall score, with a chart', areasSheet],
      ['Compare', 'First and second rounds side by side', compareSheet],
      ['Answers', 'Up to 25 people, one column each, with each person’s score', firstRound],
      ['Answers 2', 'The same for the second round', secondRound],
    ],
    notes: [
      'The statements and scoring are the free diagnostic’s. A missing answer doesn’t count toward mean, spread or gap. For a score, it counts as 0.',
      'Spread is the standard deviation of everyone who answered. Gap is the highest rating minus the lowest.',
    ],
  });
