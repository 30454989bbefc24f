import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { goalsSheet, keyResultsSheet, weeklySheet } from './input-sheets';
import { TOOL } from './layout';
import { scoresSheet } from './scores-sheet';

export const okrWorkbook = (license: string): Promise<Book> =>
  workbook(license, TOOL, 'okr', {
    Scores: scoresSheet,
    Goals: goalsSheet,
    'Key Results': keyResultsSheet,
    'Weekly Values': weeklySheet,
  });
