import type { Book } from '../../sheet/book';
import { importSheet } from '../../sheet/import-sheet';

const ROWS = 20;

/** The demo's file has the frame of the workshop; what the room decides is typed into Results. */
export function imports(book: Book): void {
  const lead = `Then type or paste the values on the right where it says.`;
  const sheet = importSheet(book, { columns: 4, rows: ROWS, lead, widths: [24, 34, 26] });
  sheet.row('F7', ['From the demo', 'Value', 'Goes to'], 'head');
  const find = (heading: string) => `INDEX($B$8:$B$${7 + ROWS},MATCH("${heading}",$A$8:$A$${7 + ROWS},0))`;
  const day = find('Day');
  const parts = [`LEFT(${day},4)`, `MID(${day},6,2)`, `MID(${day},9,2)`].map((part) => `VALUE(${part})`);
  const number = (heading: string) => `IF(${find(heading)}="","",${find(heading)})`;
  const lines: [string, string, string, 'calc' | 'calc.date.left' | 'calc.time.left' | 'calc.left'][] = [
    ['Workshop', `IF(${find('Workshop')}="","",${find('Workshop')})`, 'Results, cell D5', 'calc'],
    ['Day', `IF(ISNUMBER(${day}),${day},DATE(${parts.join(',')}))`, 'Results, cell D6', 'calc.date.left'],
    [
      'Begins at',
      `IF(ISNUMBER(${find('Begins at')}),${find('Begins at')},VALUE(${find('Begins at')}))`,
      'Timer, cell E5',
      'calc.time.left',
    ],
    ['Length in minutes', number('Length in minutes'), 'Timer, cell E6', 'calc.left'],
    ['People', number('People'), 'Timer, cell E7', 'calc.left'],
  ];
  lines.forEach(([label, formula, where, style], index) =>
    sheet.row(`F${8 + index}`, [label, `=IFERROR(${formula},"")`, where], ['label', style, 'label']),
  );
}
