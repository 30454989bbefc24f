import { CURRENCY, exactAmount } from '../../lib/kernel/money';
import { CommandError } from './output';

/** An amount as it is typed, "12" or "12.50" dollars, in cents. @throws CommandError for anything else */
export function asCents(amount: string): number {
  const [, dollars = '', rest = '00'] = /^\$?(\d{1,6})(?:\.(\d\d))?$/.exec(amount) ?? [];
  if (dollars === '') throw new CommandError('The amount is in dollars, such as 12 or 12.50.');
  return Number(dollars) * 100 + Number(rest);
}

/**
 * An amount of an order in the currency it is of: "$39.00", "EUR 39.00".
 * @param cents in its smallest unit
 */
export function amountIn(cents: number, currency: string): string {
  return currency === CURRENCY ? exactAmount(cents) : formatOf(currency).format(cents / unitOf(currency));
}

/** The same as a bare number for a spreadsheet: "39.00". */
export const plainAmount = (cents: number, currency: string): string =>
  (cents / unitOf(currency)).toFixed(digitsOf(currency));

/** In what an order was paid; as long as it was not, in what it costs. What goes back is of this currency. */
export const paidIn = ({
  paidCurrency,
  currency,
}: {
  paidCurrency: string | null;
  currency: string;
}): string => paidCurrency ?? currency;

const formatOf = (currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency, currencyDisplay: 'code' });
const digitsOf = (currency: string) => formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2;
const unitOf = (currency: string) => 10 ** digitsOf(currency);
