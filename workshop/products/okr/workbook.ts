import type { Book } from '../../sheet/book';
import { workbook } from '../../sheet/front';
import { HOW_TO_PASTE, importSheet, pasted } from '../../sheet/import-sheet';
import { exampleSheet } from './example';
import { goalsSheet, keyResultsSheet, weeklySheet } from './input-sheets';
import { KEY_RESULTS, TOOL } from './layout';
import { scoresSheet } from './scores-sheet';

/** strategic-okr-planner.xlsx */
export const okrWorkbook = (license: string): Promise<Book> =>
  workbook(license, {
    title: TOOL,
    subject: 'Goals for a quarter, their key results, and a score each week',
    purpose:
      'Goals for a quarter that a team can score, and every week a look at whether you are reaching them.',
    steps: [
      'Write the goals of the year and up to three for the quarter in Goals, with the first Monday of the quarter.',
      'Write three to five key results for each goal in Key Results. The writing guide takes 45 minutes for it. Mend what "Look at" names.',
      'Each Friday the owners enter a value and a confidence from 1 to 10 in Weekly Values. It takes them two minutes.',
      'Each Monday read Scores: what fell in confidence, and what is behind its pace. Talk about two key results, not all of them.',
      'In week 13 print the quarter review, fill it in together, and begin a new copy of the blank file.',
    ],
    sheets: [
      ['Goals', 'Goals of the year, up to three of the quarter, their owners'],
      ['Key Results', 'Up to 15, with kind, start, target, source, owner, weight and date'],
      ['Weekly Values', '13 weeks of values and confidence'],
      ['Scores', 'A score for each key result, goal and the quarter, week by week, with a chart'],
      ['Import', 'For the CSV of the free demo'],
      ['Example', 'Two goals of a joinery after six weeks'],
    ],
    notes: [
      'Score: (value - start) / (target - start), between 0 and 1. A goal is the weighted mean of its key results that have a value.',
      'A key result that is simply done or not has 0 or 1 as its value. To pace: score less the share of the 13 weeks gone by at its last value.',
    ],
    made: [goalsSheet, keyResultsSheet, weeklySheet, scoresSheet, imports, exampleSheet],
  });

/** Key results below their heads, wherever these stand. */
function imports(book: Book): void {
  const lead = `${HOW_TO_PASTE} Then copy the block on the right and paste its values into Key Results, cell C8.`;
  const area = { columns: 8, rows: 20 };
  const sheet = importSheet(book, { ...area, lead, widths: [8, 40, 9, 10, 10, 12, 12, 10] });
  sheet.section('J6', 'Ready to copy: J8 to Q22', 8);
  const heads = ['Goal', 'Key result', 'Kind', 'Start', 'Target', 'Source', 'Owner', 'Weight'];
  sheet.row('J7', heads, 'head.center');
  for (let n = 1; n <= KEY_RESULTS; n++) {
    const row = 7 + n;
    const take = (heading: string) => {
      const found = pasted('Key result', heading, n, area);
      return `=IFERROR(IF(${found}="","",${found}),"")`;
    };
    const values = heads.map((head) => (head === 'Source' || head === 'Owner' ? '' : take(head)));
    sheet.row(
      `J${row}`,
      [`=IF(K${row}="","",1)`, ...values.slice(1)],
      ['calc.center', 'calc', 'calc.center'],
    );
  }
}
