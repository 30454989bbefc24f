import { GOALS_FROM } from '@/lib/tools/rules/sprint';
import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';
import type { Book } from '../../sheet/book';
import { compared, shown, within } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import type { Sheet } from '../../sheet/sheet';
import { indexes, table, type Column } from '../../sheet/table';
import { warnOfTexts } from '../../sheet/warnings';
import {
  dayOf,
  FIRST_WEEK,
  KEPT,
  KEPT_HOURS,
  TASK_HOURS,
  WEEK_HOURS,
  LAST_WEEK,
  NAMES,
  NUMBER_CELLS,
  OWN_HOURS,
  PEOPLE,
  tasks,
  week,
  WEEKS,
} from './layout';

const WEEK_LIST = indexes(WEEKS).map((index) => index + 1);
const COUNT = PEOPLE.last - PEOPLE.first + 1;
/**
 * Capacity, from the top: the team's hours, the share that serves a goal, each person's hours left; then, on
 * a page of its own, those booked.
 */
export const TEAM = 9;
export const GOAL_HOURS = TEAM + 4;
export const FREE = GOAL_HOURS + 5;
export const BOOKED = FREE + COUNT + 4;
/** The share of its hours to plan, until a Friday tells how much gets finished: a third stays free. */
const UNTIL_COUNTED = '2/3';

/** The columns of one block: names, hours, then what each week has. */
const columnsOf = (inWeek: (n: number) => Column['value']): Column[] => [
  {
    head: 'Person',
    look: 'text',
    value: (index) => `=${shown(`Sprint!$C$${PEOPLE.first + index}`)}`,
  },
  {
    head: 'Usual',
    look: 'text.center',
    value: (index) => `=IF($B#="","",${within(`Sprint!$D$${PEOPLE.first + index}`, WEEK_HOURS, '0')})`,
  },
  ...WEEK_LIST.map((n): Column => ({ head: dayOf(n), look: 'text.center', value: inWeek(n) })),
];

/** The hours of a person in a week: those typed for it, else the usual ones. */
const hoursIn = (n: number, index: number) => {
  const own = `Hours!${week(n)}${OWN_HOURS.first + index}`;
  return within(own, WEEK_HOURS, '$C#');
};

export function capacitySheet(book: Book): void {
  const lead =
    'Nothing to fill in: it comes from Sprint, Hours and 12 Weeks. How many hours are left for each person and week. A number below 0 is an overbooked week.';
  const sheet = page(book, 'Capacity', {
    lead,
    to: LAST_WEEK,
    widths: [2, 20, 7, ...WEEK_LIST.map(() => 7)],
    sides: 1.7,
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
  teamHours(sheet);
  const own = `SUMIFS(${tasks('hours')},${tasks('who')},$B#,${tasks('done')},"<>dropped",${tasks('hours')},">=${TASK_HOURS[0]}",${tasks('hours')},"<=${TASK_HOURS[1]}",${tasks('week')}`;
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
    heads: 'head.day.center.shrink',
  });
}

function heads(sheet: Sheet, row: number, title: string): void {
  sheet.section(`B${row - 3}`, title, WEEKS + 2);
  sheet.row(`B${row - 2}`, ['', 'Week', ...WEEK_LIST], 'head.center');
}

