import type { Book } from '../../sheet/book';
import { GOALS_FROM } from '@/lib/tools/rules/sprint';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import { compared, shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  dayOf,
  FIRST_WEEK,
  KEPT,
  LAST_WEEK,
  NAMES,
  NUMBER_CELLS,
  OWN_HOURS,
  PEOPLE,
  REASONS,
  tasks,
  week,
  WEEKS,
} from './layout';

const WEEK_LIST = indexes(WEEKS).map((index) => index + 1);
const COUNT = PEOPLE.last - PEOPLE.first + 1;
/** Capacity, from the top: the share for goals, the hours left; then, on a page of its own, those booked. */
export const GOAL_HOURS = 9;
export const FREE = GOAL_HOURS + 6;
export const BOOKED = FREE + COUNT + 4;

/** The columns of one block: names, hours, then what each week has. */
const columnsOf = (inWeek: (n: number) => Column['value']): Column[] => [
  {
    ...{ head: 'Person', look: 'text' },
    value: (index) => `=${shown(`Sprint!$C$${PEOPLE.first + index}`)}`,
  },
  {
    ...{ head: 'Usual', look: 'text.center' },
    value: (index) => `=IF($B#="","",N(Sprint!$D$${PEOPLE.first + index}))`,
  },
  ...WEEK_LIST.map((n): Column => ({ head: dayOf(n), look: 'text.center', value: inWeek(n) })),
];

/** The hours of a person in a week: those typed for it, else the usual ones. */
const hoursIn = (n: number, index: number) => {
  const own = `Hours!${week(n)}${OWN_HOURS.first + index}`;
  return `IF(ISNUMBER(${own}),${own},$C#)`;
};

export function capacitySheet(book: Book): void {
  const lead =
    'Nothing to fill in: it comes from Sprint, Hours and 12 Weeks. How many hours are left for each person and week. A number below 0 is an overbooked week.';
  const sheet = page(book, 'Capacity', {
    lead,
    to: LAST_WEEK,
    widths: [2, 24, 10, ...WEEK_LIST.map(() => 8)],
    sides: 1,
    rowHeight: 13,
    freeze: 'D5',
    tab: 'read',
  });
  warnOfTexts(sheet, `B4:${LAST_WEEK}4`, NUMBER_CELLS);
  const outside = `(COUNTIF(${NAMES},${tasks('who')})=0)+(${tasks('week')}<1)+(${tasks('week')}>${WEEKS})`;
  const missing = `SUMPRODUCT(ISNUMBER(${tasks('hours')})*${KEPT}*((${outside})>0))`;
  const says = 'hours, but no person from Sprint or no week from 1 to 12: not counted here.';
  sheet.wide(
    `B5:${LAST_WEEK}5`,
    `=IF(${missing}=0,"",IF(${missing}=1,"1 task has",${missing}&" tasks have")&" ${says}")`,
    'text.bold',
  );
  sheet.mark(`B5:${LAST_WEEK}5`, '=LEN($B$5)>0', 'poor');
  goalHours(sheet);
  const own = `SUMIFS(${tasks('hours')},${tasks('who')},$B#,${tasks('done')},"<>dropped",${tasks('week')}`;
  block(
    sheet,
    FREE,
    'Hours left',
    (n) => (index) =>
      `=IF($B#="","",ROUND(${hoursIn(n, index)}-${week(n)}${BOOKED + index},${MEASURE_DECIMALS}))`,
  );
  sheet.breakBefore(BOOKED - 3);
  block(sheet, BOOKED, 'Hours booked', (n) => `=IF($B#="","",ROUND(${own},${n}),${MEASURE_DECIMALS}))`);
  const over = `=IF(ISNUMBER(D${FREE}),${compared(`D${FREE}`, '<', 0)},FALSE)`;
  for (const from of [FREE, BOOKED]) {
    sheet.mark(`${FIRST_WEEK}${from}:${LAST_WEEK}${from + COUNT - 1}`, over, 'poor');
    sheet.mark(`B${from}:${LAST_WEEK}${from + COUNT - 1}`, `=LEN($B${from})>0`, 'line');
  }
  sheet.named('Hours_left', `${FIRST_WEEK}${FREE}:${LAST_WEEK}${FREE + COUNT - 1}`);
}

function block(sheet: Sheet, from: number, title: string, inWeek: (n: number) => Column['value']): void {
  heads(sheet, from, title);
  table(sheet, {
    at: `B${from}`,
    columns: columnsOf(inWeek),
    lines: indexes(COUNT),
    heads: 'head.day.center',
  });
}

function heads(sheet: Sheet, row: number, title: string): void {
  sheet.section(`B${row - 3}`, title, WEEKS + 2);
  sheet.row(`B${row - 2}`, ['', 'Week', ...WEEK_LIST], 'head.center');
}

/**
 * The share of a week's hours, and of all, whose task names goal 1, 2 or 3: a task without a goal serves
 * none.
 */
function goalHours(sheet: Sheet): void {
  heads(sheet, GOAL_HOURS, 'Share of the hours that serves a goal');
  const goals = `(${['1', '2', '3'].map((goal) => `(${tasks('goal')}&""="${goal}")`).join('+')})`;
  const share = (which: string) => {
    const all = `SUMPRODUCT(${which}1,${tasks('hours')})`;
    const serving = `SUMPRODUCT(${which}${goals},${tasks('hours')})`;
    return `=IF(${all}=0,"",${serving}/${all})`;
  };
  const columns: Column[] = [
    { head: 'All tasks', look: 'label', value: 'Serves goal 1, 2 or 3' },
    { head: 'Sprint', look: 'total.percent.center', value: share(`${KEPT}*`) },
    ...WEEK_LIST.map((n): Column => ({
      ...{ head: dayOf(n), look: 'calc.percent.center', value: share(`${KEPT}*(${tasks('week')}=${n})*`) },
      marks: { fair: `=IF(ISNUMBER(${week(n)}#),${compared(`${week(n)}#`, '<', GOALS_FROM)},FALSE)` },
    })),
  ];
  table(sheet, { at: `B${GOAL_HOURS}`, columns, lines: [0], heads: 'head.day.center' });
  sheet.wide(
    `B${GOAL_HOURS + 1}:${LAST_WEEK}${GOAL_HOURS + 1}`,
    'Yellow: less than half of that week’s hours serve a goal. A task whose goal is empty serves none; one that was dropped counts nowhere here.',
    'note',
    16,
  );
}

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
    (reason, index) => `COUNTIF(${tasks('why')},"${reason}")+${(REASONS.length - index) / 100}`,
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
    size: [900, 300],
    min: 0,
  });
}
