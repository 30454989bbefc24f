import { DAY, HOUR } from './time';

/** Which day it is, such as 2026-03-01. @param zone such as America/New_York */
export const dayIn = (zone: string, moment: Date): string => clockIn(zone, moment.getTime()).slice(0, 10);

/** The first moment of a day such as 2026-03-01, also where clocks go forward at midnight. */
export function beginningOf(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(zone, midnight);
  const begun = midnight - offsetAt(zone, guess);
  return new Date(dayIn(zone, new Date(begun)) < day ? begun + HOUR : begun);
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** How far the zone is ahead of UTC, in ms. @param moment in whole seconds */
const offsetAt = (zone: string, moment: number) => Date.parse(`${clockIn(zone, moment)}Z`) - moment;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Such as "2026-03-01 10:05:00": Sweden writes times as ISO does. */
function clockIn(zone: string, moment: number): string {
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  clocks.set(zone, clock);
  return clock.format(moment);
}
