import type { Book } from '../../sheet/book';
import { heading } from '../../sheet/front';
import { TOOL, WEEKS, KPIS, kpi, FROM, TO, valueColumn, SHOWN, shown } from './layout';

/** A row for each week, a column for each KPI. */
export function weeklyValuesSheet(book: Book): void {
  const sheet = book.sheet('Weekly Values', {
    widths: [2, 7, 11, ...Array<number>(KPIS).fill(14)],
    landscape: true,
    freeze: `D${FROM}`,
    repeat: `${FROM - 2}:${FROM - 1}`,
    tab: '123B63',
  });
  const lead =
    'One value a week for each KPI, by its owner. What is not known stays empty: it is shown as missing and never counts as 0.';
  heading(sheet, TOOL, 'Weekly Values', lead, valueColumn(KPIS - 1), 18);
  const indices = Array.from({ length: KPIS }, (_, index) => index);
  sheet.row(
    `B${FROM - 2}`,
    ['Week', 'From', ...indices.map((index) => `=${shown(kpi('D', index))}`)],
    ['head.center', 'head.center', 'head.center.wrap'],
  );
  sheet.height(FROM - 2, 42);
  sheet.row(
    `B${FROM - 1}`,
    ['', 'Owner', ...indices.map((index) => `=${shown(kpi('G', index))}`)],
    'calc.center',
  );
  for (let week = 1; week <= WEEKS; week++) {
    const day = `=IF(KPIs!$E$5="","",KPIs!$E$5+${7 * (week - 1)})`;
    sheet.row(
      `B${FROM + week - 1}`,
      [week, day, ...indices.map(() => undefined)],
      ['calc.center', 'calc.day.center', 'input.center'],
    );
  }
  sheet.breakBefore(FROM + 26);
  sheet.allow(`D${FROM}:${valueColumn(KPIS - 1)}${TO}`, { number: [-1e12, 1e12] });
  sheet.mark(`B${FROM}:C${TO}`, `=$B${FROM}=${SHOWN}`, 'bar');
}