/** The hours of all people in each week and in the whole sprint, and how many of them to plan. */
function teamHours(sheet: Sheet): void {
  heads(sheet, TEAM, 'The team');
  const sum = (from: number, column: string) => {
    const all = `${column}$${from}:${column}$${from + COUNT - 1}`;
    return { all, hours: `ROUND(SUM(${all}),${MEASURE_DECIMALS})` };
  };
  const [available, most, booked, left] = indexes(4).map((index) => TEAM + index) as [
    number,
    number,
    number,
    number,
  ];
  const perWeek = (n: number) => {
    const [free, used] = [sum(FREE, week(n)), sum(BOOKED, week(n))];
    const unless = (hours: string) => `=IF(COUNT(${free.all})=0,"",${hours})`;
    return [
      unless(`ROUND(SUM(${free.all},${used.all}),${MEASURE_DECIMALS})`),
      unless(`INT(ROUND(${week(n)}${available}*${TO_PLAN},${MEASURE_DECIMALS}))`),
      unless(used.hours),
      unless(free.hours),
    ];
  };
  const inSprint = (row: number) =>
    `=IF(COUNT(${FIRST_WEEK}${row}:${LAST_WEEK}${row})=0,"",ROUND(SUM(${FIRST_WEEK}${row}:${LAST_WEEK}${row}),${MEASURE_DECIMALS}))`;
  const columns: Column<string>[] = [
    { head: 'All people', look: 'label', value: (label) => label },
    { head: 'Sprint', look: 'total.center', value: (_, index) => inSprint(TEAM + index) },
    ...WEEK_LIST.map((n): Column<string> => ({
      head: dayOf(n),
      look: 'calc.center',
      value: (_, index) => perWeek(n)[index]!,
    })),
  ];
  const lines = ['Hours available', 'Plan at most', 'Hours booked', 'Hours left'];
  table(sheet, { at: `B${TEAM}`, columns, lines, heads: 'head.day.center.shrink' });
  const cells = (row: number) => `${FIRST_WEEK}${row}:${LAST_WEEK}${row}`;
  const than = (sign: '>' | '<', [row, other]: [number, number | string]) =>
    `=IF(ISNUMBER(D${row}),${compared(`D${row}`, sign, other === 0 ? 0 : `D${other}`)},FALSE)`;
  sheet.mark(cells(booked), than('>', [booked, most]), 'fair');
  sheet.mark(cells(left), than('<', [left, 0]), 'poor');
  goalHours(sheet);
  sheet.wide(
    `B${GOAL_HOURS + 1}:${LAST_WEEK}${GOAL_HOURS + 1}`,
    `="Plan at most "&TEXT(${TO_PLAN},"0%")&" of the hours: "&IF(COUNT(${FINISHED})=0,"a third stays free until a Friday is counted.","so much your last four weeks finished.")&" Yellow: more is booked, or less than half serves a goal. An empty goal serves none; what was dropped counts nowhere here."`,
    'note.wrap',
    26,
  );
}

/** The shares finished in four weeks, Friday by Friday; the last of them is what to plan. */
const FINISHED = "'Friday Count'!$I$7:$I$18";
const LAST_COUNTED = `SUMPRODUCT(MAX(ISNUMBER(${FINISHED})*(ROW(${FINISHED})-6)))`;
const TO_PLAN = `IF(COUNT(${FINISHED})=0,${UNTIL_COUNTED},INDEX(${FINISHED},MAX(1,${LAST_COUNTED})))`;

/**
 * The share of a week's hours, and of all, whose task names goal 1, 2 or 3: a task without a goal serves
 * none.
 */
function goalHours(sheet: Sheet): void {
  const goals = `(${['1', '2', '3'].map((goal) => `(${tasks('goal')}&""="${goal}")`).join('+')})`;
  const share = (which: string) => {
    const all = `SUMPRODUCT(${which}1,${tasks('hours')})`;
    const serving = `SUMPRODUCT(${which}${goals},${tasks('hours')})`;
    return `=IF(${all}=0,"",${serving}/${all})`;
  };
  const columns: Column[] = [
    { look: 'label', value: 'Serves goal 1, 2 or 3' },
    { look: 'total.percent.center', value: share(`${KEPT_HOURS}*`) },
    ...WEEK_LIST.map((n): Column => ({
      look: 'calc.percent.center',
      value: share(`${KEPT_HOURS}*(${tasks('week')}=${n})*`),
      marks: { fair: `=IF(ISNUMBER(${week(n)}#),${compared(`${week(n)}#`, '<', GOALS_FROM)},FALSE)` },
    })),
  ];
  table(sheet, { at: `B${GOAL_HOURS}`, columns, lines: [0] });
}
