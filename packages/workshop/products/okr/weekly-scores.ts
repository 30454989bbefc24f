import { LAST_WEEK as PACE_WEEKS } from '@/lib/tools/rules/forecast';
import { DELIVERED_FROM } from '@/lib/tools/rules/okr';
import { asked, compared, isWithin, shown, todayBy } from '../../sheet/formulas';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import type { Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, usedNumbers, type Column } from '../../sheet/table';
import { countedFormula, lineCellsAt, workingFormulas, WORKINGS, type Row } from '../tracker/formulas';
import { withEnds } from './percents';
import { goalScoreFormula, spansAt } from '../tracker/goals';
import {
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  GOAL_ROW,
  GOALS,
  KEY_RESULTS,
  LAST,
  LAST_WEEK,
  NOW,
  scoreFormula,
  SURE_WITHIN,
  TODAY,
  week,
  WEEK_ASKED,
  WEEK_NOW,
  WEEKLY,
  weekOver,
  weeksBegun,
  WEEKS,
} from './layout';

/** A cell of the nth key result, from 0. */
export const KR = (column: string, index: number) => `'Key Results'!$${column}${FIRST + index}`;
export const VALUES = "'Weekly Values'!";
export const WEEK_NUMBERS = `${VALUES}$${FIRST_WEEK}$6:$${LAST_WEEK}$6`;
/** Those up to the week that was asked for, or all that have begun; 0 for the others. */
export const WEEKS_READ = `(${WEEK_NUMBERS}<=${asked(`Scores!${WEEK_ASKED}`, [1, WEEKS], weeksBegun('Goals!$D$5', TODAY, WEEKS))})*${WEEK_NUMBERS}`;

/** Its values with the start before them, and what the straight line needs: right of the weeks. */
const VALUES_FROM = 18;
const valueColumn = (n: number) => columnName(VALUES_FROM + n);
const WORKINGS_FROM = VALUES_FROM + WEEKS + 2;
const inWorkings = (row: number) => `$${valueColumn(0)}$${row}:$${valueColumn(WEEKS)}$${row}`;
/** Its values up to a week, those that count. */
export const valuesOf = (index: number, to = WEEKS) =>
  `$${valueColumn(1)}$${WEEKLY + index}:$${valueColumn(to)}$${WEEKLY + index}`;
export const lineCells = (index: number) => lineCellsAt('', WORKINGS_FROM, WEEKLY + index);
export const sureOf = (index: number) =>
  `${VALUES}$${FIRST_WEEK}${CONFIDENCE + index}:$${LAST_WEEK}${CONFIDENCE + index}`;
/** Which confidences count: those in its weeks, and within bounds. */
export const isSure = (index: number) => {
  const { begins, ends } = lineCells(index);
  return `${isWithin(sureOf(index), SURE_WITHIN)}*(${WEEK_NUMBERS}>=${begins})*(${WEEK_NUMBERS}<=${ends})`;
};
export const lastWeekOf = (cells: string, weeks = WEEKS_READ) =>
  `SUMPRODUCT(MAX(ISNUMBER(${cells})*${weeks}))`;
/** The last week with a value or a confidence. @param last of the sheet's rows, where there are several */
const lastUpdate = (weeks: string, first: number, last = first, which = '1') => {
  const typed = [FIRST, CONFIDENCE].map(
    (from) => `LEN(${VALUES}$${FIRST_WEEK}$${from + first}:$${LAST_WEEK}$${from + last})`,
  );
  return `SUMPRODUCT(MAX(${which}*((${typed.join('+')})>0)*${weeks}))`;
};
export const rowOf = (index: number): Row => ({
  title: KR('D', index),
  kind: KR('F', index),
  start: KR('G', index),
  target: KR('H', index),
  from: KR('K', index),
  till: KR('L', index),
  values: inWorkings(WEEKLY + index),
  weeks: inWorkings(WEEKLY - 1),
  shown: WEEK_NOW,
  over: `$F$${WEEKLY - 2}`,
  lastUpdate: lastUpdate(`(${WEEK_NUMBERS}<=${WEEK_NOW})*${WEEK_NUMBERS}`, index),
});
/** The week of a value after the last one that counts, or 0: it was typed, and is none. */
export function laterThanCounted(index: number): string {
  const { last, begins, ends } = lineCells(index);
  const typed = `LEN(${VALUES}$${FIRST_WEEK}${FIRST + index}:$${LAST_WEEK}${FIRST + index})>0`;
  const weeks = `(${WEEK_NUMBERS}>=MAX(${last}+1,${begins}))*(${WEEK_NUMBERS}<=MIN(${ends},${WEEK_NOW}))`;
  return `SUMPRODUCT(MAX((${typed})*${weeks}*${WEEK_NUMBERS}))`;
}
/**
 * Its name, with start and target behind it where another one is called the same.
 * @param sheet where its unit is
 */
export function nameOf(index: number, sheet = ''): string {
  const row = rowOf(index);
  const same = `'Key Results'!$D$${FIRST}:$D$${LAST}=${row.title}`;
  return `IF(SUMPRODUCT((${same})*1)>1,${withEnds(row, sheet + lineCells(index).share)},${shown(row.title)})`;
}
export const goalName = (index: number) => `Goals!$C$${14 + index}`;

export function cellsNow(column: string): string {
  return `$${column}$${NOW}:$${column}$${NOW + KEY_RESULTS - 1}`;
}

export const [GOAL_OF, WEIGHT_OF] = [cellsNow('D'), cellsNow('E')];
/** What a goal's formulas go by: its number, a week, and the cells of all key results. */
export const ofGoal = (goal: string, week: string) => ({
  ...{ goals: GOAL_OF, goal, week, weights: WEIGHT_OF },
  ...spansAt('', WORKINGS_FROM, WEEKLY, KEY_RESULTS),
});

