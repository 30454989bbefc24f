import { exactAmount, inShop } from '@/lib/kernel/money';
import type { Cell, Kind } from '../../desk/desk';

/** A value as it is read: times by the firm's clock, amounts to the cent. */
export function written(cell: Cell, kind: Kind, zone: string): string {
  if (cell === null) return '';
  if (kind === 'time') return clockOf(zone).format(new Date(cell));
  if (kind === 'money' && typeof cell === 'number') return exactAmount(inShop(cell));
  return kind === 'percent' ? `${Math.round(Number(cell) * 100)}%` : String(cell);
}

/** Whose clock it is, as a note says it. */
export const clockNote = (zone: string): string => `Times are those of ${zone.replaceAll('_', ' ')}.`;

/** Making one takes longer than all else here. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone });
  clocks.set(timeZone, clock);
  return clock;
}
