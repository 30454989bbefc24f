import type { Sheet } from '../../sheet/sheet';
import { STATEMENTS } from './statements';

/** Where the sorted list begins, and how many of it are marked; and the lines that it sorts. */
export const SORTED = 11;
const WIDEST = 5;
const FIRST = SORTED + STATEMENTS.length + 4;
export const EACH = { first: FIRST, last: FIRST + STATEMENTS.length - 1 };

/** All statements, the widest gap first, with a chart. */
export function sortedList(sheet: Sheet): void {
  sheet.section(`B${SORTED - 4}`, 'The widest gap first', 13, 24);
  const of = (column: string) => `$${column}$${EACH.first}:$${column}$${EACH.last}`;
  const distances = of('L');
  const highest = `INDEX(${of('C')},MATCH(MAX(${distances}),${distances},0))`;
  sheet.wide(
    `B${SORTED - 3}:N${SORTED - 3}`,
    'Talk about the two widest, plus one where you’re furthest above the others. The five marked ones are enough for a quarter.',
    'text',
    18,
  );
  sheet.wide(
    `B${SORTED - 2}:N${SORTED - 2}`,
    `=IF(COUNT(${distances})=0,"",IF(MAX(${distances})<=0,"You are above the others in no statement.","You are furthest above the others here: "&${highest}))`,
    'text.bold',
    18,
  );
  sheet.row(`B${SORTED - 1}`, ['Place', 'Statement, in short', 'Gap', 'Spread', 'Mean'], 'head.center');
  STATEMENTS.forEach((_, index) => {
    const row = SORTED + index;
    const take = (column: string) => `=IFERROR(INDEX(${of(column)},MATCH(${index + 1},${of('M')},0)),"")`;
    sheet.height(row, 20);
    sheet.row(
      `B${row}`,
      [take('M'), take('P'), take('I'), take('F'), take('E')],
      ['calc.center', 'calc', 'calc.center', 'calc.two.center'],
    );
  });
  sheet.mark(`B${SORTED}:F${SORTED + WIDEST - 1}`, `=AND(ISNUMBER($D${SORTED}),$D${SORTED}>0)`, 'fair');
  sheet.chart(`H${SORTED - 1}`, {
    kind: 'bars',
    title: 'Gap of each statement, on the scale from 0 to 3',
    series: [{ name: `Alignment!$D$${SORTED - 1}`, values: `Alignment!$D$${SORTED}:$D$${SORTED + 15}` }],
    categories: `Alignment!$C$${SORTED}:$C$${SORTED + 15}`,
    size: [660, 396],
    format: '0',
    min: 0,
    max: 3,
  });
  // What the sorted list calls the statements; printed with the list, not here.
  STATEMENTS.forEach(({ short }, index) => sheet.put(`P${EACH.first + index}`, short, 'note'));
  sheet.hideColumns('P');
}
