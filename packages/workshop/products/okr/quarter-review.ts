import { blankTable, emptyRows, formPdf } from '../../guide/forms';
import { TOOL } from './layout';

/** quarter-review.pdf: one page for week 13. */
export const quarterReview = (): Promise<Buffer> =>
  formPdf(
    `<p>Print it, read the scores aloud, and fill it in together in 45 minutes. Numbers first, reasons second, plans last.</p>
     <h2>Scores</h2>
     ${blankTable(['Goal', 'Score 0 to 1', 'Delivered, partly or missed'], emptyRows(3), '50 16 34')}
     <h2>What we learned</h2>
     ${blankTable(['Question', 'Our answer'], [['What worked that we didn’t expect?'], ['What did we know in week 4 but not act on?'], ['Which key result measured the wrong thing?']], '36 64')}
     <h2>What we carry over</h2>
     ${blankTable(['Key result', 'Carry over, change or stop', 'Owner', 'First step and date'], emptyRows(5), '30 26 14 30')}`,
    { tool: TOOL, title: 'Quarter review' },
  );
