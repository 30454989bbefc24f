import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { criteriaSheet, scoresSheet } from './input-sheets';
import { TOOL } from './layout';
import { logSheet, preMortemSheet } from './log-sheets';
import { memoSheet } from './memo-sheet';
import { resultSheet } from './result-sheet';
import { workings } from './workings';

export const decisionWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'decision', {
    Result: resultSheet,
    Memo: memoSheet,
    Criteria: criteriaSheet,
    Scores: scoresSheet,
    'Pre-Mortem': preMortemSheet,
    'Decision Log': logSheet,
    Workings: workings,
  });
