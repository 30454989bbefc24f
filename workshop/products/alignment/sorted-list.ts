import type { Sheet } from '../../sheet/sheet';
import { FIRST, LAST } from './layout';
import { STATEMENTS } from './statements';

/** Where the sorted list begins, and how many of it are marked. */
export const SORTED = 31;
const WIDEST = 5;

/** All statements below, the widest gap first, with a chart. */
export function sortedList(sheet: Sheet): void {
  sheet.breakBefore(SORTED - 5);
  sheet.section(`B${SORTED - 4}`, 'The widest gap first', 13);
  sheet.height(SORTED - 4, 24);
  const distances = `$L$${FIRST}:$L$${LAST}`;
  const highest = `INDEX($C$${FIRST}:$C$${LAST},MATCH(MAX(${distances}),${distances},0))`;
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
  const places = `$M$${FIRST}:$M$${LAST}`;
  STATEMENTS.forEach((_, index) => {
    const row = SORTED + index;
    const take = (column: string) =>
      `=IFERROR(INDEX($${column}$${FIRST}:$${column}$${LAST},MATCH(${index + 1},${places},0)),"")`;
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
    size: [660, 460],
    format: '0',
    min: 0,
    max: 3,
  });
  // What the sorted list calls the statements; printed with the list, not here.
  STATEMENTS.forEach(({ short }, index) => sheet.put(`P${FIRST + index}`, short, 'note'));
  sheet.hideColumns('P');
}
