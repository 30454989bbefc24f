/**
 * Round first, then compare exactly: 0.1 + 0.2 is not quite 0.3 where numbers are binary, and a threshold
 * must not turn on that. Wherever a bound decides a word, a sign, a month or a warning, both sides go through
 * here; the workbooks' formulas do the same with ROUND (`compared` in packages/workshop/sheet/formulas.ts).
 */

/** Decimals that count: money to cents; ratios, hours and all else that is measured to nine. */
export const MONEY_DECIMALS = 2;
export const MEASURE_DECIMALS = 9;

/**
 * A long sum carries binary leftovers into its seventh decimal: taken off first, half a cent is half a cent.
 */
export const SUM_DECIMALS = 6;

/** An amount of money in whole cents, as a plain number: 0.30 for 0.1 + 0.2, and never -0. */
export const roundedMoney = (amount: number): number =>
  roundedTo(MONEY_DECIMALS, roundedTo(SUM_DECIMALS, amount));

/** A ratio, hours or another measure to nine decimals: 0.7 for 0.6999999999999999, and never -0. */
export const rounded = (measure: number): number => roundedTo(MEASURE_DECIMALS, measure);

/**
 * How many decimals it takes so that what is shown is on the same side of each bound as what is compared:
 * 0.696 is no 0.70.
 * @param least as many are shown in any case
 */
export function decimalsToShow(measure: number, bounds: readonly number[], least: number): number {
  const same = (decimals: number) =>
    bounds.every((bound) => roundedTo(decimals, measure) >= bound === rounded(measure) >= bound);
  const enough = (decimals: number): number =>
    decimals >= MEASURE_DECIMALS || same(decimals) ? decimals : enough(decimals + 1);
  return enough(least);
}

/**
 * To so many decimals, half away from zero, as ROUND does. The 15 digits are those that spreadsheets count
 * by, so that 1.005 rounds up.
 */
function roundedTo(decimals: number, value: number): number {
  const factor = 10 ** decimals;
  const scaled = Number((Math.abs(value) * factor).toPrecision(15));
  return (Math.sign(value) * Math.round(scaled)) / factor + 0;
}
