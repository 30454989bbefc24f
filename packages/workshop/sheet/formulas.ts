import { MEASURE_DECIMALS } from '@/lib/tools/rules/rounding';

/** What another cell has, and nothing where that is empty. */
export const shown = (cell: string): string => `IF(${cell}="","",${cell})`;

/** The text of the first condition that holds; nothing where none does. */
export const firstOf = (cases: readonly (readonly [when: string, text: string])[]): string =>
  cases.reduceRight((rest, [when, text]) => `IF(${when},"${text}",${rest})`, '""');

/** What is found, and nothing where that is empty or there is nothing to be found. */
export const found = (formula: string): string => `IFERROR(${shown(formula)},"")`;

/**
 * Whether a cell for a number or a day has a text in it, such as 8h pasted past its rule: it would count as
 * nothing.
 */
export const isTextual = (cell: string): string => `AND(ISTEXT(${cell}),LEN(${cell})>0)`;

/** Whether numbers are within bounds, for a cell or for all of a range; a text may be either. */
export const isWithin = (cells: string, [min, max]: readonly [number, number]): string =>
  `(${cells}>=${min})*(${cells}<=${max})`;

/** The number in a cell if it is within bounds; nothing otherwise. */
export const within = (cell: string, bounds: readonly [number, number], otherwise = '""'): string =>
  `IF(ISNUMBER(${cell})*${isWithin(cell, bounds)}>0,${cell},${otherwise})`;

export const ENTER_A_DATE = 'Enter a date';

/** For `firstOf`: which of two numbers is missing, or both. */
export const whichIsMissing = (...cells: [cell: string, name: string][]): [when: string, text: string][] => [
  [
    `COUNT(${cells.map(([cell]) => cell).join(',')})=0`,
    `Missing: ${cells.map(([, name]) => name).join(' and ')}`,
  ],
  ...cells.map(([cell, name]): [string, string] => [`COUNT(${cell})=0`, `Missing: ${name}`]),
];

/** A day so many days after the one in a cell; nothing where that has none. */
export const dayAfter = (cell: string, days: number | string): string =>
  `IF(ISNUMBER(${cell}),${cell}+${days},"")`;

/** The whole number that was asked for in a cell, kept within bounds; else another formula. */
export const asked = (cell: string, [min, max]: readonly [number, number], other: string): string =>
  `IF(ISNUMBER(${cell}),MAX(${min},MIN(${max},INT(${cell}))),${other})`;

/**
 * A comparison that decides a word, a sign or a mark: both sides rounded first, as the rules do
 * (lib/tools/rules/rounding.ts). An empty text in a formula or cell is an error in ROUND, so ask for it
 * before.
 * @param decimals MEASURE_DECIMALS for ratios and hours, MONEY_DECIMALS for money
 */
export const compared = (
  left: string,
  sign: '<' | '<=' | '=' | '<>' | '>=' | '>',
  right: string | number,
  decimals = MEASURE_DECIMALS,
): string => `${rounded(left, decimals)}${sign}${rounded(right, decimals)}`;

/** A formula rounded as the rules do; a plain number needs none. */
export const rounded = (side: string | number, decimals = MEASURE_DECIMALS): string =>
  typeof side === 'number' ? String(side) : `ROUND(${side},${decimals})`;

/**
 * A measure as it stands beside a word: rounded to so many decimals, or to all that count where that would
 * carry it over a bound which it has not reached, or below one that it has. For looks that show more decimals
 * where there are more.
 */
export function shownBeside(measure: string, bounds: readonly number[], decimals: number): string {
  const short = rounded(measure, decimals);
  const same = bounds.map((bound) => `(${short}>=${bound})=(${compared(measure, '>=', bound)})`);
  return `IF(AND(${same.join(',')}),${short},${rounded(measure)})`;
}

/**
 * The day by which something is due or overdue: the one that was typed into a cell (see `askForToday`), else
 * the real one. No cell shows it: its value would be another one each day, and the made file other bytes.
 */
export const todayBy = (cell: string): string => `IF(ISNUMBER(${cell}),${cell},TODAY())`;

/** What is asked of values in a week that is still to come. */
export const notBegun = (week: string, place: 'row' | 'column'): string =>
  `"Week "&${week}&" hasn’t begun: right ${place}?"`;
