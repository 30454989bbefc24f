import { DAY, HOUR, MINUTE } from './time';

/**
 * How long something takes from now on, in words: "40 minutes", "3 hours", "2 days".
 * @param ms milliseconds
 */
export function timeLeft(ms: number): string {
  const [unit, length] =
    ms < 1.5 * HOUR ? ['minute', MINUTE] : ms < 1.5 * DAY ? ['hour', HOUR] : ['day', DAY];
  const count = Math.max(1, Math.round(ms / length));
  return count.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
}
