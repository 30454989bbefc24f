import { PALETTE } from '@/lib/kernel/palette';
import type { Book } from '../../sheet/book';
import { shown, asked } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import type { Mark } from '../../sheet/styles';
import { indexes } from '../../sheet/table';
import {
  CHOSEN_HERE,
  FIXES,
  KPIS,
  LINES,
  SHOWN,
  ofKpi,
  shareOf,
  statusMarks,
  trendText,
  unitOf,
  upperTarget,
  valueOf,
} from './layout';

/** How many weeks its chart shows, and how many fixes stand below. */
const RECENT = 26;
const MOST_FIXES = 8;
const HELPERS = 9;
const TABLE = 35;
const SLIVER = 0.01;

/**
 * One KPI on one page: what it is, its weeks with target and limit, and its fixes. Print it once for each
 * number.
 */
export function kpiPageSheet(book: Book): void {
  const sheet = page(book, 'KPI Page', {
    lead: 'Type the number of a KPI, and print the page: one for each KPI that you talk about.',
    to: 'H',
    widths: [2, 10, 16, 26, 14, 16, 16, 16, 3, 9, 9, 9, 9, 9],
    area: `A1:H${TABLE + MOST_FIXES}`,
    pages: 1,
    rowHeight: 14,
    tab: 'read',
  });
  sheet.row('B4', ['KPI no.', undefined], ['text.bold', 'input.center']);
  sheet.allow(CHOSEN_HERE, { number: [1, KPIS], whole: true });
  sheet.named('KPI_on_page', 'C4');
  const number = asked(CHOSEN_HERE, [1, KPIS], '1');
  const of = (column: string) => ofKpi(column, '$J$7');
  const line = (column: string) => `INDEX(Dashboard!$${column}$${LINES}:$${column}$${LINES + KPIS - 1},$J$7)`;
  sheet.row('J7', [`=${number}`, `=${unitOf('$J$7')}`], 'note');
  sheet.section('B6', `=IF(${of('D')}="","KPI "&$J$7&" isn’t used",${of('D')})`, 7, 26);
  sheet.row('B7', ['', 'Team', 'Definition', 'Owner', 'Target', 'Limit', 'Status'], 'head.center');
  const facts = [shown(of('C')), shown(of('E')), shown(of('G')), line('G'), line('H'), line('I')];
  sheet.row(
    'B8',
    ['', ...facts.map((fact) => `=${fact}`)],
    ['calc', 'calc.center', 'calc.wrap', 'calc.center'],
  );
  sheet.height(8, 30);
  for (const [mark, rule] of Object.entries(statusMarks('$H$8'))) sheet.mark('H8', rule, mark as Mark);
  const trend = (column: string, weeks: number) =>
    `IF(ISNUMBER(${line(column)}),"Trend over ${weeks} weeks: "&${trendText(line(column), shareOf('$J$7'))}&".   ","")`;
  const dashed = `IF(${line('G')}="","","Dashed: target "&${line('G')}&".")`;
  const axis = `"   The axis"&IF($K$7=100," is in percent and","")&" may not start at 0."`;
  sheet.wide('B10:H10', `=${trend('J', 4)}&${trend('K', 12)}&${dashed}&${axis}`, 'text');
  sheet.row(`J${HELPERS - 1}`, ['Week', 'Value', 'Drawn', 'Target', 'Upper target'], 'note');
  const target = `IF(ISNUMBER(${of('I')}),${of('I')}*$K$7,0)`;
  for (const back of indexes(RECENT)) {
    const row = HELPERS + back;
    const value = valueOf(`$J${row}`, '$J$7');
    sheet.row(
      `J${row}`,
      [
        `=IF(${SHOWN}<=${RECENT},${back + 1},${SHOWN}-${RECENT - 1 - back})`,
        `=IF($J${row}>${SHOWN},"",IF(ISNUMBER(${value}),${value}*$K$7,""))`,
        // A value of 0 is drawn as a sliver; only a missing one is nothing.
        `=IF(K${row}=0,MAX($K$${HELPERS}:$M$${HELPERS + RECENT - 1})*${SLIVER},K${row})`,
        `=${target}`,
        // A line without values would be drawn at 0: where there is one target, both lines are there.
        `=IF(ISNUMBER(${upperTarget(of)}),${of('K')}*$K$7,M${row})`,
      ],
      'note',
    );
  }
  const range = (column: string) => `'KPI Page'!$${column}$${HELPERS}:$${column}$${HELPERS + RECENT - 1}`;
  sheet.chart('B12', {
    kind: 'columns',
    title: `One KPI, the last ${RECENT} weeks, with its target`,
    untitled: true,
    series: [{ name: `'KPI Page'!$K$${HELPERS - 1}`, values: range('L') }],
    line: ['M', 'N'].map((column) => ({
      name: `'KPI Page'!$${column}$${HELPERS - 1}`,
      values: range(column),
      color: PALETTE.brass.DEFAULT,
    })),
    legend: 'in cells',
    categories: range('J'),
    size: [860, 380],
  });
  fixes(book.sheets.at(-1)!);
}

function fixes(sheet: Book['sheets'][number]): void {
  sheet.section(`B${TABLE - 2}`, 'Its fixes, the latest last', 7);
  sheet.row(`B${TABLE - 1}`, ['Week', 'Value then', 'Fix', '', 'Owner', 'By', 'Done?'], 'head.center');
  const column = (name: string) => `Fixes!$${name}$${FIXES.first}:$${name}$${FIXES.last}`;
  const rows = `(ROW(${column('D')})-${FIXES.first - 1})`;
  for (const index of indexes(MOST_FIXES)) {
    const row = TABLE + index;
    const own = `(${column('D')}=$J$7)*${rows}`;
    const count = `SUMPRODUCT((${column('D')}=$J$7)*1)`;
    // The last so many, from the earliest of them on.
    const nth = `SUMPRODUCT(LARGE(${own},MIN(${MOST_FIXES},${count})-${index}))`;
    const take = (name: string) =>
      `=IF(${index}>=MIN(${MOST_FIXES},${count}),"",${shown(`INDEX(${column(name)},${nth})`)})`;
    sheet.row(`B${row}`, [take('C'), take('F')], 'calc.center');
    sheet.wide(`D${row}:E${row}`, take('G'), 'calc', 18);
    sheet.row(
      `F${row}`,
      [take('H'), take('I'), take('J')],
      ['calc.center', 'calc.day.center', 'calc.center'],
    );
  }
}
