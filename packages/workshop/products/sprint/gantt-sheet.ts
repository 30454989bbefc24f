import type { Book } from '../../sheet/book';
import { shown } from '../../sheet/formulas';
import { page } from '../../sheet/front';
import { indexes, table, widthsOf, type Column } from '../../sheet/table';
import type { TASK } from './layout';
import {
  dayOf,
  KEPT_HOURS,
  ONE_OF_THE_PAGES,
  PAGE,
  pageShown,
  saysPage,
  TASKS,
  tasks,
  week,
  WEEKS,
} from './layout';

const COUNT = TASKS.last - TASKS.first + 1;
/** The band of each goal, then a line for each task, by goal and week. */
export const BANDS = 8;
export const TASK_BANDS = BANDS + 7;
const GOALS = ['1', '2', '3', 'D'] as const;
/** Right of what is printed: goal, week and place of each task in one number; then the places, sorted. */
const [KEY, PLACE] = ['W', 'X'];
/** As many places as `tasks` has rows. */
const PLACES = indexes(COUNT + 2).map((index) => index + 1);
const [ONLY, ASKED_PAGE] = [`D${TASK_BANDS - 2}`, `P${TASK_BANDS - 2}`];
const KEYS = `$${KEY}$${TASK_BANDS}:$${KEY}$${TASK_BANDS + PLACES.length - 1}`;
const PAGE_NOW = `$${KEY}$${TASK_BANDS - 2}`;
const nth = (place: number) => `=IFERROR(MOD(SMALL(${KEYS},${place}+${PAGE}*(${PAGE_NOW}-1)),1000),"")`;
const WEEK_LIST = indexes(WEEKS).map((index) => index + 1);

const inGoal = (goal: string) => `(${tasks('goal')}&""="${goal}")`;
const BAND_COLUMNS: Column<(typeof GOALS)[number]>[] = [
  { head: 'Goal', width: 4.5, look: 'calc.center', value: (goal) => goal },
  {
    head: 'Hours that serve it, week by week',
    width: 30,
    look: 'calc',
    value: (goal) => (goal === 'D' ? 'Day-to-day business' : `=${shown(`Sprint!$C$${8 + Number(goal)}`)}`),
  },
  {
    head: 'Hours',
    width: 8,
    look: 'total.center',
    value: (goal) => `=SUMPRODUCT(${KEPT_HOURS}*${inGoal(goal)},${tasks('hours')})`,
  },
  ...WEEK_LIST.map((n): Column<(typeof GOALS)[number]> => ({
    head: dayOf(n),
    width: 6,
    look: 'text.center',
    value: (goal) => {
      const hours = `SUMPRODUCT(${KEPT_HOURS}*${inGoal(goal)}*(${tasks('week')}=${n}),${tasks('hours')})`;
      return `=IF(${hours}=0,"",${hours})`;
    },
    marks: { bar: `=ISNUMBER(${bandWeek(n)}#)` },
  })),
];

/** The columns of the weeks here; E is week 1. */
function bandWeek(n: number): string {
  return week(n + 1);
}

const own = (column: keyof typeof TASK | 'number') => `INDEX(${tasks(column)},$${PLACE}#)`;
const take = (column: keyof typeof TASK | 'number') => `=IF($${PLACE}#="","",${shown(own(column))})`;
const TASK_COLUMNS: Column[] = [
  { head: 'No.', look: 'text.center', value: take('number') },
  { head: 'Task', headLook: 'head', look: 'text', value: take('title') },
  { head: 'Who', headLook: 'head', look: 'text', value: take('who') },
  ...WEEK_LIST.map((n): Column => {
    const cell = `${bandWeek(n)}#`;
    const done = (what: string) =>
      `=IF(ISNUMBER($${PLACE}#),AND(${cell}<>"",${own('done')}="${what}"),FALSE)`;
    return {
      head: n,
      look: 'text.center',
      value: `=IF($${PLACE}#="","",IF(${own('week')}=${n},IF(ISNUMBER(${own('hours')}),${own('hours')},"?"),""))`,
      marks: { good: done('yes'), poor: done('no'), bar: `=LEN(${cell})>0` },
    };
  }),
];

/**
 * The twelve weeks at a glance: a band for each goal, and each task in its week. What was dropped is left
 * out.
 */
export function ganttSheet(book: Book): void {
  const to = bandWeek(WEEKS);
  const sheet = page(book, 'Gantt', {
    lead: 'Hours for each goal and each task, in their week: green is finished, red slipped, blue still to come. Type a goal, or a page, to print it alone.',
    to,
    widths: [2, ...widthsOf(BAND_COLUMNS)],
    area: `A1:${to}${TASK_BANDS + PAGE - 1}`,
    freeze: 'E5',
    repeat: `${TASK_BANDS - 1}:${TASK_BANDS - 1}`,
    portrait: true,
    sides: 0.5,
    tab: 'read',
  });
  sheet.put(`${KEY}${TASK_BANDS - 2}`, `=${pageShown(ASKED_PAGE, `COUNT(${KEYS})`)}`, 'note');
  sheet.wide(`B4:${to}4`, saysPage(PAGE_NOW, `COUNT(${KEYS})`), 'text.bold');
  sheet.mark(`B4:${to}4`, '=LEN($B$4)>0', 'fair');
  sheet.row(`B${BANDS - 2}`, ['', '', 'Week', ...WEEK_LIST], 'head.center');
  table(sheet, { at: `B${BANDS}`, columns: BAND_COLUMNS, lines: GOALS, heads: 'head.day.center.shrink' });
  table(sheet, { at: `B${TASK_BANDS}`, columns: TASK_COLUMNS, lines: indexes(COUNT) });
  sheet.row(
    `C${TASK_BANDS - 2}`,
    ['Tasks of one goal only (empty: all)', undefined],
    ['text.right', 'input.center'],
  );
  sheet.allow(ONLY, { oneOf: GOALS });
  sheet.named('Goal_to_print', ONLY);
  sheet.put(`O${TASK_BANDS - 2}`, 'Page', 'text.right');
  sheet.put(ASKED_PAGE, undefined, 'input.center');
  sheet.allow(ASKED_PAGE, ONE_OF_THE_PAGES, `Only where there are more than ${PAGE} tasks.`);
  sheet.put(`${KEY}${TASK_BANDS - 1}`, 'For sorting', 'note');
  table(sheet, {
    at: `${KEY}${TASK_BANDS}`,
    lines: PLACES,
    columns: [
      { look: 'note', value: keyOf },
      { look: 'note', value: nth },
    ],
  });
}

/** Tasks with a title and a week; what serves no goal comes last. A row that is gone is no error. */
function keyOf(place: number): string {
  const cell = (column: keyof typeof TASK) => `INDEX(${tasks(column)},${place})`;
  const goal = `IF(ISNUMBER(SEARCH(${cell('goal')}&"","123")),IF(LEN(${cell('goal')})=0,4,VALUE(${cell('goal')}&"")),4)`;
  const asked = `OR($${ONLY}="",${cell('goal')}&""=$${ONLY}&"")`;
  const there = `AND(LEN(${cell('title')})>0,ISNUMBER(${cell('week')}),${cell('week')}=INT(${cell('week')}),${cell('done')}<>"dropped",${asked})`;
  return `=IFERROR(IF(${there},${goal}*100000+${cell('week')}*1000+${place},""),"")`;
}
