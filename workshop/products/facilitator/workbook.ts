import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { exampleSheet } from './example';
import { imports } from './imports';
import { TOOL } from './layout';
import { resultsSheet } from './results-sheet';
import { timerSheet } from './timer-sheet';

/** workshop-results.xlsx */
export const resultsWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'What a goal-setting workshop came to, and when each block of it begins',
    purpose:
      'Type in the outcome of the workshop while the room watches: three goals, their key results, owners and hours.',
    steps: [
      'Before the workshop set the hour and the length in Timer. The 90-minute plan is there already.',
      'In the vote type each heap of cards and its dots. Three places are marked; a tie asks for another vote.',
      'Write each goal in one sentence, and each key result with start, target and source.',
      'For the scoring test type a value that could come true. All hold up their score first; then the sheet shows it.',
      'Write owner, hours, first task and its day behind each. If Left falls below 0, a key result has to go.',
      'Print the page and hang it up. The Strategic OKR Planner and the Execution Tracker go on from here.',
    ],
    sheets: [
      ['Results', 'Vote, up to three goals and nine key results, scoring test, owners, hours, first tasks'],
      ['Timer', 'When each block begins and ends, for any length and hour, and how late it is'],
      ['Import', 'For the CSV of the free demo'],
      ['Example', 'What one workshop came to'],
    ],
    notes: [
      'Score: (value - start) / (target - start), between 0 and 1. What is simply done or not has 0 or 1 as its value.',
      'The Timer shares a length in proportion to the 90-minute plan, in whole minutes, and leaves no block too little to do its work.',
    ],
    made: [resultsSheet, timerSheet, imports, exampleSheet],
  });
