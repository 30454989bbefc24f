import { CURRENCY, plainAmount } from '../../lib/kernel/money';
import { CommandError } from './output';

/** An amount as it is typed, "12" or "12.50", in cents of its currency. @throws CommandError for others */
export function asCents(amount: string, currency = CURRENCY): number {
  const sample = plainAmount({ cents: 1250, currency });
  const digits = sample.split('.')[1]?.length ?? 0;
  const [, whole = '', rest = ''] = /^\$?(\d{1,7})(?:\.(\d+))?$/.exec(amount) ?? [];
  if (whole === '' || ![0, digits].includes(rest.length))
    throw new CommandError(`The amount is in ${currency.toUpperCase()}, such as 12 or ${sample}.`);
  return Number(whole + rest.padEnd(digits, '0'));
}
