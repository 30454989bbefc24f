import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { WEEKS, KEY_RESULTS, UPDATES, updateRow, keyResult, shown } from './layout';

/** A line for each week and key result: the three things that an owner writes stand side by side. */
export function updatesSheet(book: Book): void {
  const lead =
    'Each Thursday: the value, how sure you are of the target from 1 to 10, and one line on what moved it or stands in the way. No value? Leave it empty.';
  const sheet = page(book, 'Updates', {
    lead,
    to: 'I',
    widths: [2, 7, 11, 5, 38, 16, 12, 12, 64],
    freeze: `G${UPDATES.first}`,
    repeat: `${UPDATES.first - 1}:${UPDATES.first - 1}`,
    tab: 'type',
  });
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
  sheet.allow(range('G'), ANY_NUMBER);
  sheet.allow(range('H'), { number: [1, 10], whole: true });
  sheet.mark(range('B', 'F'), `=$D${UPDATES.first}=1`, 'group');
  sheet.mark(range('H'), `=AND(ISNUMBER($H${UPDATES.first}),$H${UPDATES.first}<=4)`, 'poor');
}
