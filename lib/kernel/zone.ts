import { DAY, HOUR } from './time';

/** Which day it is, such as 2026-03-01. @param zone such as America/New_York */
export function dayIn(zone: string, moment: Date): string {
  const at = Math.floor(moment.getTime() / 1000) * 1000;
  return new Date(at + offsetAt(zone, at)).toISOString().slice(0, 10);
}

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
function offsetAt(zone: string, moment: number): number {
  const shown = clockOf(zone).formatToParts(moment);
  const part = (type: string) => Number(shown.find((one) => one.type === type)?.value);
  const local = [part('day'), part('hour'), part('minute'), part('second')] as const;
  return Date.UTC(part('year'), part('month') - 1, ...local) - moment;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const clock =
    clocks.get(zone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
      second: numeric,
    });
  clocks.set(zone, clock);
  return clock;
}
