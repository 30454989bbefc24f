import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { dayOf, REASONS, tasks, WEEKS } from './layout';

const WEEK_LIST = indexes(WEEKS).map((index) => index + 1);
const counted = (more: string) => `COUNTIFS(${tasks('week')},$B#,${more})`;
const COUNTED = counted(`${tasks('done')},"?*"`);
const COUNT_COLUMNS: Column[] = [
  { head: 'Week', width: 10, look: 'calc.center', value: (week) => week },
  {
    ...{ head: 'First day', width: 14, look: 'calc.day.center' },
    value: (week) => dayOf(week),
  },
  { head: 'Planned', width: 9, look: 'calc.center', value: `=${counted(`${tasks('title')},"?*"`)}` },
  { head: 'Finished', width: 9, look: 'calc.center', value: `=${counted(`${tasks('done')},"yes"`)}` },
  { head: 'Slipped', width: 9, look: 'calc.center', value: `=${counted(`${tasks('done')},"no"`)}` },
  { head: 'Dropped', width: 9, look: 'calc.center', value: `=${counted(`${tasks('done')},"dropped"`)}` },
  {
    ...{ head: 'Finished, %', width: 14, look: 'calc.percent.center' },
    value: `=IF(OR(${COUNTED}=0,D#=0),"",E#/D#)`,
  },
  {
    ...{ head: 'Last four weeks, %', width: 18, look: 'total.percent.center' },
    value: (_, _index, row) => {
      const sum = (column: string) => `SUM(${column}${Math.max(7, row - 3)}:${column}#)`;
      return `=IF(OR(${COUNTED}=0,${sum('D')}=0),"",${sum('E')}/${sum('D')})`;
    },
  },
];

export function fridaySheet(book: Book): void {
  const lead =
    'Nothing to fill in: it counts what 12 Weeks says is done. What was dropped stays planned. The share for the last four weeks tells you how much your team really finishes.';
  const sheet = page(book, 'Friday Count', {
    lead,
    to: 'L',
    widths: [2, ...widthsOf(COUNT_COLUMNS), 4, 26, 10, 4, 26, 10],
    pages: 1,
    area: 'A1:L36',
    tab: 'read',
  });
  table(sheet, {
    ...{ at: 'B7', columns: COUNT_COLUMNS, lines: WEEK_LIST },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
  sheet.row('K6', ['Why tasks weren’t finished', 'Times'], 'head');
  const unsorted = REASONS.map(
    (reason, index) =>
      `${['no', 'dropped'].map((done) => `COUNTIFS(${tasks('why')},"${reason}",${tasks('done')},"${done}")`).join('+')}+${(REASONS.length - index) / 100}`,
  );
  REASONS.forEach((reason, index) => {
    const row = 7 + index;
    sheet.row(`N${row}`, [reason, `=${unsorted[index]}`], 'note');
    const place = `MATCH(LARGE($O$7:$O$11,${index + 1}),$O$7:$O$11,0)`;
    sheet.row(
      `K${row}`,
      [`=INDEX($N$7:$N$11,${place})`, `=INT(INDEX($O$7:$O$11,${place}))`],
      ['label', 'calc.center'],
    );
  });
  sheet.put('N6', 'For sorting', 'note');
  sheet.chart('B21', {
    kind: 'columns',
    title: 'Planned and finished tasks, week by week',
    series: [
      { name: "'Friday Count'!$D$6", values: "'Friday Count'!$D$7:$D$18" },
      { name: "'Friday Count'!$E$6", values: "'Friday Count'!$E$7:$E$18" },
    ],
    categories: "'Friday Count'!$B$7:$B$18",
    size: [520, 300],
    min: 0,
    step: 2,
  });
}
