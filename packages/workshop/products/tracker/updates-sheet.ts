import type { Book } from '../../sheet/book';
import { shown, dayAfter } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import { FIRST_DAY, KEY_RESULTS, keyResult, NUMBER_CELLS, UPDATES, WEEKS } from './layout';

const LINES = indexes(WEEKS).flatMap((week) => indexes(KEY_RESULTS).map((index) => ({ week, index })));

const COLUMNS: Column<(typeof LINES)[number]>[] = [
  { head: 'Week', width: 7, look: 'calc.center', value: ({ week }) => week + 1 },
  {
    ...{ head: 'Thursday', width: 11, look: 'calc.day.center' },
    value: ({ week }) => `=${dayAfter(FIRST_DAY, 7 * week + 3)}`,
  },
  { head: 'No.', width: 5, look: 'calc.center', value: ({ index }) => index + 1 },
  { head: 'Key result', width: 38, look: 'calc', value: ({ index }) => `=${shown(keyResult('D', index))}` },
  { head: 'Owner', width: 16, look: 'calc', value: ({ index }) => `=${shown(keyResult('E', index))}` },
  {
    head: 'Value',
    width: 12,
    look: 'input.center',
    allow: ANY_NUMBER,
    ask: 'As it stands today, without its unit; 1 for done.',
  },
  {
    head: 'Confidence',
    width: 12,
    look: 'input.center',
    allow: { number: [1, 10], whole: true },
    ask: 'That it reaches its target: 1 is hopeless, 10 is certain.',
  },
  { head: 'One line', width: 64, look: 'input.wrap', ask: 'What moved it, or what’s in the way.' },
];

/** A line for each week and key result: the three things that an owner writes stand side by side. */
export function updatesSheet(book: Book): void {
  const { first, last } = UPDATES;
  const sheet = page(book, 'Updates', {
    lead: 'Each Thursday: the value, how sure you are of the target from 1 to 10, and one line on what moved it or what’s in the way. No value? Leave it empty. To see or print only yours, filter Key result or Week.',
    widths: [2, ...widthsOf(COLUMNS)],
    freeze: `G${first}`,
    repeat: `${first - 1}:${first - 1}`,
    pages: 4,
    tab: 'type',
  });
  sheet.number(first, last);
  warnOfTexts(sheet, 'B4:I4', NUMBER_CELLS);
  table(sheet, { at: `B${first}`, columns: COLUMNS, lines: LINES, filter: true, name: 'Updates_list' });
  sheet.mark(`B${first}:F${last}`, `=$D${first}=1`, 'group');
  sheet.mark(`H${first}:H${last}`, `=AND(ISNUMBER($H${first}),$H${first}<=4)`, 'poor');
}
