/** In ms. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** "40 seconds", "15 minutes", "3 hours" (from two on), "3 days" (from two on). Rounded up. */
export function waitText(seconds: number): string {
  const unit =
    seconds < 60 ? 'second' : seconds < 2 * 60 * 60 ? 'minute' : seconds < 2 * 24 * 60 * 60 ? 'hour' : 'day';
  const length = { second: 1, minute: 60, hour: 60 * 60, day: 24 * 60 * 60 }[unit];
  const told = { style: 'unit', unitDisplay: 'long', unit } as const;
  return new Intl.NumberFormat('en-US', told).format(Math.ceil(seconds / length));
}

/** "November 21, 2026", in UTC, so page, mail and receipt agree. */
export function longDay(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/** "20261121T174005123Z", for names of files. Such moments compare as strings. */
export const stamp = (moment: Date): string => moment.toISOString().replaceAll(/[-:.]/g, '');

/** "2026-11-21", in UTC. Such days compare as strings. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
