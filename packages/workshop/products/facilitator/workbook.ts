import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { TOOL } from './layout';
import { plansSheet, timerSheet } from './timer-sheet';
import { resultsSheet } from './results-sheet';

/** workshop-results.xlsx */
export const resultsWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'What a goal-setting workshop decided, and when each block starts',
    purpose: 'Type in the results while the room watches: three goals, their key results, owners and hours.',
    steps: [
      'Before the workshop, set the time, the length and the number of people in Timer. The 90-minute plan is already there.',
      'During the vote, type each pile of cards and its dots. The top three get marked, and a tie calls for another vote.',
      'Write each goal in one sentence, and each key result with start, target and source.',
      'For the scoring test, type a value it could reach. Everyone holds up their score first. Then the sheet shows it.',
      'Write the owner, hours, first task and its day next to each. If Left drops below 0, a key result has to go.',
      'Print both pages of Results and hang them up. The Strategic OKR Planner and the Execution Tracker take it from here.',
    ],
    sheets: [
      [
        'Results',
        'Vote, up to three goals and nine key results, scoring test, owners, hours, first tasks',
        resultsSheet,
      ],
      [
        'Timer',
        'When each block starts and ends, for four lengths and any time, and how late you’re running',
        timerSheet,
      ],
      ['Plans', 'The four plans, with the minutes of each block for 4 to 12 people', plansSheet],
    ],
    notes: [
      'Score: (value - start) / (target - start), between 0 and 1. Anything that’s just done or not done has 0 or 1 as its value.',
      'The Timer has four plans: 60 and 90 minutes, half a day (240) and a full day (420). No plan is another one drawn out.',
    ],
  });
