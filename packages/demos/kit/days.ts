import { dayAfter } from '@/lib/tools/rules/sprint';

/** Whether a text is a day as fields and files have it, 2026-01-05, in a year anybody plans for. */
export const isDay = (text: string): boolean => /^20\d\d-/.test(text) && dayAfter(text, 0) !== undefined;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** A day for readers: Jan 5. */
export const shortDay = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });

/** For the later of two days: says that it isn't. Nothing while one of them is missing. */
export const notBefore = (first: string, later: string, name: string): string | undefined =>
  isDay(first) && isDay(later) && later < first ? `Choose a day after “${name}”.` : undefined;
