import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { historySheet } from './history-sheet';
import { keyResultsSheet, updatesSheet } from './input-sheets';
import { TOOL } from './layout';
import { overviewSheet } from './overview-sheet';
import { promisesSheet } from './promises-sheet';

/** strategic-okr-execution-tracker.xlsx */
export const trackerWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Key results over twelve weeks: updates, a forecast, and promises',
    purpose:
      'Ten minutes a week to see which key results will make it by week 12, which won’t, and who promised what.',
    steps: [
      'In Key Results, write the first day of week 1, your goals, and up to 15 key results with owner, start and target. Walkthroughs 1 and 2 of the setup guide take 90 minutes.',
      'Each Thursday, owners enter a value, a confidence and one line in Updates. The update form is the same thing on paper.',
      'On Friday, print Overview: it’s one page. Choose two key results to talk about: stalled and slipped ones first, then those whose confidence dropped.',
      'On Monday, read last week’s promises aloud, talk about the two, and write the new promises in Promises.',
      'In week 12, score the quarter with the setup guide, and start a new copy of the blank file.',
    ],
    sheets: [
      [
        'Overview',
        'Score, trend, expected result at week 12 and status; goals and open promises; then the board and a chart of one key result',
        overviewSheet,
      ],
      ['History', 'Every value, confidence and score, week by week, with a chart of the goals', historySheet],
      [
        'Key Results',
        'Up to 4 goals and 15 key results with owner, kind, start, target and weight',
        keyResultsSheet,
      ],
      ['Updates', 'Value, confidence and one line for each key result and week; 12 weeks', updatesSheet],
      ['Promises', 'Who promised what, by when, and whether they kept it', promisesSheet],
    ],
    notes: [
      'It’s for two or more owners who report each week. If one person enters all values, the Strategic OKR Planner is enough.',
      'Score: (value - start) / (target - start), between 0 and 1. The week 12 value comes from a least-squares line through the start and all weekly values.',
      'To look back, type an earlier week in Overview: its values, forecasts and statuses are what you could have known that Friday. Promises go by today, or by the day in Promises, F5.',
      'Kind “done” is for what’s just done or not: 0 until it is, then 1. It’s promised or kept, and never forecast.',
      'What’s known isn’t forecast: a value at its target has been reached, and week 12 is what was entered.',
    ],
  });
