import { LAST_WEEK as FORECAST_TO } from '@/lib/tools/rules/forecast';
import { DELIVERED_FROM, KINDS, PROGRESS_FROM, SCORE_WORDS } from '@/lib/tools/rules/okr';
import { compared, todayBy } from '../../sheet/formulas';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { uncountedLines } from '../../sheet/warnings';
import { firstAsked } from './percents';

export const TOOL = 'Strategic OKR Planner';
/** The day that counts as today, where one was typed. */
export const TODAY = 'Goals!$D$6';
export const WEEKS = 13;
export const GOALS = 4;
export const KEY_RESULTS = 15;

/** The first row of the lists; the same on every sheet, so that a key result keeps its row. */
export const FIRST = 8;
export const LAST = FIRST + KEY_RESULTS - 1;
/** Where confidence begins on the sheet of weekly values. */
export const CONFIDENCE = LAST + 5;

/** Scores, from the top: two to talk about, the quarter beside its chart, key results now, both by week. */
export const TALK = 5;
export const SUMMARY = TALK + 5;
export const NOW = SUMMARY + 11;
export const WEEKLY = NOW + KEY_RESULTS + 5;
export const GOAL_ROW = WEEKLY + KEY_RESULTS + 3;
export const RULES = GOAL_ROW + GOALS + 3;
/** The week it is read in: the one asked for, or the latest with a value or by the calendar. */
export const WEEK_ASKED = `$D$${SUMMARY + GOALS + 2}`;
export const WEEK_NOW = `$D$${SUMMARY + GOALS + 3}`;

/** The column of a week on the sheets that have thirteen of them; D is week 1. */
export const week = (number: number): string => columnName(3 + number);
export const FIRST_WEEK = week(1);
export const LAST_WEEK = week(WEEKS);

export const SURE_WITHIN = [1, 10] as const;

/** What is asked of values and confidences on their sheet, right of the weeks; see `firstAsked`. */
const ofValues = (column: string) => `'Weekly Values'!$${column}$${FIRST}:$${column}$${LAST}`;
export const ASKED = firstAsked(
  ofValues(week(WEEKS + 1)),
  (place) => `INDEX(${ofValues('C')},${place})&": "`,
);

/** What is typed past the numbers of the lists of weeks. */
const inWeeks = (column: string, from: number) =>
  `'Weekly Values'!$${column}$${from}:$${column}$${from + KEY_RESULTS - 1}`;
const WEEK_COLUMNS = Array.from({ length: WEEKS }, (_, index) => week(index + 1));
export const UNCOUNTED_VALUES = [FIRST, CONFIDENCE]
  .map((from) => uncountedLines(inWeeks('B', from), ...WEEK_COLUMNS.map((column) => inWeeks(column, from))))
  .join('+');

export { KINDS };
export const KINDS_SAID =
  'rise (more is better), fall (less is better), keep (from start to target; empty is no limit) or done (0 is no, 1 is yes)';
export const ASK_KIND =
  'rise: more is better. fall: less is better. keep: it stays from start to target; leave start empty for “at most”, target for “at least”. done: 0 is no, 1 is yes.';
/** Whether a value may be one of its kind: what is done is 0 or 1. A rule's formula may have no < in it. */
export const fitsKind = (value: string, kind: string): string =>
  `OR(NOT(${kind}="done"),${value}=0,${value}=1)`;
export const VALUE_HINT = 'A number without its unit, and of the kind done only 0 or 1.';
/** What is asked of what was typed for a week that isn't one of its key result. */
export const outOfWeeks = (begins: string, ends: string): string =>
  `"it counts in weeks "&${begins}&" to "&MIN(${FORECAST_TO},${ends})`;
export const DONE_IS = '"? Done is 0 or 1"';
/** The columns of kind, start and target go against each other. */
export const wrongWay = (kind: string, start: string, target: string): string =>
  `AND(COUNT(${start},${target})=2,OR(AND(${kind}="rise",${target}<${start}),AND(${kind}="fall",${target}>${start})))`;
/** Whether start and target are missing: what should stay needs one of them, and what is done none. */
export const fewEnds = (kind: string, ends: string): string =>
  `AND(${kind}<>"done",COUNT(${ends})<IF(${kind}="keep",1,2))`;
/** What should stay as it is: also what rises or falls to where it begins. */
export const isToBeKept = (kind: string, start: string, target: string): string =>
  `OR(${kind}="keep",AND(${kind}<>"done",COUNT(${start},${target})=2,${compared(`N(${start})`, '=', `N(${target})`)}))`;

export const BOUNDS = [PROGRESS_FROM, DELIVERED_FROM];

/**
 * The score of a key result from its cells: 0 at the start, 1 at the target, in a straight line, or 1 while
 * what should stay does, between limits of which one may be empty; nothing without a value.
 */
export function scoreFormula(kind: string, start: string, target: string, current: string): string {
  const line = `MIN(1,MAX(0,(${current}-${start})/(${target}-${start})))`;
  const free = (limit: string, other: string) => `OR(${kind}="${other}",NOT(ISNUMBER(${limit})))`;
  const low = `OR(${free(start, 'fall')},${compared(current, '>=', `MIN(${start},${target})`)})`;
  const high = `OR(${free(target, 'rise')},${compared(current, '<=', `MAX(${start},${target})`)})`;
  const held = `IF(AND(${low},${high}),1,0)`;
  const way = `IF(${wrongWay(kind, start, target)},"",${line})`;
  const few = fewEnds(kind, `${start},${target}`);
  const measured = `IF(OR(${kind}="",${few}),"",IF(${isToBeKept(kind, start, target)},${held},${way}))`;
  return `IF(NOT(ISNUMBER(${current})),"",IF(${kind}="done",IF(${compared(current, '>=', 1)},1,0),${measured}))`;
}

/** The week whose Friday has come, by a first day; 0 before the first, and without such a day. */
export const weekDue = (firstDay: string, today: string): string =>
  `IF(ISNUMBER(${firstDay}),MAX(0,MIN(${FORECAST_TO},INT((${today}-${firstDay}-4)/7)+1)),0)`;
/** How many weeks have begun: no value of a later one counts. Before the first day or without one, all do. */
export function weeksBegun(firstDay: string, today: string, weeks: number): string {
  const days = `${todayBy(today)}-${firstDay}`;
  return `IF(ISNUMBER(${firstDay}),IF(${days}<0,${weeks},INT((${days})/7)+1),${weeks})`;
}
/**
 * The last week up to the one shown that is over: by its Friday, or the one shown while no quarter runs by a
 * first day.
 */
export const weekOver = (firstDay: string, today: string, shown: string): string =>
  `IF(AND(ISNUMBER(${firstDay}),${today}>=N(${firstDay})),MIN(${shown},${weekDue(firstDay, today)}),${shown})`;

/** The last number in a row of weeks, up to one of them; a text where there is none. */
export function standing(row: string, weeks: string): string {
  const last = `SUMPRODUCT(MAX(ISNUMBER(${row})*${weeks}))`;
  return `IF(${last}=0,"",INDEX(${row},${last}))`;
}

export const wordFormula = (score: string): string =>
  `IF(NOT(ISNUMBER(${score})),"",IF(${compared(score, '>=', DELIVERED_FROM)},"${SCORE_WORDS.delivered}",IF(${compared(score, '>=', PROGRESS_FROM)},"${SCORE_WORDS.progress}","${SCORE_WORDS.short}")))`;
