import { blankTable, emptyRows, formPdf } from '../../guide/forms';
import { TOOL } from './layout';

/** weekly-check-in-agenda.pdf: 20 minutes on one page. */
export const checkInAgenda = (): Promise<Buffer> =>
  formPdf(
    `<p>Everyone reads the dashboard beforehand. Nobody reads values aloud. Standing helps, and so does a clock.</p>
     ${blankTable(['Team', 'Week', 'Timekeeper'], emptyRows(1), '50 20 30')}
     <table class="12 40 48"><thead><tr><th>Minutes</th><th>What</th><th>The one question</th></tr></thead><tbody>
     <tr><td>0 to 4</td><td>Overdue fixes, from the top of the dashboard</td><td class="say">Done? If not, by which day, and what’s in the way?</td></tr>
     <tr><td>4 to 10</td><td>The first red line</td><td class="say">What changed, and what will we try by Friday?</td></tr>
     <tr><td>10 to 16</td><td>The second red line</td><td class="say">What changed, and what will we try by Friday?</td></tr>
     <tr><td>16 to 19</td><td>New fixes, read aloud</td><td class="say">Who does what, by which day?</td></tr>
     <tr><td>19 to 20</td><td>Missing values</td><td class="say">Who enters it today?</td></tr>
     </tbody></table>
     <h2>The two lines we talk about</h2>
     ${blankTable(['KPI', 'Value', 'Target', 'What we think is behind it'], emptyRows(2), '32 12 12 44')}
     <h2>New fixes</h2>
     ${blankTable(['Fix', 'Owner', 'By', 'Done'], emptyRows(4), '56 20 14 10')}
     <p>No fix without a name and a day. Talk about a drifting KPI only if there’s time left.</p>`,
    { tool: TOOL, title: 'Weekly check-in: 20 minutes' },
  );
