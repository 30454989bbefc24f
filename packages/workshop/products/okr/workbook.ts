import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { goalsSheet, keyResultsSheet, weeklySheet } from './input-sheets';
import { TOOL } from './layout';
import { scoresSheet } from './scores-sheet';

/** strategic-okr-planner.xlsx */
export const okrWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Goals for a quarter, their key results, and a score each week',
    purpose: 'Quarterly goals your team can score, and a weekly look at whether you’re reaching them.',
    steps: [
      'In Goals, write your yearly goals, up to three for the quarter, and the quarter’s first Monday.',
      'In Key Results, write two or three key results for each goal. The writing guide takes 45 minutes. Fix whatever “Look at” flags.',
      'Each Thursday, owners enter a value and a confidence from 1 to 10 in Weekly Values. It takes them two minutes.',
      'Each Monday, read Scores: where confidence dropped, and what’s behind its pace. Talk about two key results, not all of them.',
      'In week 13, print the quarter review, fill it in together, and start a new copy of the blank file.',
    ],
    sheets: [
      [
        'Scores',
        'A score for each key result, goal and the quarter, week by week, with a chart',
        scoresSheet,
      ],
      ['Goals', 'Yearly goals, up to three quarterly goals, their owners', goalsSheet],
      ['Key Results', 'Up to 15, with kind, start, target, source, owner, weight and date', keyResultsSheet],
      ['Weekly Values', '13 weeks of values and confidence', weeklySheet],
    ],
    notes: [
      'Score: (value - start) / (target - start), between 0 and 1. A goal is the weighted mean of its key results that have a value.',
      'A key result that’s just done or not done has 0 or 1 as its value. To pace: its score minus the share of the 13 weeks gone by at its last value.',
    ],
  });
