import { blankTable, emptyRows, formPdf } from '../../guide/forms';
import { TOOL, WEEKS } from './layout';

/** sprint-wall-sheet.pdf: the twelve weeks on one page. */
export const wallSheet = (): Promise<Buffer> =>
  formPdf(
    `${blankTable(['Goal 1', 'Goal 2', 'Goal 3'], emptyRows(1), '33 34 33')}
     ${blankTable(
       ['Week', 'From', 'Goal 1: tasks and who', 'Goal 2: tasks and who', 'Goal 3: tasks and who', 'Done'],
       Array.from({ length: WEEKS }, (_, index) => [String(index + 1)]),
       '6 8 26 26 26 8',
     )}`,
    { tool: TOOL, title: 'Twelve weeks on one page', paper: 'landscape' },
  );
