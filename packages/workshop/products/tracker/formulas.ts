import { CHECK_INS } from '@/lib/tools/rules/check-ins';
import {
  AHEAD_FROM,
  LAST_WEEK,
  LINE_FROM,
  ON_LINE_FROM,
  SILENT_FROM,
  UNKNOWN,
} from '@/lib/tools/rules/forecast';
import { DELIVERED_FROM, PROGRESS_FROM, SCORE_WORDS } from '@/lib/tools/rules/okr';
import { compared, firstOf } from '../../sheet/formulas';
import { columnName } from '@/lib/tools/rules/workbook/read-workbook';
import { fitsKind, isToBeKept, scoreFormula } from '../okr/layout';
import { isShare, sizeBounds } from '../okr/percents';
import { oneOf } from './signs';

/**
 * The cells of one key result: what it is, its first and last week where they were typed, its values from
 * week 0 on with the start in the week before its first, the numbers of these weeks, the one shown, the last
 * one up to it that is over, and the last in which its owner wrote anything.
 */
export type Row = {
  title: string;
  kind: string;
  start: string;
  target: string;
  from: string;
  till: string;
  values: string;
  weeks: string;
  shown: string;
  over: string;
  lastUpdate: string;
};

/** The sums that the straight line needs, over the weeks up to the one shown. */
const SUMS = ['Values', 'Sum of weeks', 'Sum of values', 'Weeks × values', 'Weeks²'] as const;

/** Each of them as a formula, in their order. A week without a number counts in none. */
function sumFormulas({ values, weeks, shown }: Row): string[] {
  const [given, till] = [`ISNUMBER(${values})`, `(${weeks}<=${shown})`];
  return [
    `SUMPRODUCT(${given}*${till})`,
    `SUMPRODUCT(${given}*${till}*${weeks})`,
    `SUMPRODUCT(${till}*1,${values})`,
    `SUMPRODUCT(${till}*${weeks},${values})`,
    `SUMPRODUCT(${given}*${till}*${weeks}*${weeks})`,
  ];
}

/** The last week with a value up to the one shown, or 0; and the last before another, or the start's. */
const lastWeek = ({ values, weeks, shown }: Row, { begins }: LineCells): string =>
  `SUMPRODUCT(MAX(ISNUMBER(${values})*(${weeks}<=${shown})*(${weeks}>=${begins})*${weeks}))`;
const weekBefore = ({ values, weeks }: Row, { begins }: LineCells, week: string): string =>
  `MAX(${begins}-1,SUMPRODUCT(MAX(ISNUMBER(${values})*(${weeks}<${week})*${weeks})))`;

/**
 * The workings of a straight line, and of its values' size (see `sizeBounds`), in their order: each has a
 * cell of its own.
 */
export const WORKINGS = [
  ...SUMS,
  'Last week',
  'Before',
  'Earlier',
  'Settled',
  'Trend',
  'Line',
  'Too small',
  'Too big',
  'Percent',
  'Last update',
  'Begins',
  'Ends',
  'Unmeasured',
] as const;
const NAMES = [
  ...(['last', 'before', 'earlier', 'settled', 'trend', 'line', 'small', 'big', 'share'] as const),
  ...(['lastUpdate', 'begins', 'ends', 'unmeasured'] as const),
] as const;
export type LineCells = { sums: readonly string[] } & Record<(typeof NAMES)[number], string>;

/** Where they are, from a column of a sheet on: "History!". */
export function lineCellsAt(sheet: string, from: number, row: number): LineCells {
  const cell = (index: number) => `${sheet}$${columnName(from + index)}$${row}`;
  const named = NAMES.map((name, index) => [name, cell(SUMS.length + index)]);
  return { sums: SUMS.map((_, index) => cell(index)), ...Object.fromEntries(named) } as LineCells;
}

