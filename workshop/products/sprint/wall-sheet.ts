import { blankTable, formPdf } from '../../guide/forms';
import { TOOL, WEEKS } from './layout';

/** sprint-wall-sheet.pdf: the twelve weeks on one page. */
export const wallSheet = (): Promise<Buffer> =>
  formPdf(
    `<p>Goal 1 ______________________________   Goal 2 ______________________________   Goal 3 ______________________________</p>
     ${blankTable(
       ['Week', 'From', 'Goal 1: tasks and who', 'Goal 2: tasks and who', 'Goal 3: tasks and who', 'Done'],
       Array.from({ length: WEEKS }, (_, index) => [String(index + 1)]),
     )}`,
    { tool: TOOL, title: 'Twelve weeks on one page', landscape: true },
  );
