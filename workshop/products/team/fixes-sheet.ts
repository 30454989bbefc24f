import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { WEEKS, KPIS, FIRST, LAST, FROM, TO, valueColumn, SHOWN, FIXES, shown } from './layout';

/** Every missed target, with what is done about it. */
export function fixesSheet(book: Book): void {
  const { first, last } = FIXES;
  const lead =
    'For each missed target a line: the week, the number of the KPI, what is done, by whom, by which day. Write yes when it is done.';
  const sheet = page(book, 'Fixes', {
    lead,
    to: 'K',
    widths: [2, 5, 8, 8, 34, 10, 54, 16, 12, 9, 16, 9],
    freeze: `G${first}`,
    pages: 1,
    tab: 'type',
  });
  const heads = [
    'No.',
    'Week',
    'KPI no.',
    'KPI',
    'Value then',
    'Fix',
    'Owner',
    'By',
    'Done?',
    'Look at',
    'Overdue',
  ];
  sheet.row(`B${first - 1}`, heads, 'head.center');
  for (let row = first; row <= last; row++) {
    const values = `'Weekly Values'!$D$${FROM}:$${valueColumn(KPIS - 1)}$${TO}`;
    const then = `INDEX(${values},$C${row},$D${row})`;
    const late = `AND(J${row}<>"yes",ISNUMBER(KPIs!$E$5),${SHOWN}>0,I${row}<KPIs!$E$5+7*(${SHOWN}-1)+4)`;
    const look = firstOf([
      [`G${row}=""`, 'What is the fix?'],
      [`H${row}=""`, 'Who does it?'],
      [`I${row}=""`, 'By when?'],
      [late, 'overdue'],
]);
    sheet.row(
      `B${row}`,
      [
        row - first + 1,
        undefined,
        undefined,
        `=IF(D${row}="","",${shown(`INDEX(KPIs!$D$${FIRST}:$D$${LAST},D${row})`)})`,
        `=IF(COUNT(C${row}:D${row})<2,"",IF(ISNUMBER(${then}),${then},"missing"))`,
        undefined,
        undefined,
        undefined,
        undefined,
        `=IF(AND(D${row}="",G${row}=""),"",${look})`,
        `=IF(K${row}="overdue",COUNT(L$${first - 1}:L${row - 1})+1,"")`,
      ],
      [
        'calc.center',
        'input.center',
        'input.center',
        'calc',
        'calc.center',
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
  sheet.allow(`D${first}:D${last}`, { number: [1, KPIS], whole: true });
  sheet.allow(`I${first}:I${last}`, ANY_DAY);
  sheet.allow(`J${first}:J${last}`, YES_OR_NO);
  sheet.mark(`J${first}:J${last}`, `=$J${first}="yes"`, 'good');
  sheet.mark(`K${first}:K${last}`, `=$K${first}="overdue"`, 'poor');
  sheet.mark(`K${first}:K${last}`, `=AND($K${first}<>"",$K${first}<>"overdue")`, 'fair');
}
