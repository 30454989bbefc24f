import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { criteriaSheet, scoresSheet } from './input-sheets';
import { TOOL } from './layout';
import { logSheet, preMortemSheet } from './log-sheets';
import { memoSheet } from './memo-sheet';
import { resultSheet } from './result-sheet';
import { workings } from './workings';

/** executive-decision-framework.xlsx */
export const decisionWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Weigh the criteria, score the options, and see how firm the result is',
    purpose: 'A choice between real options, by criteria you weighted before anyone fell for one of them.',
    steps: [
      'Write the question and up to twelve criteria in Criteria. Cross out what all the options do equally well.',
      'Compare the criteria in pairs, or type in weights. Do it before you score.',
      'Name up to eight options in Scores. Up to five people score them alone, from 0 to 10.',
      'Read Result: which option leads, which weight would change that, and where people differ. Talk about the widest gap first.',
      'Fill in Pre-Mortem together, in ten minutes.',
      'Write the choice in the decision paper and the Decision Log, with the day you’ll look again.',
    ],
    sheets: [
      ['Result', 'Ranking, lead, and how far a weight can move before another option is first', resultSheet],
      ['Memo', 'One page for a partner: the question, the numbers, what would flip it', memoSheet],
      [
        'Criteria',
        'The question, up to twelve criteria, and their weights from pairs or typed',
        criteriaSheet,
      ],
      ['Scores', 'Up to eight options, scored by up to five people', scoresSheet],
      ['Pre-Mortem', 'Twelve risks with weight, owner and date', preMortemSheet],
      ['Decision Log', 'Forty decisions: what, why, and when to look again', logSheet],
      [
        'Workings',
        'Where the numbers come from. Hidden, so that it never prints: right-click a sheet’s tab and choose Unhide',
        workings,
      ],
    ],
    notes: [
      'Score of an option: the sum of weight × score, divided by the sum of the weights. If several people scored, their mean counts.',
      'Level at: the weight at which the two options tie, if all other weights stay. It’s the weight - D / d: D is how far apart their sums are, d how far apart their scores on that criterion are.',
    ],
  });