/** Their formulas. */
export const workingFormulas = (row: Row, cells: LineCells): string[] => [
  ...sumFormulas(row),
  lastWeek(row, cells),
  weekBefore(row, cells, cells.last),
  weekBefore(row, cells, cells.before),
  settledFormula(row, cells),
  trendFormula(row, cells),
  lineFormula(cells),
  ...sizeBounds(row),
  isShare(row),
  row.lastUpdate,
  `IF(AND(N(${row.from})>1,N(${row.from})<=${LAST_WEEK}),INT(${row.from}),1)`,
  `IF(AND(N(${row.till})>=1,N(${row.till})<${LAST_WEEK}),INT(${row.till}),${CHECK_INS})`,
  unmeasuredFormula(row),
];

/** What a key result without a value is to its goal. */
export const AT_START = 1;
export const INCOMPLETE = 2;
function unmeasuredFormula({ title, kind, start, target }: Row): string {
  const measured = `IF(${isToBeKept(kind, start, target)},0,${AT_START})`;
  return `IF(LEN(${title})=0,0,IF(ISNUMBER(${scoreFormula(kind, start, target, '0')}),${measured},${INCOMPLETE}))`;
}

/** What was typed for a week if it counts, or the start in the week before the first; else nothing. */
export function countedFormula(row: Row, cells: LineCells, week: number, typed: string): string {
  const belongs = `OR(${typed}=0,AND(ABS(${typed})>${cells.small},ABS(${typed})<${cells.big}))`;
  const value = `IF(AND(${fitsKind(typed, row.kind)},${belongs}),${typed},"")`;
  const inItsWeeks = `IF(AND(${cells.begins}<=${week},${cells.ends}>=${week}),IF(ISNUMBER(${typed}),${value},""),"")`;
  const start = `IF(ISNUMBER(${row.start}),${row.start},"")`;
  return `IF(LEN(${row.title})=0,"",IF(${cells.begins}=${week + 1},${start},${week === 0 ? '""' : inItsWeeks}))`;
}

const lastValue = ({ values }: Row, { last }: LineCells) => `INDEX(${values},${last}+1)`;
/** Whether a key result is done or not done, by its kind or by 0 and 1 alone. As the core has it. */
export const isMilestone = ({ kind, start, target, values, weeks, shown }: Row) => {
  const others = `SUMPRODUCT(ISNUMBER(${values})*(${weeks}<=${shown})*(${values}<>0)*(${values}<>1))`;
  return `OR(${kind}="done",AND(${kind}="rise",COUNT(${start},${target})=2,${start}=0,${target}=1,${others}=0))`;
};

/** How a key result stands where nothing is left to forecast. As the core has it. */
function settledFormula(row: Row, cells: LineCells): string {
  const { last, begins } = cells;
  const since = (week: string) => `${row.over}-MAX(${week},${begins}-1)>=${SILENT_FROM}`;
  const value = `N(${lastValue(row, cells)})`;
  const score = scoreFormula(row.kind, row.start, row.target, value);
  const final = `${last}>=${LAST_WEEK}`;
  const unheard = since(cells.lastUpdate);
  const silence = [
    [unheard, 'no news'],
    [since(last), 'no value'],
  ] as const;
  const none = firstOf([...silence, ['TRUE', 'no value yet']]);
  const milestone = firstOf([
    [`${value}>=1`, 'kept'],
    [final, 'missed'],
    [unheard, 'no news'],
    ['TRUE', 'promised'],
  ]);
  const number = firstOf([
    [compared(score, '>=', 1), 'reached'],
    [`AND(${final},${compared(score, '>=', DELIVERED_FROM)})`, SCORE_WORDS.delivered],
    [`AND(${final},${compared(score, '>=', PROGRESS_FROM)})`, SCORE_WORDS.progress],
    [final, SCORE_WORDS.short],
    ...silence,
    [`${last}<${begins}-1+${LINE_FROM}`, 'too early'],
  ]);
  const held = firstOf([
    [`AND(${final},${score}<1)`, SCORE_WORDS.short],
    ...silence.map(([when, sign]) => [`AND(NOT(${final}),${when})`, sign] as const),
    [`${score}=1`, 'kept'],
    ['TRUE', 'slipped'],
  ]);
  const toBeKept = isToBeKept(row.kind, row.start, row.target);
  const some = `IF(${isMilestone(row)},${milestone},IF(${toBeKept},${held},${number}))`;
  const sign = `IF(ISNUMBER(${score}),IF(${last}=0,${none},${some}),"incomplete")`;
  const ended = `IF(${cells.ends}<${row.shown},"stopped",${sign})`;
  return `IF(LEN(${row.title})=0,"",IF(${begins}>MAX(1,${row.shown}),"starts later",${ended}))`;
}

