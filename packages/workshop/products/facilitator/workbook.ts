import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { TOOL } from './layout';
import { plansSheet, timerSheet } from './timer-sheet';
import { resultsSheet } from './results-sheet';

export const resultsWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'facilitator', {
    Results: resultsSheet,
    Timer: timerSheet,
    Plans: plansSheet,
  });
