import { DAY } from '@/lib/kernel/time';

/** A period as content has it: "30 days", "24 months", "7 years". */
export const PERIOD = /^([1-9]\d{0,3}) (day|month|year)s?$/;

/**
 * Before which moment something is past its period, in calendar months (UTC). A day that a month lacks
 * becomes its last. @throws for what is no period
 */
export function cutoff(period: string, now: Date): Date {
  const [, count, unit] = PERIOD.exec(period) ?? [];
  if (!count) throw new Error(`"${period}" is no period such as 30 days, 24 months or 7 years.`);
  const amount = Number(count);
  if (unit === 'day') return new Date(now.getTime() - amount * DAY);
  const then = new Date(now);
  then.setUTCDate(1);
  then.setUTCMonth(then.getUTCMonth() - (unit === 'year' ? 12 * amount : amount));
  const lastDay = new Date(Date.UTC(then.getUTCFullYear(), then.getUTCMonth() + 1, 0)).getUTCDate();
  then.setUTCDate(Math.min(now.getUTCDate(), lastDay));
  return then;
}
