import { asked } from '../../sheet/formulas';
import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { warnOfTexts } from '../../sheet/warnings';
import type { Sheet } from '../../sheet/sheet';
import { BELOW_CHARTS, CHARTS, dashboardCharts } from './dashboard-charts';
import { kpiLines, teamLines } from './dashboard-lines';
import { NUMBER_CELLS, WEEKS, TEAMS, FROM, KPIS, WEEK_NUMBERS, OVERDUE, FIXES } from './layout';

/**
 * The page for the check-in: what is overdue, each KPI, each team; then, on a page of their own, charts of
 * the scores and of one KPI.
 */
export function dashboardSheet(book: Book): void {
  const lead =
    'Type another week to look back. Status: on target; drifting (between target and limit, or about to miss the target); missed (past the limit); missing (no value this week).';
  const sheet = page(book, 'Dashboard', {
    lead,
    to: 'L',
    widths: [2, 5, 16, 34, 14, 11, 15, 11, 13, 11, 12, 18, 3, 8, ...Array<number>(2 * TEAMS).fill(10)],
    area: `A1:L${BELOW_CHARTS}`,
    sides: 1,
    freeze: 'A5',
    tab: 'read',
  });
  sheet.row('D4', ['Week to read; empty for the latest', undefined], ['text.right.bold', 'input.center']);
  sheet.allow('E4', { number: [1, WEEKS], whole: true });
  sheet.named('Week_to_read', 'E4');
  const values = `'Weekly Values'!$D$${FROM}:$M$${FROM + WEEKS - 1}`;
  sheet.row(
    'D5',
    ['Week shown', `=${asked('E4', [1, WEEKS], `SUMPRODUCT(MAX(ISNUMBER(${values})*${WEEK_NUMBERS}))`)}`],
    ['text.right', 'calc.center.bold'],
  );
  sheet.row(
    'D6',
    ['KPI in the chart, 1 to 10; empty for the first to talk about', undefined],
    ['text.right', 'input.center'],
  );
  sheet.allow('E6', { number: [1, KPIS], whole: true });
  sheet.named('KPI_in_chart', 'E6');
  warnOfTexts(sheet, 'F4:L4', NUMBER_CELLS);
  overdue(sheet);
  kpiLines(sheet);
  teamLines(sheet);
  sheet.breakBefore(CHARTS);
  dashboardCharts(sheet);
}

function overdue(sheet: Sheet): void {
  const { first, count } = OVERDUE;
  sheet.section(`B${first - 2}`, 'Overdue fixes', 11);
  sheet.row(`B${first - 1}`, ['No.', 'KPI', '', 'Owner', 'By', 'Fix', '', '', '', '', ''], 'head');
  const column = (name: string) => `Fixes!$${name}$${FIXES.first}:$${name}$${FIXES.last}`;
  for (let index = 0; index < count; index++) {
    const take = (name: string) => `=IFERROR(INDEX(${column(name)},MATCH(${index + 1},${column('L')},0)),"")`;
    const row = first + index;
    sheet.put(`B${row}`, index + 1, 'calc.center');
    sheet.wide(`C${row}:D${row}`, take('E'), 'calc', 18);
    sheet.row(`E${row}`, [take('H'), take('I')], ['calc', 'calc.day.center']);
    sheet.wide(`G${row}:L${row}`, take('G'), 'calc', 18);
  }
  sheet.mark(`B${first}:L${first + count - 1}`, `=$F${first}<>""`, 'poor');
  const more = `MAX(${column('L')})`;
  sheet.put(
    `B${first + count}`,
    `=IF(${more}>${count},"and "&(${more}-${count})&" more on the sheet Fixes",IF(${more}=0,"None.",""))`,
    'note',
  );
}
