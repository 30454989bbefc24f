/** "November 21, 2026": the day in UTC, so that page, mail and receipt agree wherever they are made. */
export function longDay(date: Date): string {
  return date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}
