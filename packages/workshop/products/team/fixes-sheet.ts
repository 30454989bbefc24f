import type { Book } from '../../sheet/book';
import { firstOf, shown, todayBy, isTextual, ENTER_A_DATE } from '../../sheet/formulas';
import { askForToday, page } from '../../sheet/front';
import { ANY_DAY, YES_OR_NO } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow } from '../../sheet/warnings';
import { FIXES, KPIS, ofKpi, valueOf, WEEKS } from './layout';

const { first, last } = FIXES;
const THEN = valueOf('$C#', '$D#');
const LOOK_AT = firstOf([
  [isTextual('I#'), ENTER_A_DATE],
  ['G#=""', 'What is the fix?'],
  ['H#=""', 'Who does it?'],
  ['I#=""', 'By when?'],
  [`AND(J#<>"yes",I#<${todayBy('$I$5')})`, 'overdue'],
]);

const COLUMNS: Column[] = [
  numbers(5),
  { head: 'Week', width: 8, look: 'input.center', allow: { number: [1, WEEKS], whole: true } },
  { head: 'KPI no.', width: 8, look: 'input.center', allow: { number: [1, KPIS], whole: true } },
  {
    ...{ head: 'KPI', width: 34, look: 'calc' },
    value: `=IF(D#="","",${shown(ofKpi('D', 'D#'))})`,
  },
  {
    ...{ head: 'Value then', width: 10, look: 'calc.center' },
    value: `=IF(COUNT(C#:D#)<2,"",IF(ISNUMBER(${THEN}),${THEN},"missing"))`,
  },
  { head: 'Fix', width: 54, look: 'input.wrap' },
  { head: 'Owner', width: 16, look: 'input' },
  { head: 'By', width: 12, look: 'input.day.center', allow: ANY_DAY },
  { head: 'Done?', width: 9, look: 'input.center', allow: YES_OR_NO, marks: { good: '=$J#="yes"' } },
  {
    ...{ head: 'Look at', width: 16, look: 'calc.center' },
    value: `=IF(AND(D#="",G#=""),"",${LOOK_AT})`,
    marks: { poor: '=$K#="overdue"', fair: '=AND($K#<>"",$K#<>"overdue")' },
  },
  {
    ...{ head: 'Overdue', width: 9, look: 'calc.center' },
    value: (_, _index, row) => `=IF(K#="overdue",COUNT(L$${first - 1}:L${row - 1})+1,"")`,
  },
];

/** So many fixes of the list are printed, on one page. */
const PRINTED = 40;

/** Every missed target, with what is done about it. */
export function fixesSheet(book: Book): void {
  const below = first + PRINTED;
  const sheet = page(book, 'Fixes', {
    lead: 'One line for each missed target: the week, the KPI’s number, the fix, who does it and by which day. Write yes when it’s done.',
    to: 'K',
    widths: [2, ...widthsOf(COLUMNS)],
    freeze: `G${first}`,
    area: `A1:K${below - 1}`,
    pages: 1,
    tab: 'type',
  });
  saysMoreBelow(sheet, 'B4:K4', `SUMPRODUCT((LEN($G$${below}:$G$${last})>0)*1)`);
  askForToday(sheet, 'H5', 'I5');
  table(sheet, {
    at: `B${first}`,
    columns: COLUMNS,
    lines: indexes(last - first + 1),
    filter: true,
    name: 'Fixes_list',
  });
}
