import { CHECK_INS } from '@/lib/tools/rules/check-ins';
import type { Book } from '../../sheet/book';
import { firstOf, todayBy, isTextual, ENTER_A_DATE } from '../../sheet/formulas';
import { askForToday, page } from '../../sheet/front';
import { ANY_DAY, YES_OR_NO } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow } from '../../sheet/warnings';
import { FIRST_DAY, PROMISES, TODAY, WEEKS } from './layout';

const { first, last } = PROMISES;
const all = (column: string) => `$${column}$${first}:$${column}$${last}`;
const LATE = `F#<${todayBy(TODAY)}`;
/** Not within the quarter or two weeks of it: the year may be another one. */
const ELSEWHEN = `IF(ISNUMBER(${FIRST_DAY}),OR(F#<${FIRST_DAY}-14,F#>${FIRST_DAY}+${7 * CHECK_INS + 14}),FALSE)`;
const LOOK_AT = firstOf([
  [isTextual('F#'), ENTER_A_DATE],
  ['E#=""', 'By whom?'],
  ['F#=""', 'By when?'],
  [`AND(G#="",${ELSEWHEN})`, 'In "&YEAR(F#)&"?'],
  [`AND(G#="",${LATE})`, 'overdue'],
]);

const COLUMNS: Column[] = [
  numbers(5),
  { head: 'Week', width: 7, look: 'input.center', allow: { number: [1, WEEKS], whole: true } },
  { head: 'What was promised', width: 44, look: 'input.wrap', ask: 'Something that one can see is done.' },
  { head: 'By whom', width: 13, look: 'input', ask: 'One name.' },
  { head: 'By', width: 12, look: 'input.day.center', allow: ANY_DAY },
  {
    head: 'Kept?',
    width: 8,
    look: 'input.center',
    allow: YES_OR_NO,
    marks: { good: '=$G#="yes"', poor: '=$G#="no"' },
  },
  {
    head: 'Look at',
    width: 13,
    look: 'calc.center',
    value: `=IF(D#="","",${LOOK_AT})`,
    marks: { poor: '=$H#="overdue"', fair: '=AND($H#<>"",$H#<>"overdue")' },
  },
  {
    head: 'Open',
    width: 7,
    look: 'calc.center',
    value: '=IF(AND(D#<>"",G#=""),IF(ISNUMBER(F#),F#,99999)+ROW()/1000,"")',
  },
];

/** How many of one week, and below the weeks of all. */
const counted = (more: string) => ({
  week: `=COUNTIFS(${all('C')},$K#,${more})`,
  whole: `=COUNTIFS(${more})`,
});
const COUNTS = [
  { head: 'Promised', width: 10, ...counted(`${all('D')},"?*"`) },
  { head: 'Kept', width: 6, ...counted(`${all('D')},"?*",${all('G')},"yes"`) },
  { head: 'Not kept', width: 9, ...counted(`${all('D')},"?*",${all('G')},"no"`) },
];
const OPEN = '=L#-M#-N#';
const SHARE = '=IF(M#+N#=0,"",M#/(M#+N#))';

const BY_WEEK: Column[] = [
  { head: 'Week', width: 6, look: 'calc.center', value: (week) => week + 1, total: ['All', 'total.center'] },
  ...COUNTS.map(({ head, width, week, whole }): Column => ({
    head,
    width,
    look: 'calc.center',
    value: week,
    total: [whole, 'total.center'],
  })),
  { head: 'Open', width: 6, look: 'calc.center', value: OPEN, total: [OPEN, 'total.center'] },
  {
    head: 'Share kept',
    width: 11,
    look: 'calc.percent.center',
    value: SHARE,
    total: [SHARE, 'total.percent.center'],
  },
];

/** So many promises of the list are printed, on one page. */
const PRINTED = 40;

/** What was agreed in the check-ins, and whether it was kept; counted by week at the right. */
export function promisesSheet(book: Book): void {
  const sheet = page(book, 'Promises', {
    lead: 'One name and one day for each. At the next check-in, it’s yes or no, kept or not, and no story. Sort or filter the list as you like.',
    widths: [2, ...widthsOf(COLUMNS), 2, ...widthsOf(BY_WEEK)],
    sides: 0.3,
    rowHeight: 13,
    area: `A1:P${first + PRINTED - 1}`,
    pages: 1,
    freeze: `E${first}`,
    repeat: `${first - 1}:${first - 1}`,
    tab: 'type',
  });
  saysMoreBelow(sheet, 'B4:I4', `SUMPRODUCT((LEN($D$${first + PRINTED}:$D$${last})>0)*1)`);
  askForToday(sheet, 'E5', 'F5');
  table(sheet, {
    at: `B${first}`,
    columns: COLUMNS,
    lines: indexes(last - first + 1),
    filter: 'and sort',
    name: 'Promises_list',
    uncounted: 'B6:I6',
  });
  // For Overview only: the open ones by their days.
  sheet.hideColumns('I');
  table(sheet, { at: `K${first}`, columns: BY_WEEK, lines: indexes(WEEKS) });
  const advice = 'Under 70% kept, people are promising too much. At 100%, too little.';
  sheet.wide(`K${first + WEEKS + 2}:P${first + WEEKS + 3}`, advice, 'note.wrap');
}
