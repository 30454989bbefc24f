import { LAST_WEEK } from './forecast';
import { rounded } from './rounding';

/** One a week, in a quarter of thirteen; targets are for week 12, and the last one is for the review. */
export const CHECK_INS = 13;

/**
 * How far a key result would be after a week, 0 to 1, if it went in equal steps to its target in week 12.
 * @param from its first week
 */
export const paceAt = (week: number, from = 1): number =>
  Math.min(1, Math.max(0, (week - from + 1) / (LAST_WEEK - from + 1)));

/** A score less the pace of its week: below 0 it is behind, and exactly 0 on pace. */
export const fromPace = (score: number, week: number, from = 1): number =>
  rounded(score - paceAt(week, from));
