/** "November 21, 2026", in UTC, so page, mail and receipt agree. */
export function longDay(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** "3:20 PM UTC". */
export function clockTime(date: Date): string {
  return `${date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

/** "2026-11-21", in UTC. Such days compare as strings. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
