import { keyResultScore, type KeyResultKind } from './okr';
import { lineThrough } from './statistics';

export const LAST_WEEK = 12;

export type Tracked = {
  kind: Exclude<KeyResultKind, 'done'>;
  start: number;
  target: number;
  /** Week 1 first; undefined where nobody entered one. */
  values: readonly (number | undefined)[];
};

export type Sign = 'ahead' | 'on line' | 'drifting' | 'stalled';

export type Forecast = {
  /** The value expected at week 12. */
  value: number;
  /** How much of the way from start to target that is: 1 is the target, and it is not cut off at 0 or 1. */
  progress: number;
  /** The score at week 12, 0 to 1. */
  score: number;
  sign: Sign;
};

/** Ahead from here, and on line from here, in shares of the way to the target at week 12. */
export const AHEAD_FROM = 1.1;
export const ON_LINE_FROM = 0.9;

/**
 * Where a key result will be at week 12 if it goes on as it has: the straight line by least squares through the start
 * (week 0) and every weekly value, read at week 12 (linear trend extrapolation: Hyndman and Athanasopoulos, Forecasting:
 * Principles and Practice, 7.4). Stalled: the last value is no nearer to the target than the one before it.
 * Otherwise ahead at 110% of the way or more, on line at 90% or more, drifting below.
 * @returns undefined without a value, or where start and target don't go the way of its kind
 */
export function forecast(tracked: Tracked): Forecast | undefined {
  const { kind, start, target, values } = tracked;
  const given = values.flatMap((y, index) => (y === undefined ? [] : [{ x: index + 1, y }]));
  const points = [{ x: 0, y: start }, ...given];
  const value = lineThrough(points)?.at(LAST_WEEK);
  if (value === undefined) return undefined;
  const score = keyResultScore({ kind, start, target, current: value, weight: 1 });
  if (score === undefined) return undefined;
  const progress = (value - start) / (target - start);
  const step = (points.at(-1)!.y - points.at(-2)!.y) / (target - start);
  return { value, progress, score, sign: signOf(progress, step) };
}

function signOf(progress: number, step: number): Sign {
  if (step <= 0) return 'stalled';
  if (progress >= AHEAD_FROM) return 'ahead';
  return progress >= ON_LINE_FROM ? 'on line' : 'drifting';
}
