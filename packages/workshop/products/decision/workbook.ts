import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { criteriaSheet, scoresSheet } from './input-sheets';
import { OPTIONS, TOOL } from './layout';
import { logSheet, preMortemSheet } from './log-sheets';
import { memoSheet } from './memo-sheet';
import { resultSheet } from './result-sheet';
import { workings } from './workings';

/** @param charted how many options the chart has room for */
export const decisionWorkbook = (license: string, charted = OPTIONS): Promise<Book> =>
  workbook(license, TOOL, 'decision', {
    Result: (book) => resultSheet(book, charted),
    Memo: memoSheet,
    Criteria: criteriaSheet,
    Scores: scoresSheet,
    'Pre-Mortem': preMortemSheet,
    'Decision Log': logSheet,
    Workings: workings,
  });
