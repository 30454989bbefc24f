/** "November 21, 2026": the day in UTC, so that page, mail and receipt agree wherever they are made. */
export function longDay(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** "3:20 PM UTC": the time of day in UTC, named as such. */
export function clockTime(date: Date): string {
  return `${date.toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' })} UTC`;
}

/** "2026-11-21": the day in UTC, as content writes days. They compare as texts. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
