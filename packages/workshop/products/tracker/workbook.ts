import { type Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { historySheet } from './history-sheet';
import { keyResultsSheet, updatesSheet } from './input-sheets';
import { TOOL } from './layout';
import { overviewSheet } from './overview-sheet';
import { promisesSheet } from './promises-sheet';

/** strategic-okr-execution-tracker.xlsx */
export const trackerWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'tracker', {
    Overview: overviewSheet,
    History: historySheet,
    'Key Results': keyResultsSheet,
    Updates: updatesSheet,
    Promises: promisesSheet,
  });
