import { AHEAD_FROM, ON_LINE_FROM } from '@/lib/tools/rules/forecast';
import { WEEKS } from './layout';

/** The cells of one key result: what it is, its values from week 0 (the start) on, and the numbers of these weeks. */
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

export type LineCells = { sums: readonly string[]; last: string; before: string };

/** What the line is worth a week: by least squares through the start and all values, as the core has it. */
export function trendFormula({ kind, start, target }: Row, { sums, last }: LineCells): string {
  const [count, x, y, xy, xx] = sums as [string, string, string, string, string];
  const ways = `OR(AND(${kind}="rise",${target}>${start}),AND(${kind}="fall",${target}<${start}))`;
  const known = `AND(COUNT(${start},${target})=2,${last}>0)`;
  return `IF(${known},IF(${ways},(${count}*${xy}-${x}*${y})/(${count}*${xx}-${x}*${x}),""),"")`;
}

/** The value in week 12 if it goes on like this. */
export const expectedFormula = (trend: string, { sums: [count, x, y] }: LineCells): string =>
  `IF(${trend}="","",(${y}-${trend}*${x})/${count}+${WEEKS}*${trend})`;

/** How much of the way from start to target that is. */
export const wayFormula = ({ start, target }: Row, expected: string): string =>
  `IF(${expected}="","",(${expected}-${start})/(${target}-${start}))`;

/** One of the four signs. */
export function signFormula(row: Row, way: string, { last, before }: LineCells): string {
  const value = (at: string) => `INDEX(${row.values},${at}+1)`;
  const step = `(${value(last)}-${value(before)})/(${row.target}-${row.start})`;
  const byWay = `IF(${way}>=${AHEAD_FROM},"ahead",IF(${way}>=${ON_LINE_FROM},"on line","drifting"))`;
  return `IF(${way}="","",IF(${step}<=0,"stalled",${byWay}))`;
}

/** The last value that was entered; nothing while there is none. */
export const standingFormula = (row: Row, last: string): string =>
  `IF(${last}=0,"",INDEX(${row.values},${last}+1))`;
