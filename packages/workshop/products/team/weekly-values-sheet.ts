import type { Book } from '../../sheet/book';
import { shown, dayAfter } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { ANY_NUMBER } from '../../sheet/rules';
import { indexes, numbers, table, widthsOf, type Column } from '../../sheet/table';
import { saysMoreBelow, warnOfTexts } from '../../sheet/warnings';
import { FROM, kpi, KPIS, NUMBER_CELLS, PRINTED, SHOWN, TO, valueColumn, WEEKS } from './layout';

const COLUMNS: Column[] = [
  { ...numbers(7), head: undefined },
  { width: 11, look: 'calc.day.center', value: (week) => `=${dayAfter('KPIs!$E$5', 7 * week)}` },
  ...indexes(KPIS).map((): Column => ({ width: 14, look: 'input.center', allow: ANY_NUMBER })),
];

/** A row for each week, a column for each KPI. */
export function weeklyValuesSheet(book: Book): void {
  const sheet = page(book, 'Weekly Values', {
    lead: 'One value a week for each KPI, from its owner. Leave it empty if you don’t know it: it shows as missing and never counts as 0.',
    to: valueColumn(KPIS - 1),
    widths: [2, ...widthsOf(COLUMNS)],
    freeze: `D${FROM}`,
    area: `A1:${valueColumn(KPIS - 1)}${FROM + PRINTED - 1}`,
    pages: 1,
    tab: 'type',
  });
  warnOfTexts(sheet, `B4:${valueColumn(KPIS - 1)}4`, NUMBER_CELLS);
  const below = `$D$${FROM + PRINTED}:$${valueColumn(KPIS - 1)}$${TO}`;
  saysMoreBelow(
    sheet,
    `B5:${valueColumn(KPIS - 1)}5`,
    `SUMPRODUCT(MAX((${below}<>"")*$B$${FROM + PRINTED}:$B$${TO}))`,
    PRINTED,
  );
  const ofKpis = (column: string) => indexes(KPIS).map((index) => `=${shown(kpi(column, index))}`);
  sheet.row(
    `B${FROM - 2}`,
    ['Week', 'From', ...ofKpis('D')],
    ['head.center', 'head.center', 'head.center.wrap'],
  );
  sheet.height(FROM - 2, 42);
  sheet.row(`B${FROM - 1}`, ['', 'Owner', ...ofKpis('G')], 'calc.center');
  table(sheet, { at: `B${FROM}`, columns: COLUMNS, lines: indexes(WEEKS), name: 'Weekly_values' });
  sheet.mark(`B${FROM}:C${TO}`, `=$B${FROM}=${SHOWN}`, 'bar');
}
