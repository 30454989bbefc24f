import { columnName } from '../../sheet/sheet';

export const TOOL = 'Strategic OKR Planner';
export const WEEKS = 13;
export const GOALS = 4;
export const KEY_RESULTS = 15;

/** The first row of the lists; the same on every sheet, so that a key result keeps its row. */
export const FIRST = 8;
export const LAST = FIRST + KEY_RESULTS - 1;
/** Where confidence begins on the sheet of weekly values, and the weekly scores on that of scores. */
export const CONFIDENCE = LAST + 5;
export const WEEKLY = LAST + 7;

/** The column of a week on the sheets that have thirteen of them; D is week 1. */
export const week = (number: number): string => columnName(3 + number);
export const FIRST_WEEK = week(1);
export const LAST_WEEK = week(WEEKS);

export const KINDS = ['rise', 'fall', 'done'] as const;

/** The score of a key result from its cells: 0 at the start, 1 at the target, in a straight line; nothing without a value. */
export function scoreFormula(kind: string, start: string, target: string, current: string): string {
  const wrongWay = `OR(AND(${kind}="rise",${target}<=${start}),AND(${kind}="fall",${target}>=${start}))`;
  const line = `MIN(1,MAX(0,(${current}-${start})/(${target}-${start})))`;
  const measured = `IF(OR(${kind}="",COUNT(${start},${target})<2),"",IF(${wrongWay},"",${line}))`;
  return `IF(NOT(ISNUMBER(${current})),"",IF(${kind}="done",IF(${current}>=1,1,0),${measured}))`;
}

/** The last number in a row of weeks, up to one of them; a text where there is none. */
export function standing(row: string, weeks: string): string {
  const last = `SUMPRODUCT(MAX(ISNUMBER(${row})*${weeks}))`;
  return `IF(${last}=0,"",INDEX(${row},${last}))`;
}

/** Delivered, progress or short, in words. */
export const wordFormula = (score: string): string =>
  `IF(NOT(ISNUMBER(${score})),"",IF(${score}>=0.7,"delivered",IF(${score}>=0.4,"progress","short")))`;
