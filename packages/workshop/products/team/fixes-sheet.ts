import { type Book } from '../../sheet/book';
import { ENTER_A_DATE, firstOf, isTextual, todayBy } from '../../sheet/formulas';
import { askForToday, page } from '../../sheet/front';
import { ANY_DAY, YES_OR_NO } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { inUnit } from '../okr/percents';
import { FIXES, shareOf, valueOf, WEEKS } from './layout';
import { numberOf, PICK_A_KPI } from './new-targets-sheet';

const { first, last } = FIXES;
const THEN = valueOf('$C#', '$D#');
const PAST = `I#<${todayBy('$I$5')}`;
/** A fix without an owner is overdue all the same; one with a text for its day has none. */
const OVER = `J#<>"yes",ISNUMBER(I#),${PAST}`;
const FIX_LOOK_AT = firstOf([
  [isTextual('I#'), ENTER_A_DATE],
  ['E#=""', 'Which KPI?'],
  ['D#=""', 'This KPI isn’t in KPIs'],
  ['G#=""', 'What is the fix?'],
  ['H#=""', 'Who does it?'],
  ['I#=""', 'By when?'],
  [`AND(J#<>"yes",${PAST})`, 'overdue'],
  ['C#=""', 'Which week?'],
]);

/** How many are overdue for longer, or as long and above. */
const overdueBefore = (() => {
  const [days, done, says] = ['I', 'J', 'K'].map((column) => `$${column}$${first}:$${column}$${last}`);
  const over = `ISNUMBER(${days})*(LEN(${says})>0)*(${done}<>"yes")*(${days}<${todayBy('$I$5')})`;
  return `SUMPRODUCT(${over}*((${days}<I#)+(${days}=I#)*(ROW(${days})<ROW())))`;
})();

const FIX_COLUMNS: Column[] = [
  numbers(4),
  { head: 'Week', width: 6, look: 'input.center', allow: { number: [1, WEEKS], whole: true } },
  { head: 'KPI no.', width: 7, look: 'calc.center', value: `=${numberOf('E#')}` },
  { head: 'KPI', width: 25, look: 'input.shrink', allow: PICK_A_KPI },
  {
    head: 'Value then',
    width: 9,
    look: 'calc.center',
    value: `=IF(COUNT(C#:D#)<2,"",IF(ISNUMBER(${THEN}),${inUnit(shareOf('D#'), THEN)},"missing"))`,
  },
  { head: 'Fix', width: 32, look: 'input.wrap', allow: { letters: 120 } },
  { head: 'Owner', width: 10, look: 'input.shrink' },
  { head: 'By', width: 10, look: 'input.day.center', allow: ANY_DAY },
  { head: 'Done?', width: 6.5, look: 'input.center', allow: YES_OR_NO, marks: { good: '=$J#="yes"' } },
  {
    head: 'Look at',
    width: 13,
    look: 'calc.center',
    value: `=IF(LEN(C#&E#&G#&H#&I#)=0,"",${FIX_LOOK_AT})`,
    marks: { poor: '=$K#="overdue"', fair: '=AND($K#<>"",$K#<>"overdue")' },
  },
  {
    head: 'Overdue',
    width: 9,
    look: 'calc.center',
    value: `=IF(AND(K#<>"",${OVER}),1+${overdueBefore},"")`,
  },
];

/** Every missed target, with what is done about it. */
export function fixesSheet(book: Book): void {
  const sheet = page(book, 'Fixes', {
    lead: 'One line for each missed target: the week, the KPI, the fix, who does it and by which day. Write yes when it’s done.',
    to: 'K',
    widths: [2, ...widthsOf(FIX_COLUMNS)],
    sides: 0.3,
    rowHeight: 13,
    freeze: `G${first}`,
    area: `A1:K${last}`,
    portrait: true,
    pages: 1,
    tab: 'type',
  });
  askForToday(sheet, 'H5', 'I5');
  table(sheet, {
    at: `B${first}`,
    columns: FIX_COLUMNS,
    lines: indexes(last - first + 1),
    filter: true,
    name: 'Fixes_list',
    uncounted: 'B6:K6',
  });
}
