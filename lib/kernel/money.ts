/**
 * The one currency of this site. Amounts are whole cents everywhere; a decimal point is put in where they are
 * shown.
 */
export const CURRENCY = 'usd';

/**
 * $389 for 38880: rounded up, so that no page shows less than is charged where cents are left out (rule 27).
 */
export function wholeDollars(cents: number): string {
  return format(Math.ceil(assertCents(cents) / 100), 0);
}

/** $388.80 for 38880: what is charged, to the cent. */
export function exactAmount(cents: number): string {
  return format(assertCents(cents) / 100, 2);
}

function format(dollars: number, digits: number): string {
  return dollars.toLocaleString('en-US', {
    style: 'currency',
    currency: CURRENCY,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
}

function assertCents(cents: number): number {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is not an amount in whole cents.`);
  return cents;
}
