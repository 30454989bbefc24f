import { blankTable, emptyRows, formPdf } from '../../guide/forms';
import { TOOL } from './layout';

const lines = (count: number) => '<p class="line"></p>'.repeat(count);

/** worksheets.pdf: wishes for each person; goals, key results and owners for each pair or for the wall. */
export const worksheets = (): Promise<Buffer> =>
  formPdf(
    `<p>Print “Wishes” once per person, “Key results” once per pair, and the others once for the wall.</p>
     <h2>Wishes</h2>
     <p><b>Minutes 10 to 20, alone and in silence.</b> It’s the last day of the quarter, and you’re happy. What’s different? Not what we did.</p>
     ${blankTable(
       ['No.', 'What’s different', 'Who notices it first'],
       Array.from({ length: 8 }, (_, n) => [String(n + 1)]),
       '8 62 30',
     )}
     <p>Last quarter in numbers: which one surprises you?</p>
     ${lines(2)}
     <h2 class="page">Goals</h2>
     <p><b>Minutes 30 to 35, together.</b> One sentence per pile: who’s better off, and how? No numbers yet. Three at most.</p>
     ${[1, 2, 3].map((n) => `<h3>Goal ${n}</h3>${lines(3)}`).join('')}
     <h3>Later: good, but not now</h3>
     ${blankTable(['What', 'Who brings it up again', 'On which day'], emptyRows(4), '56 26 18')}
     <h2 class="page">Key results</h2>
     <p><b>Minutes 40 to 65, in pairs.</b> Our goal:</p>
     ${lines(2)}
     ${blankTable(['We count', 'Today', 'Last day', 'Where to look it up'], emptyRows(3), '44 13 13 30')}
     <h3>Fixed by the other pair</h3>
     ${blankTable(['We count', 'Today', 'Last day', 'Where to look it up'], emptyRows(3), '44 13 13 30')}
     <h3>Scoring test: (value − start) / (target − start)</h3>
     ${blankTable(['Key result', 'A value it could reach', 'My score', 'Same as everyone’s?'], emptyRows(3), '34 30 14 22')}
     <ul class="check"><li>A stranger could look it up.</li><li>We couldn’t do all that and still be no better off.</li><li>It brings a yearly goal closer.</li></ul>
     <h2 class="page">Owners</h2>
     <p><b>Minutes 65 to 90, together.</b> One name for each key result. Owning it doesn’t mean doing it all.</p>
     ${blankTable(['Key result', 'Owner', 'Hours a week', 'First task', 'Finished on'], emptyRows(8), '30 16 10 30 14')}
     ${blankTable(['Hours available', 'Hours needed', 'Left'], emptyRows(1), '34 33 33')}
     <p>What we stop, starting Monday:</p>
     ${lines(1)}
     <p>First check-in, day and time:</p>
     ${lines(1)}`,
    { tool: TOOL, title: 'Worksheets' },
  );
