import type { Book } from '../../sheet/book';
import { page } from '../../sheet/front';
import { table, widthsOf, type Column } from '../../sheet/table';
import { FIRST_WEEK, LAST_WEEK, PEOPLE, REASONS, tasks, week, WEEKS } from './layout';

const WEEK_LIST = Array.from({ length: WEEKS }, (_, index) => index + 1);
const COUNT = PEOPLE.last - PEOPLE.first + 1;
export const BOOKED = 8;
export const FREE = BOOKED + COUNT + 4;
export const GOAL_HOURS = FREE + COUNT + 4;

export function capacitySheet(book: Book): void {
  const lead =
    'Nothing to fill in. Hours booked for each person and week, and what’s left. A number below 0 is an overbooked week.';
  const sheet = page(book, 'Capacity', {
    lead,
    to: LAST_WEEK,
    widths: [2, 24, 10, ...WEEK_LIST.map(() => 8)],
    pages: 1,
    freeze: 'D6',
    tab: 'read',
  });
  const heads = (row: number, title: string) => {
    sheet.section(`B${row - 3}`, title, WEEKS + 2);
    sheet.row(`B${row - 2}`, ['', 'Week', ...WEEK_LIST], 'head.center');
    const days = WEEK_LIST.map((n) => `=IF(Sprint!$D$5="","",Sprint!$D$5+${7 * (n - 1)})`);
    sheet.row(`B${row - 1}`, ['Person', 'Hours', ...days], ['head', 'head.center', 'head.day.center']);
  };
  heads(BOOKED, 'Hours booked');
  heads(FREE, 'Hours left');
  for (let index = 0; index < COUNT; index++) {
    const from = PEOPLE.first + index;
    const name = `=IF(Sprint!$C$${from}="","",Sprint!$C$${from})`;
    const hours = `=IF(Sprint!$C$${from}="","",N(Sprint!$D$${from}))`;
    const booked = WEEK_LIST.map(
      (n) =>
        `=IF($B${BOOKED + index}="","",SUMIFS(${tasks('F')},${tasks('D')},$B${BOOKED + index},${tasks('G')},${n}))`,
    );
    const left = WEEK_LIST.map(
      (n) => `=IF($B${FREE + index}="","",$C${FREE + index}-${week(n)}${BOOKED + index})`,
    );
    sheet.row(`B${BOOKED + index}`, [name, hours, ...booked], ['calc', 'calc.center']);
    sheet.row(`B${FREE + index}`, [name, hours, ...left], ['calc', 'calc.center']);
  }
  const over = (from: number, formula: string) =>
    sheet.mark(`${FIRST_WEEK}${from}:${LAST_WEEK}${from + COUNT - 1}`, formula, 'poor');
  over(BOOKED, `=AND(ISNUMBER(D${BOOKED}),D${BOOKED}>$C${BOOKED})`);
  over(FREE, `=AND(ISNUMBER(D${FREE}),D${FREE}<0)`);
  heads(GOAL_HOURS, 'Share of the hours that serves a goal');
  sheet.row(`B${GOAL_HOURS - 1}`, ['All tasks', 'Sprint'], ['head', 'head.center']);
  const share = (more: string) => {
    const all = `SUMIFS(${tasks('F')},${tasks('F')},">0"${more})`;
    return `=IF(${all}=0,"",1-SUMIFS(${tasks('F')},${tasks('E')},"D"${more})/${all})`;
  };
  const shares = WEEK_LIST.map((n) => share(`,${tasks('G')},${n}`));
  sheet.row(
    `B${GOAL_HOURS}`,
    ['Serves goal 1, 2 or 3', share(''), ...shares],
    ['label', 'total.percent.center', 'calc.percent.center'],
  );
}

const counted = (more: string) => `COUNTIFS(${tasks('G')},$B#,${more})`;
const COUNTED = counted(`${tasks('I')},"?*"`);
const COUNT_COLUMNS: Column[] = [
  { head: 'Week', width: 10, look: 'calc.center', value: (week) => week },
  {
    ...{ head: 'First day', width: 14, look: 'calc.day.center' },
    value: (week) => `=IF(Sprint!$D$5="","",Sprint!$D$5+${7 * (week - 1)})`,
  },
  { head: 'Planned', width: 12, look: 'calc.center', value: `=${counted(`${tasks('C')},"?*"`)}` },
  { head: 'Finished', width: 12, look: 'calc.center', value: `=${counted(`${tasks('I')},"yes"`)}` },
  { head: 'Slipped', width: 12, look: 'calc.center', value: `=${counted(`${tasks('I')},"no"`)}` },
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
    'Nothing to fill in: it counts what 12 Weeks says is done. The share for the last four weeks tells you how much your team really finishes.';
  const sheet = page(book, 'Friday Count', {
    lead,
    to: 'K',
    widths: [2, ...widthsOf(COUNT_COLUMNS), 4, 26, 10, 4, 26, 10],
    pages: 1,
    area: 'A1:K36',
    tab: 'read',
  });
  table(sheet, {
    ...{ at: 'B7', columns: COUNT_COLUMNS, lines: WEEK_LIST },
    ...{ heads: 'head.center.wrap', headHeight: 28 },
  });
  sheet.row('J6', ['Why tasks slipped', 'Times'], 'head');
  const unsorted = REASONS.map(
    (reason, index) => `COUNTIF(${tasks('J')},"${reason}")+${(REASONS.length - index) / 100}`,
  );
  REASONS.forEach((reason, index) => {
    const row = 7 + index;
    sheet.row(`M${row}`, [reason, `=${unsorted[index]}`], 'note');
    const place = `MATCH(LARGE($N$7:$N$11,${index + 1}),$N$7:$N$11,0)`;
    sheet.row(
      `J${row}`,
      [`=INDEX($M$7:$M$11,${place})`, `=INT(INDEX($N$7:$N$11,${place}))`],
      ['label', 'calc.center'],
    );
  });
  sheet.put('M6', 'For sorting', 'note');
  sheet.chart('B21', {
    kind: 'columns',
    title: 'Planned and finished tasks, week by week',
    series: [
      { name: "'Friday Count'!$D$6", values: "'Friday Count'!$D$7:$D$18" },
      { name: "'Friday Count'!$E$6", values: "'Friday Count'!$E$7:$E$18" },
    ],
    categories: "'Friday Count'!$B$7:$B$18",
    size: [900, 300],
    min: 0,
  });
}
