import { lineOf } from '../../sheet/lines';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import type { Mark } from '../../sheet/styles';
import { filledIn } from '../../sheet/warnings';
import { firstQuestion } from '../okr/percents';

export const TOOL = 'Team Performance Dashboard';
export const WEEKS = 52;
export const TEAMS = 5;
/** Ten at a time; the others replace one of them. */
export const KPIS = 14;

/** KPIs: the teams side by side, and below them the KPIs. */
export const TEAM_CELLS = '$I$6:$M$6';
export const FIRST = 8;
export const LAST = FIRST + KPIS - 1;
export const kpi = (column: string, index: number): string => `KPIs!$${column}$${FIRST + index}`;
export const team = (index: number): string => `KPIs!$${columnName(9 + index)}$6`;

/** New Targets: those of KPIs first, one line each, then the lines that are typed. */
export const NEW = { own: 8, first: 8 + KPIS + 3, last: 8 + KPIS + 3 + 23 };
const newTargets = (column: string): string =>
  `'New Targets'!$${column}$${NEW.own}:$${column}$${NEW.last + 1}`;
/** Its columns out of sight: the number of the KPI, and week and line as one number. */
const [KPI_OF, ORDER] = [newTargets('J'), newTargets('K')];
/** Which of its lines counts for a KPI in a week: the latest that has begun. */
export const lineIn = (week: string, number: number): string =>
  lineOf(`SUMPRODUCT(MAX((${KPI_OF}=${number})*(${ORDER}<100*(${week}+1))*${ORDER}))`, ORDER);
/** What a KPI wants by a line of New Targets. */
export const wantedBy = (line: string, direction: string) => {
  const [target, limit, upperTarget, upperLimit] = ['E', 'F', 'G', 'H'].map(
    (column) => `INDEX(${newTargets(column)},${line})`,
  ) as [string, string, string, string];
  return { direction, target, limit, upperTarget, upperLimit };
};

/** Weekly Values and History: a row for each week. */
export const FROM = 8;
export const TO = FROM + WEEKS - 1;
export const WEEK_NUMBERS = `'Weekly Values'!$B$${FROM}:$B$${TO}`;
/** The column of a KPI on Weekly Values. */
export const valueColumn = (index: number): string => columnName(4 + index);
/** All values of a KPI, week 1 first. */
export const valuesOf = (index: number): string =>
  `'Weekly Values'!$${valueColumn(index)}$${FROM}:$${valueColumn(index)}$${TO}`;

/** What stands in a column of KPIs, in the line of one by its number. */
export const ofKpi = (column: string, number: string): string =>
  `INDEX(KPIs!$${column}$${FIRST}:$${column}$${LAST + 1},${lineOf(number, `KPIs!$B$${FIRST}:$B$${LAST + 1}`)})`;
/** The bound that a KPI has beside the target, where it should stay between two; nothing else. */
export const upperOf = ({ direction, upperTarget }: ReturnType<typeof wantedBy>): string =>
  `IF(AND(${direction}="between",ISNUMBER(${upperTarget})),${upperTarget},"")`;
/** The value of a KPI, by its number, in a week. */
export const valueOf = (week: string, number: string | number): string =>
  `INDEX('Weekly Values'!$${valueColumn(0)}$${FROM}:$${valueColumn(KPIS - 1)}$${TO + 1},${lineOf(week, `'Weekly Values'!$B$${FROM}:$B$${TO + 1}`)},${number})`;

/** All cells that are for numbers, so that a text in one of them can be told. */
export const NUMBER_CELLS = [
  `KPIs!$I$${FIRST}:$N$${LAST}`,
  `'New Targets'!$D$${NEW.first}:$H$${NEW.last}`,
  `'Weekly Values'!$${valueColumn(0)}$${FROM}:$${valueColumn(KPIS - 1)}$${TO}`,
];

