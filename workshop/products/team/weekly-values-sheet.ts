import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { WEEKS, KPIS, kpi, FROM, TO, valueColumn, SHOWN, shown } from './layout';

/** A row for each week, a column for each KPI. */
export function weeklyValuesSheet(book: Book): void {
  const lead =
    'One value a week for each KPI, by its owner. What is not known stays empty: it is shown as missing and never counts as 0.';
  const sheet = page(book, 'Weekly Values', {
    lead,
    to: valueColumn(KPIS - 1),
    widths: [2, 7, 11, ...Array<number>(KPIS).fill(14)],
    freeze: `D${FROM}`,
    repeat: `${FROM - 2}:${FROM - 1}`,
    tab: 'type',
  });
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
  sheet.allow(`D${FROM}:${valueColumn(KPIS - 1)}${TO}`, ANY_NUMBER);
  sheet.mark(`B${FROM}:C${TO}`, `=$B${FROM}=${SHOWN}`, 'bar');
}
