/** The currency that the shop sells in today. An order keeps the one that it was sold in. */
export const CURRENCY = 'usd';

/** A sum in the smallest unit of its currency, such as cents. */
export type Money = { cents: number; currency: string };

/** A price of today's shop, or a sum of what it counts. */
export const inShop = (cents: number): Money => ({ cents, currency: CURRENCY });

/**
 * $389 for 38880: rounded up, so that no page shows less than is charged where cents are left out (rule 27).
 */
export function wholeDollars(cents: number): string {
  return formatOf(CURRENCY, 0).format(Math.ceil(assertCents(cents) / 100));
}

/** $388.80 for 38880 cents of a dollar: what is charged, to the cent, in its own currency. */
export function exactAmount({ cents, currency }: Money): string {
  return formatOf(currency).format(assertCents(cents) / unitOf(currency));
}

/** The same as a bare number for a spreadsheet: "388.80". */
export const plainAmount = ({ cents, currency }: Money): string =>
  (assertCents(cents) / unitOf(currency)).toFixed(digitsOf(currency));

const formatOf = (currency: string, digits?: number) =>
  new Intl.NumberFormat('en-US', {
    ...{ style: 'currency', currency },
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
const digitsOf = (currency: string) => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
const unitOf = (currency: string) => 10 ** digitsOf(currency);

function assertCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an amount in whole cents.`);
  return cents;
}
