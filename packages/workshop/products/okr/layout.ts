import { DELIVERED_FROM, KINDS, PROGRESS_FROM, SCORE_WORDS } from '@/lib/tools/rules/okr';
import { compared } from '../../sheet/formulas';
import { columnName } from '../../sheet/sheet';
import type { Mark } from '../../sheet/styles';

export const TOOL = 'Strategic OKR Planner';
export const WEEKS = 13;
export const GOALS = 4;
export const KEY_RESULTS = 15;

/** The first row of the lists; the same on every sheet, so that a key result keeps its row. */
export const FIRST = 8;
export const LAST = FIRST + KEY_RESULTS - 1;
/** Where confidence begins on the sheet of weekly values. */
export const CONFIDENCE = LAST + 5;

/** Scores, from the top: the quarter beside its chart, key results now, then both week by week. */
export const SUMMARY = 7;
export const NOW = SUMMARY + 14;
export const WEEKLY = NOW + KEY_RESULTS + 5;
export const GOAL_ROW = WEEKLY + KEY_RESULTS + 3;

/** The column of a week on the sheets that have thirteen of them; D is week 1. */
export const week = (number: number): string => columnName(3 + number);
export const FIRST_WEEK = week(1);
export const LAST_WEEK = week(WEEKS);

/** All cells that are for numbers, so that a text in one of them can be told. */
export const NUMBER_CELLS = [
  `'Key Results'!$F$${FIRST}:$G$${LAST}`,
  `'Key Results'!$J$${FIRST}:$J$${LAST}`,
  `'Weekly Values'!$${FIRST_WEEK}$${FIRST}:$${LAST_WEEK}$${LAST}`,
  `'Weekly Values'!$${FIRST_WEEK}$${CONFIDENCE}:$${LAST_WEEK}$${CONFIDENCE + KEY_RESULTS - 1}`,
];

export { KINDS };
/** What the kinds mean, as sheets say it. */
export const KINDS_SAID =
  'rise (more is better), fall (less is better), keep (it stays between start and target) or done (0 is no, 1 is yes)';
export const ASK_KIND =
  'rise: more is better. fall: less is better. keep: it stays between start and target. done: 0 is no, 1 is yes.';
/** The columns of kind, start and target go against each other. */
export const wrongWay = (kind: string, start: string, target: string): string =>
  `AND(COUNT(${start},${target})=2,OR(AND(${kind}="rise",${target}<${start}),AND(${kind}="fall",${target}>${start})))`;
/** What should stay as it is: also what rises or falls to where it begins. */
export const isToBeKept = (kind: string, start: string, target: string): string =>
  `OR(${kind}="keep",AND(${kind}<>"done",COUNT(${start},${target})=2,${compared(`N(${start})`, '=', `N(${target})`)}))`;

/** Where a score is called something else. */
export const BOUNDS = [PROGRESS_FROM, DELIVERED_FROM];

/**
 * The score of a key result from its cells: 0 at the start, 1 at the target, in a straight line, or 1 while
 * what should stay does; nothing without a value.
 */
export function scoreFormula(kind: string, start: string, target: string, current: string): string {
  const line = `MIN(1,MAX(0,(${current}-${start})/(${target}-${start})))`;
  const low = compared(current, '>=', `MIN(${start},${target})`);
  const high = compared(current, '<=', `MAX(${start},${target})`);
  const held = `IF(AND(OR(${kind}="fall",${low}),OR(${kind}="rise",${high})),1,0)`;
  const way = `IF(${wrongWay(kind, start, target)},"",${line})`;
  const measured = `IF(OR(${kind}="",COUNT(${start},${target})<2),"",IF(${isToBeKept(kind, start, target)},${held},${way}))`;
  return `IF(NOT(ISNUMBER(${current})),"",IF(${kind}="done",IF(${compared(current, '>=', 1)},1,0),${measured}))`;
}

/** The last number in a row of weeks, up to one of them; a text where there is none. */
export function standing(row: string, weeks: string): string {
  const last = `SUMPRODUCT(MAX(ISNUMBER(${row})*${weeks}))`;
  return `IF(${last}=0,"",INDEX(${row},${last}))`;
}

/** What a score is called: delivered, on its way or falling short. */
export const wordFormula = (score: string): string =>
  `IF(NOT(ISNUMBER(${score})),"",IF(${delivered(score)},"${SCORE_WORDS.delivered}",IF(${compared(score, '>=', PROGRESS_FROM)},"${SCORE_WORDS.progress}","${SCORE_WORDS.short}")))`;

const delivered = (score: string) => compared(score, '>=', DELIVERED_FROM);

/**
 * The same as colors. A cell without a score has none; ROUND of an empty text is an error, which marks
 * nothing.
 */
export function marksOf(score: string): Partial<Record<Mark, string>> {
  const progress = compared(score, '>=', PROGRESS_FROM);
  return {
    good: `=IF(ISNUMBER(${score}),${delivered(score)},FALSE)`,
    fair: `=IF(ISNUMBER(${score}),AND(${progress},NOT(${delivered(score)})),FALSE)`,
    poor: `=IF(ISNUMBER(${score}),NOT(${progress}),FALSE)`,
  };
}
