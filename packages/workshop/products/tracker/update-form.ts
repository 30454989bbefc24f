import { blankTable, emptyRows, formPdf } from '../../guide/forms';
import { TOOL } from './layout';

/** weekly-update-form.pdf: one owner and one week on one page. */
export const updateForm = (): Promise<Buffer> =>
  formPdf(
    `<p>Ten minutes on Thursday: the value as it stands today, how sure you are of the week 12 target, and one line. No value is an answer, too: leave it empty.</p>
     ${blankTable(['Owner', 'Week', 'Thursday'], emptyRows(1), '50 20 30')}
     <h2>My key results</h2>
     ${blankTable(['Key result', 'Value', 'Confidence, 1 to 10', 'One line: what moved it, or what’s in the way'], emptyRows(5), '30 12 14 44')}
     <h2>What I promised last Monday</h2>
     ${blankTable(['What', 'By which day', 'Kept? Yes or no'], emptyRows(3), '58 22 20')}
     <h2>For this Monday</h2>
     ${blankTable(['Question', 'My answer'], [['What would move my weakest key result by Friday?'], ['What do I need, from whom, by when?']], '45 55')}`,
    { tool: TOOL, title: 'Weekly update' },
  );
