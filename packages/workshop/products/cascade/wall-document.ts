import { wordDocument } from '../../document/document';
import { blankTable, emptyRows, fill } from '../../guide/forms';
import { TOOL } from './layout';

/** one-page-cascade.docx: the cascade for the wall, on one page. */
export const wallCascade = (): Promise<Buffer> =>
  wordDocument(
    `<h2>Cascade for the wall: ${fill('quarter and year')}</h2>
     ${blankTable(
       ['No.', 'Goal for the year', 'Goal for the quarter that serves it', 'Owner'],
       [['1'], ['2'], ['3']],
       '6 38 40 16',
     )}
     ${blankTable(
       ['Serves', 'Key result: from, to, by', 'Owner', 'Task this week', 'Who', 'Hours'],
       emptyRows(8),
       '8 32 12 30 11 7',
     )}
     <p><b>Loose ends we know of:</b> ${fill('what’s day-to-day business, and what waits for next quarter')}</p>`,
    {
      tool: TOOL,
      title: 'One-page cascade',
      subject: 'Goals, key results and tasks on one page for the wall',
      landscape: true,
    },
  );
