import { LAST_WEEK as PACE_WEEKS, ON_LINE_FROM } from '@/lib/tools/rules/forecast';
import { DELIVERED_FROM } from '@/lib/tools/rules/okr';
import { asked, compared, isWithin, shown, todayBy } from '../../sheet/formulas';
import { columnName, type Sheet } from '../../sheet/sheet';
import { indexes, numbers, table, usedNumbers, type Column } from '../../sheet/table';
import { lineCellsAt, workingFormulas, WORKINGS, type Row } from '../tracker/formulas';
import {
  CONFIDENCE,
  FIRST,
  FIRST_WEEK,
  fitsKind,
  GOAL_ROW,
  GOALS,
  KEY_RESULTS,
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
export const isSure = (index: number) => isWithin(sureOf(index), SURE_WITHIN);
export const lastWeekOf = (cells: string, weeks = WEEKS_READ) =>
  `SUMPRODUCT(MAX(ISNUMBER(${cells})*${weeks}))`;
export const rowOf = (index: number): Row => ({
  title: KR('D', index),
  kind: KR('F', index),
  start: KR('G', index),
  target: KR('H', index),
  values: inWorkings(WEEKLY + index),
  weeks: inWorkings(WEEKLY - 1),
  shown: WEEK_NOW,
  over: `$F$${WEEKLY - 2}`,
  lastUpdate: `MAX(${lineCells(index).last},${lastWeekOf(sureOf(index), `${isSure(index)}*(${WEEK_NUMBERS}<=${WEEK_NOW})*${WEEK_NUMBERS}`)})`,
});
export const goalName = (index: number) => `Goals!$C$${14 + index}`;

export function cellsNow(column: string): string {
  return `$${column}$${NOW}:$${column}$${NOW + KEY_RESULTS - 1}`;
}

export const [GOAL_OF, WEIGHT_OF] = [cellsNow('D'), cellsNow('E')];
/** A score where each key result has a target, of a goal or of all; nothing otherwise. */
export const withTargets = (score: string, own = `(LEN(${GOAL_OF})>0)`): string =>
  `IF(SUMPRODUCT(${own}*(${cellsNow('H')}="no target"))>0,"",${score})`;

/**
 * Of the key results of a goal that have a number there. An array of its own in SUMPRODUCT may have texts:
 * they are 0.
 */
export function weightedMean(goal: string, values: string): string {
  const counted = `SUMPRODUCT((${GOAL_OF}=${goal})*ISNUMBER(${values}),${WEIGHT_OF})`;
  return `IF(${counted}>0,SUMPRODUCT((${GOAL_OF}=${goal})*1,${WEIGHT_OF},${values})/${counted},"")`;
}

/** What a goal scores by scores of its key results. */
export const goalScore = (goal: string, scores: string): string =>
  withTargets(weightedMean(goal, scores), `(${GOAL_OF}=${goal})`);

/**
 * Amber while a score is behind an even pace to week 12; what is delivered never is.
 * @param moves a formula of whether a line has a pace: what is done or not, and what should stay, has none
 */
function paces(sheet: Sheet, row: number, lines: number, moves = 'TRUE'): void {
  const score = `D${row}`;
  const pace = `MIN(${DELIVERED_FROM},${ON_LINE_FROM}*D$${row - 1}/${PACE_WEEKS})`;
  const mark = (sign: '<' | '>=') =>
    `=IF(AND(ISNUMBER(${score}),${moves}),${compared(score, sign, pace)},FALSE)`;
  const cells = `${FIRST_WEEK}${row}:${LAST_WEEK}${row + lines - 1}`;
  sheet.mark(cells, mark('>='), 'good');
  sheet.mark(cells, mark('<'), 'fair');
}

const inWeeks = (column: (n: number) => Omit<Column, 'head'>): Column[] =>
  indexes(WEEKS).map((index) => ({ head: index + 1, ...column(index + 1) }));

export function weekly(sheet: Sheet): void {
  sheet.section(
    `B${WEEKLY - 3}`,
    'Score of each key result after each week: yellow is behind an even pace to week 12',
    WEEKS + 2,
  );
  const all = `$${valueColumn(1)}$${WEEKLY}:$${valueColumn(WEEKS)}$${WEEKLY + KEY_RESULTS - 1}`;
  const sure = `${VALUES}$${FIRST_WEEK}$${CONFIDENCE}:$${LAST_WEEK}$${CONFIDENCE + KEY_RESULTS - 1}`;
  sheet.row(
    `C${WEEKLY - 2}`,
    [
      'Latest week with an entry',
      `=MAX(${lastWeekOf(all)},${lastWeekOf(sure, `${isWithin(sure, SURE_WITHIN)}*${WEEKS_READ}`)})`,
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
  paces(sheet, WEEKLY, KEY_RESULTS, `LEN(${lineCells(0).trend.replace(/\$(\d)/, '$1')})>0`);
  sheet.mark(`B${WEEKLY}:${LAST_WEEK}${WEEKLY + KEY_RESULTS - 1}`, `=LEN($C${WEEKLY})>0`, 'line');
}

function workings(sheet: Sheet): void {
  const columns: Column[] = [
    ...indexes(WEEKS + 1).map((n): Column => {
      const cell = (index: number) => (n ? `${VALUES}${week(n)}${FIRST + index}` : KR('G', index));
      const value = (index: number) => {
        const fits = n ? fitsKind(cell(index), KR('F', index)) : 'TRUE';
        return `=IF(AND(LEN(${KR('D', index)})>0,ISNUMBER(${cell(index)}),${fits}),${cell(index)},"")`;
      };
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
}

/** The score of a key result by its last value up to a week; none after the last week that has any. */
function scoreAfter(n: number, index: number): string {
  const soFar = valuesOf(index, n);
  const last = `SUMPRODUCT(MAX(ISNUMBER(${soFar})*${VALUES}$${FIRST_WEEK}$6:${week(n)}$6))`;
  const score = scoreFormula(KR('F', index), KR('G', index), KR('H', index), `INDEX(${soFar},${last})`);
  return `=IF(OR(COUNT(${soFar})=0,${n}>$D$${WEEKLY - 2}),"",${score})`;
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
      return { look: 'text.two.center', value: `=${goalScore('$B#', scores)}` };
    }),
  ];
  table(sheet, { at: `B${GOAL_ROW}`, columns, lines: indexes(GOALS) });
  paces(sheet, GOAL_ROW, GOALS);
  sheet.mark(`B${GOAL_ROW}:${LAST_WEEK}${GOAL_ROW + GOALS - 1}`, `=LEN($C${GOAL_ROW})>0`, 'line');
}
