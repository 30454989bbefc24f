import { DAY, HOUR } from './time';

type Clock = {
  /** Such as 2026-03-01. */
  day: string;
  hour: number;
};

/** @param zone such as America/New_York */
export function clockIn(zone: string, moment: Date): Clock {
  const local = new Date(moment.getTime() + offsetAt(zone, moment.getTime()));
  return { day: local.toISOString().slice(0, 10), hour: local.getUTCHours() };
}

/** The first moment of a day such as 2026-03-01, also where clocks go forward at midnight. */
export function beginningOf(day: string, zone: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const guess = midnight - offsetAt(zone, midnight);
  const begun = midnight - offsetAt(zone, guess);
  return new Date(clockIn(zone, new Date(begun)).day < day ? begun + HOUR : begun);
}

export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** 0 for Monday to 6 for Sunday. */
export const weekdayOf = (day: string): number => (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;

/** How far the zone is ahead of UTC, in ms. */
function offsetAt(zone: string, moment: number): number {
  const second = Math.floor(moment / 1000) * 1000;
  const shown = formatOf(zone).formatToParts(second);
  const part = (type: string) => Number(shown.find((one) => one.type === type)?.value);
  return (
    Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) -
    second
  );
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const format =
    formats.get(zone) ??
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
  formats.set(zone, format);
  return format;
}
