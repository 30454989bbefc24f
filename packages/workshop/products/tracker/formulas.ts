import { AHEAD_FROM, LAST_WEEK, ON_LINE_FROM } from '@/lib/tools/rules/forecast';
import { compared, firstOf } from '../../sheet/formulas';
import { isToBeKept, scoreFormula } from '../okr/layout';

/**
 * The cells of one key result: what it is, its values from week 0 (the start) on, and the numbers of these
 * weeks.
 */
export type Row = {
  kind: string;
  start: string;
  target: string;
  values: string;
  weeks: string;
  shown: string;
};

/** The sums that the straight line needs, over the weeks up to the one shown. */
export const SUMS = ['Values', 'Sum of weeks', 'Sum of values', 'Weeks × values', 'Weeks²'] as const;

/** Each of them as a formula, in their order. A week without a number counts in none. */
export function sumFormulas({ values, weeks, shown }: Row): string[] {
  const [given, till] = [`ISNUMBER(${values})`, `(${weeks}<=${shown})`];
  return [
    `SUMPRODUCT(${given}*${till})`,
    `SUMPRODUCT(${given}*${till}*${weeks})`,
    `SUMPRODUCT(${till}*1,${values})`,
    `SUMPRODUCT(${till}*${weeks},${values})`,
    `SUMPRODUCT(${given}*${till}*${weeks}*${weeks})`,
  ];
}

/** The last week with a value up to the one shown, and the last before that; 0 is the start. */
export const lastWeek = ({ values, weeks, shown }: Row): string =>
  `SUMPRODUCT(MAX(ISNUMBER(${values})*(${weeks}<=${shown})*${weeks}))`;
export const weekBefore = ({ values, weeks }: Row, last: string): string =>
  `SUMPRODUCT(MAX(ISNUMBER(${values})*(${weeks}<${last})*${weeks}))`;

export type LineCells = { sums: readonly string[]; last: string; before: string; settled: string };

const lastValue = ({ values }: Row, { last }: Pick<LineCells, 'last'>) => `INDEX(${values},${last}+1)`;
const isMilestone = ({ kind, start, target, values, weeks, shown }: Row) => {
  const others = `SUMPRODUCT(ISNUMBER(${values})*(${weeks}<=${shown})*(${values}<>0)*(${values}<>1))`;
  return `OR(${kind}="done",AND(${kind}="rise",COUNT(${start},${target})=2,${start}=0,${target}=1,${others}=0))`;
};

/**
 * How a key result stands where nothing is left to forecast: reached, missed, kept or promised. As the core
 * has it.
 */
export function settledFormula(row: Row, { last }: Pick<LineCells, 'last'>): string {
  const value = lastValue(row, { last });
  const score = scoreFormula(row.kind, row.start, row.target, value);
  const over = `${last}>=${LAST_WEEK}`;
  const milestone = firstOf([
    [`${value}>=1`, 'kept'],
    [over, 'missed'],
    ['TRUE', 'promised'],
  ]);
  const number = firstOf([
    [compared(`N(${score})`, '>=', 1), 'reached'],
    [`AND(${over},ISNUMBER(${score}))`, 'missed'],
  ]);
  const held = firstOf([
    [`NOT(ISNUMBER(${score}))`, ''],
    [`${score}=1`, 'kept'],
    [over, 'missed'],
    ['TRUE', 'slipped'],
  ]);
  const toBeKept = isToBeKept(row.kind, row.start, row.target);
  return `IF(${last}=0,"",IF(${isMilestone(row)},${milestone},IF(${toBeKept},${held},${number})))`;
}

/** What the line is worth a week: by least squares through the start and all values, as the core has it. */
export function trendFormula({ kind, start, target }: Row, { sums, last }: LineCells): string {
  const [count, x, y, xy, xx] = sums as [string, string, string, string, string];
  const ways = `OR(AND(${kind}="rise",${target}>${start}),AND(${kind}="fall",${target}<${start}))`;
  const known = `AND(COUNT(${start},${target})=2,${last}>0)`;
  return `IF(${known},IF(${ways},(${count}*${xy}-${x}*${y})/(${count}*${xx}-${x}*${x}),""),"")`;
}

/** The value in week 12 if it goes on like this, or the last one where nothing is left to forecast. */
export function expectedFormula(row: Row, trend: string, cells: LineCells): string {
  const [count, x, y] = cells.sums;
  const line = `IF(${trend}="","",(${y}-${trend}*${x})/${count}+${LAST_WEEK}*${trend})`;
  return `IF(${cells.settled}<>"",${lastValue(row, cells)},${line})`;
}

/** How much of the way from start to target that is. */
export function wayFormula({ kind, start, target }: Row, expected: string): string {
  const known = `OR(${kind}="done",${isToBeKept(kind, start, target)})`;
  const score = scoreFormula(kind, start, target, expected);
  return `IF(${expected}="","",IF(${known},${score},(${expected}-${start})/(${target}-${start})))`;
}

/** How it stands, or one of the five signs of a forecast. */
export function signFormula(row: Row, way: string, { last, before, settled }: LineCells): string {
  const value = (at: string) => `INDEX(${row.values},${at}+1)`;
  const step = `(${value(last)}-${value(before)})*SIGN(${row.target}-${row.start})`;
  const forecast = firstOf([
    [hasBeenAtTarget(row), 'slipped'],
    [compared(step, '<=', 0), 'stalled'],
    [compared(way, '>=', AHEAD_FROM), 'ahead'],
    [compared(way, '>=', ON_LINE_FROM), 'on track'],
    ['TRUE', 'drifting'],
  ]);
  return `IF(${settled}<>"",${settled},IF(${way}="","",${forecast}))`;
}

/** Whether any value up to the week shown is at the target: a text is no value, and can only be compared. */
function hasBeenAtTarget({ kind, start, target, values, weeks, shown }: Row): string {
  const bound = `${target}-${HALF_A_STEP}*(${target}-${start})`;
  const count = (sign: string) =>
    `SUMPRODUCT(ISNUMBER(${values})*(${values}${sign}${bound})*(${weeks}>0)*(${weeks}<=${shown}))`;
  return `IF(${kind}="fall",${count('<=')},${count('>=')})>0`;
}
/** Of the way to the target: what is nearer to it than this rounds to it, by MEASURE_DECIMALS. */
const HALF_A_STEP = '0.0000000005';

/** The last value that was entered; nothing while there is none. */
export const standingFormula = (row: Row, last: string): string =>
  `IF(${last}=0,"",INDEX(${row.values},${last}+1))`;
