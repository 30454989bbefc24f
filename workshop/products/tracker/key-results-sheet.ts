import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { GOALS, GOAL_ROW, FIRST, LAST } from './layout';

/** The goals, and the key results that belong to them. */
export function keyResultsSheet(book: Book): void {
  const lead =
    'Nine at most are read each week; there is room for 15. Kind: rise (more is better) or fall (less is better). Leave the weight empty for 1.';
  const sheet = page(book, 'Key Results', {
    lead,
    to: 'K',
    widths: [2, 5, 8, 44, 16, 9, 11, 11, 9, 26, 36],
    pages: 1,
    freeze: `E${FIRST}`,
    tab: 'type',
  });
  sheet.put('D5', 'First day of week 1', 'text.right.bold');
  sheet.put('E5', undefined, 'input.date.center');
  sheet.allow('E5', ANY_DAY);
  sheet.row(`B${GOAL_ROW - 1}`, ['', 'Goal', 'In one sentence', '', '', '', ''], 'head');
  for (let index = 0; index < GOALS; index++) {
    sheet.put(`C${GOAL_ROW + index}`, index + 1, 'calc.center');
    sheet.wide(`D${GOAL_ROW + index}:H${GOAL_ROW + index}`, '', 'input', 18);
  }
  const heads = [
    'No.',
    'Goal',
    'Key result',
    'Owner',
    'Kind',
    'Start',
    'Target',
    'Weight',
    'Source',
    'Look at',
  ];
  sheet.row(`B${FIRST - 1}`, heads, 'head.center');
  for (let row = FIRST; row <= LAST; row++) {
    const missing = [
      [`C${row}=""`, 'goal'],
      [`E${row}=""`, 'owner'],
      [`F${row}=""`, 'kind'],
      [`COUNT(G${row}:H${row})<2`, 'start and target'],
      [`J${row}=""`, 'source'],
    ].reduceRight((rest, [when, what]) => `IF(${when},"Missing: ${what}",${rest})`, '""');
    const wrong = `OR(AND(F${row}="rise",H${row}<=G${row}),AND(F${row}="fall",H${row}>=G${row}))`;
    const look = `IF(AND(COUNT(G${row}:H${row})=2,${wrong}),"Start and target go the other way",${missing})`;
    sheet.row(
      `B${row}`,
      [row - FIRST + 1, ...Array<undefined>(8).fill(undefined), `=IF(D${row}="","",${look})`],
      [
        'calc.center',
        'input.center',
        'input.wrap',
        'input',
        'input.center',
        'input',
        'input',
        'input.center',
        'input.wrap',
        'note',
      ],
    );
    sheet.height(row, 28);
  }
  sheet.allow(`C${FIRST}:C${LAST}`, { number: [1, GOALS], whole: true });
  sheet.allow(`F${FIRST}:F${LAST}`, { oneOf: ['rise', 'fall'] });
  sheet.allow(`G${FIRST}:H${LAST}`, ANY_NUMBER);
  sheet.allow(`I${FIRST}:I${LAST}`, { number: [0, 100] });
  sheet.mark(`K${FIRST}:K${LAST}`, `=$K${FIRST}<>""`, 'fair');
}
