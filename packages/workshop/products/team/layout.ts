import { lineOf } from '../../sheet/lines';
import { columnName } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';
import { filledIn } from '../../sheet/warnings';
import { firstQuestion } from '../okr/percents';

export const TOOL = 'Team Performance Dashboard';
export const WEEKS = 52;
export const TEAMS = 5;
export const KPIS = 10;

/** KPIs: the teams, and below them the KPIs. */
export const TEAM_ROW = 7;
export const FIRST = 15;
export const LAST = FIRST + KPIS - 1;
export const kpi = (column: string, index: number): string => `KPIs!$${column}$${FIRST + index}`;
/** The cells that say what a KPI wants. */
export const kpiCells = (index: number) => ({
  direction: kpi('H', index),
  target: kpi('I', index),
  limit: kpi('J', index),
  upperTarget: kpi('K', index),
  upperLimit: kpi('L', index),
});
export const team = (index: number): string => `KPIs!$D$${TEAM_ROW + index}`;

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
export const upperTarget = (of: (column: string) => string): string =>
  `IF(AND(${of('H')}="between",ISNUMBER(${of('K')})),${of('K')},"")`;
/** The value of a KPI, by its number, in a week. */
export const valueOf = (week: string, number: string | number): string =>
  `INDEX('Weekly Values'!$${valueColumn(0)}$${FROM}:$${valueColumn(KPIS - 1)}$${TO + 1},${lineOf(week, `'Weekly Values'!$B$${FROM}:$B$${TO + 1}`)},${number})`;

/** All cells that are for numbers, so that a text in one of them can be told. */
export const NUMBER_CELLS = [
  `KPIs!$I$${FIRST}:$M$${LAST}`,
  `'Weekly Values'!$${valueColumn(0)}$${FROM}:$${valueColumn(KPIS - 1)}$${TO}`,
];

/** Columns of History: a score for each team and for all, then points and trend of each KPI. */
export const scoreColumn = (index: number): string => columnName(4 + index);
export const pointsColumn = (index: number): string => columnName(11 + index);
export const trendColumn = (index: number): string => columnName(22 + index);
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
export const TEAM_LINES = LINES + KPIS + 4;

export const FIXES = { first: 8, last: 67 };
const fixes = `Fixes!$K$${FIXES.first}:$K$${FIXES.last}`;
const weeks = `'Weekly Values'!$${valueColumn(KPIS)}$${FROM}:$${valueColumn(KPIS)}$${TO}`;
/** Lines of which other sheets say something, or a message above them; what is overdue has its own place. */
export const LOOK_AT = {
  KPIs: filledIn(`KPIs!$N$${FIRST}:$N$${LAST}`, 'KPIs!$B$13'),
  'Weekly Values': filledIn(weeks, "'Weekly Values'!$B$5"),
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
  poor: `=OR(${['missed', 'missing', 'no news'].map((word) => `${cell}="${word}"`).join(',')})`,
});
/** By how much its chart draws values larger: those in percent by their hundreds. */
export const unitOf = (number: string): string => `IF(${shareOf(number)},100,1)`;
/** A trend as a text. */
export const trendText = (trend: string, share: string): string =>
  `IF(${share},TEXT(${trend},"+0.0%;-0.0%;0.0%"),IF(ABS(${trend})>=1000,TEXT(${trend},"+#,##0;-#,##0"),TEXT(${trend},"+0.00;-0.00;0.00")))&" a week"`;
