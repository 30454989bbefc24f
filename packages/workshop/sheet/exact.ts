import { compared, rounded } from './formulas';
import type { Sheet } from './sheet';

/**
 * Shows a number that stands beside a word with all its decimals where fewer would carry it over a bound that
 * it has not reached: 0.696 isn't 0.70, which is called something else.
 * @param bounds where another word begins
 * @param when a formula of when that word stands there; empty is always
 */
export function exactBeside(
  sheet: Sheet,
  range: string,
  bounds: readonly number[],
  decimals: 'one' | 'two',
  when = '',
): void {
  const [cell] = range.split(':') as [string];
  const short = rounded(cell, decimals === 'one' ? 1 : 2);
  const over = bounds.map((bound) => `(${short}>=${bound})<>(${compared(cell, '>=', bound)})`);
  const shows = when ? `AND(${when},OR(${over.join(',')}))` : `OR(${over.join(',')})`;
  sheet.mark(range, `=IF(ISNUMBER(${cell}),${shows},FALSE)`, `${decimals} exact`);
}
