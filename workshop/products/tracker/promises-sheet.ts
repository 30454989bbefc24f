import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { PROMISES, SHOWN, WEEKS } from './layout';

const { first, last } = PROMISES;
const all = (column: string) => `$${column}$${first}:$${column}$${last}`;

/** What was agreed in the check-ins, and whether it was kept; counted by week at the right. */
export function promisesSheet(book: Book): void {
  const lead =
    'One name and one day for each. In the next check-in it was kept or it was not: yes or no, and no story.';
  const sheet = page(book, 'Promises', {
    lead,
    to: 'P',
    widths: [2, 5, 8, 54, 18, 12, 9, 18, 9, 3, 8, 10, 8, 10, 8, 12],
    freeze: `E${first}`,
    repeat: `${first - 1}:${first - 1}`,
    tab: 'type',
  });
  sheet.row(
    `B${first - 1}`,
    ['No.', 'Week', 'What was promised', 'By whom', 'By', 'Kept?', 'Look at', 'Open'],
    'head.center',
  );
  const friday = `'Key Results'!$E$5+7*(${SHOWN}-1)+4`;
  for (let row = first; row <= last; row++) {
    const late = `AND(F${row}<${friday},ISNUMBER('Key Results'!$E$5),${SHOWN}>0)`;
    const look = firstOf([
      [`E${row}=""`, 'By whom?'],
      [`F${row}=""`, 'By when?'],
      [`AND(G${row}="",${late})`, 'overdue'],
]);
    sheet.row(
      `B${row}`,
      [
        row - first + 1,
        ...Array<undefined>(5).fill(undefined),
        `=IF(D${row}="","",${look})`,
        `=IF(AND(D${row}<>"",G${row}=""),COUNT(I$${first - 1}:I${row - 1})+1,"")`,
      ],
      [
        'calc.center',
        'input.center',
        'input.wrap',
        'input',
        'input.day.center',
        'input.center',
        'calc.center',
        'calc.center',
      ],
    );
  }
  sheet.allow(`C${first}:C${last}`, { number: [1, WEEKS], whole: true });
  sheet.allow(`F${first}:F${last}`, ANY_DAY);
  sheet.allow(`G${first}:G${last}`, YES_OR_NO);
  sheet.mark(`G${first}:G${last}`, `=$G${first}="yes"`, 'good');
  sheet.mark(`G${first}:G${last}`, `=$G${first}="no"`, 'poor');
  sheet.mark(`H${first}:H${last}`, `=$H${first}="overdue"`, 'poor');
  sheet.mark(`H${first}:H${last}`, `=AND($H${first}<>"",$H${first}<>"overdue")`, 'fair');

  sheet.row(`K${first - 1}`, ['Week', 'Promised', 'Kept', 'Not kept', 'Open', 'Share kept'], 'head.center');
  for (let n = 1; n <= WEEKS + 1; n++) {
    const row = first + n - 1;
    const whole = n > WEEKS;
    const own = whole ? '' : `${all('C')},$K${row},`;
    const share = `=IF(M${row}+N${row}=0,"",M${row}/(M${row}+N${row}))`;
    const promised = `=COUNTIFS(${own}${all('D')},"?*")`;
    const marked = (what: string) => `=COUNTIFS(${own}${all('D')},"?*",${all('G')},"${what}")`;
    sheet.row(
      `K${row}`,
      [whole ? 'All' : n, promised, marked('yes'), marked('no'), `=L${row}-M${row}-N${row}`, share],
      whole
        ? [
            'total.center',
            'total.center',
            'total.center',
            'total.center',
            'total.center',
            'total.percent.center',
          ]
        : ['calc.center', 'calc.center', 'calc.center', 'calc.center', 'calc.center', 'calc.percent.center'],
    );
  }
  const advice = 'Under 70% kept, people promise too much. At 100%, too little.';
  sheet.wide(`K${first + WEEKS + 2}:P${first + WEEKS + 3}`, advice, 'note.wrap');
}
