import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { exampleSheet } from './example';
import { historySheet } from './history-sheet';
import { imports } from './imports';
import { keyResultsSheet } from './key-results-sheet';
import { updatesSheet } from './updates-sheet';
import { TOOL } from './layout';
import { overviewSheet } from './overview-sheet';
import { promisesSheet } from './promises-sheet';

/** strategic-okr-execution-tracker.xlsx */
export const trackerWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Key results over twelve weeks: updates, a forecast, and promises',
    purpose:
      'Ten minutes a week to see which key results will make it by week 12, which will not, and what was promised.',
    steps: [
      'In Key Results write the first day of week 1, your goals, and up to 15 key results with owner, start and target. The setup guide takes 90 minutes for it.',
      'Each Thursday the owners enter value, confidence and one line in Updates. The update form is the same on paper.',
      'On Friday print page 1 of Overview. Choose two key results to talk about: stalled first, then those whose confidence fell.',
      'On Monday read last week’s promises aloud, talk about the two, and write the new promises into Promises.',
      'In week 12 score the quarter with the setup guide, and begin a new copy of the blank file.',
    ],
    sheets: [
      ['Key Results', 'Up to 4 goals and 15 key results with owner, kind, start, target and weight'],
      ['Updates', 'Value, confidence and one line for each key result and week; 12 weeks'],
      [
        'Overview',
        'Score, trend, expected result at week 12 and sign; then goals, open promises and the board',
      ],
      ['History', 'Every value, confidence and score, week by week, with a chart of the goals'],
      ['Promises', 'What was agreed, by whom, by when, and whether it was kept'],
      ['Import', 'For the CSV of the free demo, or of the Strategic OKR Planner'],
      ['Example', 'Three key results of a workshop after three weeks'],
    ],
    notes: [
      'Score: (value - start) / (target - start), between 0 and 1. Week 12 is read off the straight line by least squares through the start and all weekly values.',
      'To look back, type an earlier week into Overview: it then shows what could be known that Friday.',
      'What is simply done or not done goes from 0 to 1.',
    ],
    made: [keyResultsSheet, updatesSheet, overviewSheet, historySheet, promisesSheet, imports, exampleSheet],
  });