/** Green on an even pace to week 12 or ahead of it, and amber behind; then by what is delivered. */
function paces(sheet: Sheet): void {
  const score = `D${WEEKLY}`;
  const { begins, trend } = lineCells(0);
  const [from, line] = [begins, trend].map((cell) => cell.replace(/\$(\d)/, '$1'));
  const pace = `IF(D$${WEEKLY - 1}<${PACE_WEEKS},${evenPace(`D$${WEEKLY - 1}`, from!)},${DELIVERED_FROM})`;
  // What is done or not, and what should stay, has no pace.
  const mark = (sign: '<' | '>=') =>
    `=IF(AND(ISNUMBER(${score}),LEN(${line})>0),${compared(score, sign, pace)},FALSE)`;
  const cells = `${FIRST_WEEK}${WEEKLY}:${LAST_WEEK}${WEEKLY + KEY_RESULTS - 1}`;
  sheet.mark(cells, mark('>='), 'good');
  sheet.mark(cells, mark('<'), 'fair');
}

/** How far a key result would be after a week in equal steps from the start to week 12. */
export const evenPace = (week: string, begins: string): string =>
  `(${week}-${begins}+1)/(${PACE_WEEKS}+1-${begins})`;

const inWeeks = (column: (n: number) => Omit<Column, 'head'>): Column[] =>
  indexes(WEEKS).map((index) => ({ head: index + 1, ...column(index + 1) }));

export function weekly(sheet: Sheet): void {
  sheet.section(
    `B${WEEKLY - 3}`,
    `Score of each key result after each week: yellow is behind an even pace, and from week 12 on below ${DELIVERED_FROM}`,
    WEEKS + 2,
  );
  const named = `(LEN(${VALUES}$C$${FIRST}:$C$${FIRST + KEY_RESULTS - 1})>0)`;
  sheet.row(
    `C${WEEKLY - 2}`,
    [
      'Latest week with an entry',
      `=${lastUpdate(WEEKS_READ, 0, KEY_RESULTS - 1, named)}`,
      'Week over',
      `=${weekOver('Goals!$D$5', todayBy(TODAY), WEEK_NOW)}`,
    ],
    ['note', 'note.center', 'note.right', 'note.center'],
  );
  const columns: Column[] = [
    usedNumbers(),
    { head: 'Key result', look: 'text.shrink', value: (index) => `=C${NOW + index}` },
    ...inWeeks((n) => ({ look: 'text.two.center', value: (index) => scoreAfter(n, index) })),
  ];
  table(sheet, { at: `B${WEEKLY}`, columns, lines: indexes(KEY_RESULTS) });
  workings(sheet);
  paces(sheet);
  sheet.mark(`B${WEEKLY}:${LAST_WEEK}${WEEKLY + KEY_RESULTS - 1}`, `=LEN($C${WEEKLY})>0`, 'line');
}

function workings(sheet: Sheet): void {
  const columns: Column[] = [
    ...indexes(WEEKS + 1).map((n): Column => {
      const cell = (index: number) => (n ? `${VALUES}${week(n)}${FIRST + index}` : KR('G', index));
      const value = (index: number) => `=${countedFormula(rowOf(index), lineCells(index), n, cell(index))}`;
      return { head: n, look: 'note.center', value };
    }),
    { head: '', look: 'note', value: '' },
    ...WORKINGS.map((head, at): Column => ({
      head,
      look: 'note',
      value: (index) => `=${workingFormulas(rowOf(index), lineCells(index))[at]}`,
    })),
  ];
  table(sheet, { at: `${valueColumn(0)}${WEEKLY}`, columns, lines: indexes(KEY_RESULTS), heads: 'note' });
  sheet.hideColumns(`${valueColumn(0)}:${columnName(WORKINGS_FROM + WORKINGS.length - 1)}`);
}

/** The score of a key result by its last value up to a week; none after its last week, or that of all. */
function scoreAfter(n: number, index: number): string {
  const soFar = valuesOf(index, n);
  const last = `SUMPRODUCT(MAX(ISNUMBER(${soFar})*${VALUES}$${FIRST_WEEK}$6:${week(n)}$6))`;
  const score = scoreFormula(KR('F', index), KR('G', index), KR('H', index), `INDEX(${soFar},${last})`);
  const { begins, ends } = lineCells(index);
  const none = `OR(${last}<${begins},${n}>${ends},${n}>$D$${WEEKLY - 2})`;
  return `=IF(${none},"",${score})`;
}

export function goals(sheet: Sheet): void {
  sheet.section(`B${GOAL_ROW - 2}`, 'Score of each goal after each week', WEEKS + 2);
  const columns: Column[] = [
    numbers(),
    {
      head: 'Goal',
      look: 'text.shrink',
      value: (index) => `=${shown(goalName(index))}`,
    },
    ...inWeeks((n) => {
      const scores = `${week(n)}$${WEEKLY}:${week(n)}$${WEEKLY + KEY_RESULTS - 1}`;
      return {
        look: 'text.two.center',
        value: `=${goalScoreFormula({ ...ofGoal('$B#', String(n)), scores })}`,
      };
    }),
  ];
  table(sheet, { at: `B${GOAL_ROW}`, columns, lines: indexes(GOALS) });
  sheet.mark(`B${GOAL_ROW}:${LAST_WEEK}${GOAL_ROW + GOALS - 1}`, `=LEN($C${GOAL_ROW})>0`, 'line');
}
