import type { Book } from '../../sheet/book';
import { dayAfter, shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, table, type Column } from '../../sheet/table';
import {
  KEPT,
  ONE_OF_THE_PAGES,
  ONE_OF_THE_PEOPLE,
  PAGE,
  pageShown,
  saysPage,
  type TASK,
  tasks,
  WEEKS,
} from './layout';

/** One week on a page for the wall: everybody's tasks or one person's. It has as many pages as it needs. */
export function oneWeekSheet(book: Book): void {
  const sheet = page(book, 'One Week', {
    lead: 'Type a week number and print its tasks: everybody’s, or those of the person you pick.',
    to: 'G',
    widths: [2, 6, 44, 16, 8, 8, 10],
    area: `A1:G${7 + PAGE}`,
    pages: 1,
    tab: 'read',
    portrait: true,
  });
  sheet.row(
    'B5',
    ['Week', 1, `=IF(ISNUMBER(C5),${dayAfter('Sprint!$D$5', '7*(C5-1)')},"")`, 'Who'],
    ['text.bold', 'input.center.bold', 'calc.date.center', 'text.right'],
  );
  sheet.allow('C5', { number: [1, WEEKS], whole: true });
  sheet.named('Week_to_print', 'C5');
  sheet.wide('F5:G5', '', 'input');
  sheet.allow('F5', ONE_OF_THE_PEOPLE, 'A name prints that person’s tasks alone. Empty: everybody’s.');
  sheet.named('Who_to_print', 'F5');
  sheet.row('B6', ['Page', undefined], ['text.bold', 'input.center.bold']);
  sheet.allow('C6', ONE_OF_THE_PAGES, `Only where a week has more than ${PAGE} tasks.`);
  sheet.named('Page_to_print', 'C6');
  const none = `IF(AND(LEN($F$5)>0,${IN_WEEK}=0),"No task of "&$F$5&" in this week","")`;
  sheet.wide('D6:G6', saysPage(ASKED_PAGE, IN_WEEK, none), 'text.bold');
  sheet.mark('D6:G6', '=LEN($D$6)>0', 'fair');
  table(sheet, { at: 'B8', columns: WEEK_COLUMNS, lines: indexes(PAGE), height: 17 });
  const asked = `ISNUMBER($C$5)*(${tasks('week')}=$C$5)*${KEPT}`;
  const ofWho = `((LEN($F$5)=0)+(${tasks('who')}=$F$5)>0)`;
  sheet.row('I5', [`=SUMPRODUCT(${asked}*${ofWho})`, 'tasks'], 'note');
  sheet.row('I6', [`=${pageShown('$C$6', IN_WEEK)}`, 'page'], 'note');
  const places: Column = { head: 'For sorting', look: 'note', value: placeOf(`${asked}*${ofWho}`) };
  table(sheet, { at: `${PLACE}8`, columns: [places], lines: indexes(PAGE), heads: 'note' });
}

/** Right of what is printed: how many tasks there are, and which page of them is shown. */
const [IN_WEEK, ASKED_PAGE] = ['$I$5', '$I$6'];
/** Below that: where each task stands in the list, since an inserted line has no number. */
const PLACE = 'I';
function placeOf(which: string) {
  const rows = `ROW(${tasks('week')})`;
  return (index: number) => {
    const number = `${PAGE}*(${ASKED_PAGE}-1)+${index + 1}`;
    return `=IF(${IN_WEEK}<${number},"",SUMPRODUCT(SMALL(${rows}-MIN(${rows})+1+1000*(1-${which}),${number})))`;
  };
}

const take = (column: keyof typeof TASK | 'number') =>
  `=IF($${PLACE}#="","",${shown(`INDEX(${tasks(column)},$${PLACE}#)`)})`;
const WEEK_COLUMNS: Column[] = [
  { head: 'No.', look: 'calc.center', value: take('number') },
  { head: 'Task', headLook: 'head', look: 'calc.shrink', value: take('title') },
  { head: 'Who', headLook: 'head', look: 'calc', value: take('who') },
  { head: 'Goal', look: 'calc.center', value: take('goal') },
  { head: 'Hours', look: 'calc.center', value: take('hours') },
  { head: 'Done', look: 'label', value: '' },
];