/** Columns of History: scores of teams and of all; then points, trend and line of New Targets by KPI. */
export const scoreColumn = (index: number): string => columnName(4 + index);
export const pointsColumn = (index: number): string => columnName(11 + index);
export const trendColumn = (index: number): string => columnName(12 + KPIS + index);
export const lineColumn = (index: number): string => columnName(13 + 2 * KPIS + index);
const lines = (row: number): string => `$${lineColumn(0)}$${row}:$${lineColumn(KPIS - 1)}$${row}`;
/** Above the lines: the first week of each KPI with a value, and its last week; 99 without one. */
export const [FIRST_WEEKS, LAST_WEEKS] = [lines(FROM - 3), lines(FROM - 2)];
export const lastWeekOf = (index: number): string => `History!$${lineColumn(index)}$${FROM - 2}`;
/** What a KPI wants in a week, both by number. */
export const wantedIn = (week: string, number: string | number) => {
  const all = `History!$${lineColumn(0)}$${FROM}:$${lineColumn(KPIS - 1)}$${TO}`;
  return wantedBy(`INDEX(${all},MAX(1,${week}),${number})`, ofKpi('H', `${number}`));
};
export const history = (column: string): string => `History!$${column}$${FROM}:$${column}$${TO}`;

/** Of values that look like a percentage beside a plain target: the questions are on History, unprinted. */
export const SLIP_ROW = FROM - 2;
const PERCENT_SLIPS = firstQuestion(
  `History!$${trendColumn(0)}$${SLIP_ROW}:$${trendColumn(KPIS - 1)}$${SLIP_ROW}`,
  (place) => `${ofKpi('D', place)}&": "`,
  'values, target and limit',
);

/** Says that rows of weeks are gone; else what looks like a percentage. */
export const WEEKS_GONE = `IF(COUNT(${WEEK_NUMBERS})<${WEEKS},"A week’s row was deleted from Weekly Values, and the week isn’t counted: undo it, or begin a new copy of the file.",${PERCENT_SLIPS})`;

/** Dashboard: the week that it shows, what is overdue, the KPIs, the teams. */
export const SHOWN = 'Dashboard!$E$5';
/** The number of the KPI in the chart, where one is asked for. */
export const CHOSEN = '$E$6';
/** The same on the page of one KPI. */
export const CHOSEN_HERE = '$C$4';
export const OVERDUE = { first: 9, count: 4 };
export const LINES = 17;
export const TEAM_LINES = LINES + KPIS + 3;

export const FIXES = { first: 8, last: 67 };
const fixes = `Fixes!$K$${FIXES.first}:$K$${FIXES.last}`;
const weeks = `'Weekly Values'!$${valueColumn(KPIS)}$${FROM}:$${valueColumn(KPIS)}$${TO}`;
/** Lines of which other sheets say something, or a message above them; what is overdue has its own place. */
export const LOOK_AT = {
  KPIs: filledIn(`KPIs!$O$${FIRST}:$O$${LAST}`),
  'Weekly Values': filledIn(weeks, "'Weekly Values'!$B$5"),
  'New Targets': filledIn(`'New Targets'!$I$${NEW.first}:$I$${NEW.last}`, "'New Targets'!$B$5"),
  Fixes: `${filledIn(fixes, 'Fixes!$B$6')}-COUNTIF(${fixes},"overdue")`,
};
export const TODAY = 'Fixes!$I$5';
export const FIRST_DAY = 'KPIs!$E$5';
/** Whether KPIs are in percent, and that of one by its number. */
const SHARES = `Dashboard!$N$${LINES}:$N$${LINES + KPIS - 1}`;
export const shareOf = (number: string | number): string => `INDEX(${SHARES},${number})`;
/** How a cell with a status is marked. */
export const statusMarks = (cell: string): Partial<Record<Mark, string>> => ({
  good: `=${cell}="on target"`,
  fair: `=${cell}="drifting"`,
  poor: `=OR(${['missed', 'missing'].map((word) => `${cell}="${word}"`).join(',')})`,
});
/** By how much its chart draws values larger: those in percent by their hundreds. */
export const unitOf = (number: string): string => `IF(${shareOf(number)},100,1)`;
/** A trend as a text; of a KPI in percent it is in points. */
export const trendText = (trend: string, share: string): string =>
  `IF(${share},TEXT(${trend},"+0.0;-0.0;0.0")&" points",IF(ABS(${trend})>=1000,TEXT(${trend},"+#,##0;-#,##0"),TEXT(${trend},"+0.00;-0.00;0.00")))&" a week"`;
