import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import {
  FIRST,
  GOAL_ROW,
  GOALS,
  KEY_RESULTS,
  keyResult,
  LAST,
  shown,
  TOOL,
  UPDATES,
  updateRow,
  WEEKS,
} from './layout';

export function keyResultsSheet(book: Book): void {
  const sheet = book.sheet('Key Results', {
    widths: [2, 5, 8, 44, 16, 9, 11, 11, 9, 26, 36],
    landscape: true,
    pages: 1,
    freeze: `E${FIRST}`,
    tab: '123B63',
  });
  const lead =
    'Nine at most are read each week; there is room for 15. Kind: rise (more is better) or fall (less is better). Leave the weight empty for 1.';
  heading(sheet, TOOL, 'Key Results', lead, 'K', 18);
  sheet.put('D5', 'First day of week 1', 'text.right.bold');
  sheet.put('E5', undefined, 'input.date.center');
  sheet.allow('E5', { days: ['2020-01-01', '2099-12-31'] });
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
  sheet.allow(`G${FIRST}:H${LAST}`, { number: [-1e12, 1e12] });
  sheet.allow(`I${FIRST}:I${LAST}`, { number: [0, 100] });
  sheet.mark(`K${FIRST}:K${LAST}`, `=$K${FIRST}<>""`, 'fair');
}

/** A line for each week and key result: the three things that an owner writes stand side by side. */
export function updatesSheet(book: Book): void {
  const sheet = book.sheet('Updates', {
    widths: [2, 7, 11, 5, 38, 16, 12, 12, 64],
    landscape: true,
    freeze: `G${UPDATES.first}`,
    repeat: `${UPDATES.first - 1}:${UPDATES.first - 1}`,
    tab: '123B63',
  });
  const lead =
    'Each Thursday: the value, how sure you are of the target from 1 to 10, and one line on what moved it or stands in the way. No value? Leave it empty.';
  heading(sheet, TOOL, 'Updates', lead, 'I', 18);
  const heads = ['Week', 'Thursday', 'No.', 'Key result', 'Owner', 'Value', 'Confidence', 'One line'];
  sheet.row(`B${UPDATES.first - 1}`, heads, 'head.center');
  for (let week = 1; week <= WEEKS; week++) {
    if (week % 2 === 1 && week > 1) sheet.breakBefore(updateRow(week, 1));
    for (let index = 0; index < KEY_RESULTS; index++) {
      const day = `=IF('Key Results'!$E$5="","",'Key Results'!$E$5+${7 * (week - 1) + 3})`;
      sheet.row(
        `B${updateRow(week, index + 1)}`,
        [
          week,
          day,
          index + 1,
          `=${shown(keyResult('D', index))}`,
          `=${shown(keyResult('E', index))}`,
          undefined,
          undefined,
          undefined,
        ],
        [
          'calc.center',
          'calc.day.center',
          'calc.center',
          'calc',
          'calc',
          'input.center',
          'input.center',
          'input.wrap',
        ],
      );
    }
  }
  const range = (from: string, to = from) => `${from}${UPDATES.first}:${to}${UPDATES.last}`;
  sheet.allow(range('G'), { number: [-1e12, 1e12] });
  sheet.allow(range('H'), { number: [1, 10], whole: true });
  sheet.mark(range('B', 'F'), `=$D${UPDATES.first}=1`, 'bar');
  sheet.mark(range('H'), `=AND(ISNUMBER($H${UPDATES.first}),$H${UPDATES.first}<=4)`, 'poor');
}
