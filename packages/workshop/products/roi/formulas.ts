import { MONEY_DECIMALS, SUM_DECIMALS } from '@/lib/tools/rules/rounding';
import { BESIDE, FIRST, LAST } from './inputs';

/** An amount in whole cents, as the core compares it: exactly 0 where a case breaks even. */
export const inCents = (amount: string): string =>
  `ROUND(ROUND(${amount},${SUM_DECIMALS}),${MONEY_DECIMALS})`;

const rows = (column: string, sheet: string) => `${sheet}$${column}$${FIRST}:$${column}$${LAST}`;

/** Where the columns of a run of months are. */
export type Run = {
  sheet: string;
  month: string;
  net: string;
  till: string;
  worth: string;
  worthAll: string;
  months: string;
};

/**
 * The month from which on a running total, in cents, stays at 0 or above; the month after the last where that
 * is never.
 */
export function payback(run: Run, column: string): string {
  const [month, total] = [rows(run.month, run.sheet), rows(column, run.sheet)];
  const last = `SUMPRODUCT(MAX((${month}<=${run.months})*(${total}<0)*(${month}+1)))`;
  return `IF(${last}>${run.months},"not within these months",${last})`;
}

export const npv = (run: Run): string => `SUM(${rows(run.worth, run.sheet)})`;
const sumOfNet = (run: Run) => `SUM(${rows(run.net, run.sheet)})`;
export const left = (run: Run): string => inCents(sumOfNet(run));
/** What is left for each dollar of these costs. */
export const roi = (run: Run, costs: string): string => `${sumOfNet(run)}/${costs}`;
export const deepest = (run: Run): string => `MIN(0,MIN(${rows(run.till, run.sheet)}))`;

/** The spreadsheet's own rate, from three first guesses; exact enough for an example. */
export function quickIrr(run: Run): string {
  const flows = rows(run.net, run.sheet);
  const tries = [0.02, 0.2, -0.03].reduceRight(
    (rest, guess) => `IFERROR(IRR(${flows},${guess}),${rest})`,
    '"none"',
  );
  return `IFERROR((1+${tries})^12-1,"none")`;
}

/** The months of an example. */
export const caseRun = (sheet: string): Run => ({
  sheet,
  month: BESIDE.month,
  net: BESIDE.net,
  till: BESIDE.till,
  worth: BESIDE.worth,
  worthAll: BESIDE.worthAll,
  months: `N(${sheet}$C$11)`,
});