/** What the line is worth a week: by least squares through the start and all values, as the core has it. */
function trendFormula({ kind, start, target }: Row, { sums, last }: LineCells): string {
  const [count, x, y, xy, xx] = sums as [string, string, string, string, string];
  const ways = `OR(AND(${kind}="rise",${target}>${start}),AND(${kind}="fall",${target}<${start}))`;
  return `IF(AND(COUNT(${start},${target})=2,${last}>0,${ways}),(${count}*${xy}-${x}*${y})/(${count}*${xx}-${x}*${x}),"")`;
}

/** Where the line is in week 12. */
function lineFormula({ sums, trend }: LineCells): string {
  const [count, x, y] = sums;
  return `IF(${trend}="","",(${y}-${trend}*${x})/${count}+${LAST_WEEK}*${trend})`;
}

/**
 * The value in week 12 if it goes on like this, not below 0 where start and target aren't; or the last one
 * where nothing is left to forecast.
 */
export function expectedFormula(row: Row, cells: LineCells): string {
  const { start, target } = row;
  const { line } = cells;
  const inReason = `IF(MIN(${start},${target})>=0,MAX(0,${line}),${line})`;
  const known = `IF(${oneOf(cells.settled, UNKNOWN)},"",${lastValue(row, cells)})`;
  return `IF(${cells.settled}<>"",${known},IF(${line}="","",${inReason}))`;
}

/**
 * How much of the way from start to target that is, where there is one: from 0 to 110%, which is that or
 * more.
 */
export function wayFormula(row: Row, cells: LineCells): string {
  const { kind, start, target } = row;
  const known = `OR(${kind}="done",${isToBeKept(kind, start, target)})`;
  const score = scoreFormula(kind, start, target, lastValue(row, cells));
  const reached = `IF(${cells.settled}<>"",${lastValue(row, cells)},${cells.line})`;
  const way = `MIN(${AHEAD_FROM},MAX(0,${wayOf(row, reached)}))`;
  return `IF(${known},${score},${way})`;
}
const wayOf = ({ start, target }: Row, value: string) => `(${value}-${start})/(${target}-${start})`;

/** How it stands, or one of the five signs of a forecast. */
export function signFormula(row: Row, cells: LineCells): string {
  const value = (at: string) => `INDEX(${row.values},${at}+1)`;
  const noCloser = (from: string, to: string) =>
    compared(`(${value(to)}-${value(from)})*SIGN(${row.target}-${row.start})`, '<=', 0);
  const { last, before, earlier } = cells;
  const way = wayOf(row, cells.line);
  const forecast = firstOf([
    [hasBeenAtTarget(row), 'slipped'],
    [`AND(${cells.sums[0]}>2,${noCloser(earlier, before)},${noCloser(before, last)})`, 'stalled'],
    [compared(way, '>=', AHEAD_FROM), 'ahead'],
    [compared(way, '>=', ON_LINE_FROM), 'on track'],
    ['TRUE', 'drifting'],
  ]);
  return `IF(${cells.settled}<>"",${cells.settled},IF(${cells.line}="","",${forecast}))`;
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
export const standingFormula = (row: Row, cells: LineCells): string =>
  `IF(${cells.last}=0,"",${lastValue(row, cells)})`;
