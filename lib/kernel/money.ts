/** The currency that the shop sells in today. An order keeps the one that it was sold in. */
export const CURRENCY = 'usd';

/** A sum in the smallest unit of its currency, such as cents. */
export type Money = { cents: number; currency: string };

export const inShop = (cents: number): Money => ({ cents, currency: CURRENCY });

/** "$389" for 38880. Rounded up, so no page shows less than is charged (rule 27). */
export function wholeDollars(cents: number): string {
  return formatOf(CURRENCY, 0).format(Math.ceil(assertCents(cents) / 100));
}

/** "$388.80" for 38880, in its own currency. */
export function exactAmount({ cents, currency }: Money): string {
  return formatOf(currency).format(assertCents(cents) / unitOf(currency));
}

/** "388.80", for a spreadsheet. */
export const plainAmount = ({ cents, currency }: Money): string =>
  (assertCents(cents) / unitOf(currency)).toFixed(digitsOf(currency));

const formatOf = (currency: string, digits?: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency,
    ...(digits !== undefined && { minimumFractionDigits: digits, maximumFractionDigits: digits }),
  });
const digitsOf = (currency: string) => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
const unitOf = (currency: string) => 10 ** digitsOf(currency);

function assertCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an amount in whole cents.`);
  return cents;
}
