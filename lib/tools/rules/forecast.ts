import { isToBeKept, keyResultScore, type KeyResultKind } from './okr';
import { rounded } from './rounding';
import { lineThrough } from './statistics';

export const LAST_WEEK = 12;

export type Tracked = {
  kind: KeyResultKind;
  /** Of a milestone 0 and 1. */
  start: number;
  target: number;
  /** Week 1 first; undefined where nobody entered one. */
  values: readonly (number | undefined)[];
};

/** How it stands, where nothing is left to forecast; and where the line leads, where there is. */
type Settled = 'reached' | 'missed' | 'kept' | 'promised' | 'slipped';
export type Sign = Settled | 'ahead' | 'on track' | 'drifting' | 'stalled';

export type Forecast = {
  /** The value expected at week 12, or the last one where that is settled. */
  value: number;
  /** How much of the way from start to target that is: 1 is the target, and it is not cut off at 0 or 1. */
  progress: number;
  /** The score at week 12, 0 to 1. */
  score: number;
  sign: Sign;
  /** Whether the value is known, and nothing is forecast. */
  known: boolean;
};

/** Ahead from here, and on track from here, in shares of the way to the target at week 12. */
export const AHEAD_FROM = 1.1;
export const ON_LINE_FROM = 0.9;
/** Where a sign becomes another one. */
export const SIGN_BOUNDS = [ON_LINE_FROM, AHEAD_FROM] as const;

/**
 * Where a key result will be at week 12. What is known is not forecast: a target that the last value has
 * reached, the value of week 12 itself, a milestone, which is kept or still promised, and what should stay as
 * it is, which is kept or has slipped. Everything else
 * goes on as it has: the straight line by least squares through the start (week 0) and every weekly value,
 * read at week 12 (linear trend extrapolation: Hyndman and Athanasopoulos, Forecasting: Principles and
 * Practice, 7.4). Slipped: it has been at its target before, and the last value is not. Stalled: the last
 * value is no nearer to the target than the one before it. Otherwise ahead at 110% of the way or more, on
 * line at 90% or more, drifting below.
 * @returns undefined without a value, or where start and target don't go the way of its kind
 */
export function forecast(tracked: Tracked): Forecast | undefined {
  const { start, target, values } = tracked;
  const given = values.flatMap((y, index) => (y === undefined ? [] : [{ x: index + 1, y }]));
  const last = given.at(-1);
  if (!last) return undefined;
  const milestone = isMilestone(tracked);
  const stays = !milestone && isToBeKept(tracked);
  const score = (current: number) =>
    keyResultScore({ ...tracked, kind: milestone ? 'done' : tracked.kind, current, weight: 1 });
  const now = score(last.y);
  if (now === undefined) return undefined;
  const progressOf = (value: number) => (milestone || stays ? now : (value - start) / (target - start));

  const settled = stays ? keptAs(now, last.x) : settledAs(milestone, now, last.x);
  if (settled) return { value: last.y, progress: progressOf(last.y), score: now, sign: settled, known: true };
  const points = [{ x: 0, y: start }, ...given];
  const value = lineThrough(points)!.at(LAST_WEEK);
  const progress = progressOf(value);
  const before = points.at(-2)!.y;
  const slipped = given.some(({ y }) => rounded(score(y)!) >= 1);
  const stalled = target > start ? rounded(last.y) <= rounded(before) : rounded(last.y) >= rounded(before);
  return {
    value,
    progress,
    score: score(value)!,
    sign: slipped ? 'slipped' : stalled ? 'stalled' : signOf(progress),
    known: false,
  };
}

/** Done or not done. Files from before that was a kind of its own have it as a rise from 0 to 1. */
const isMilestone = ({ kind, start, target, values }: Tracked): boolean =>
  kind === 'done' ||
  (kind === 'rise' &&
    start === 0 &&
    target === 1 &&
    values.every((value) => [undefined, 0, 1].includes(value)));

function settledAs(milestone: boolean, score: number, week: number): Settled | undefined {
  if (rounded(score) >= 1) return milestone ? 'kept' : 'reached';
  if (week >= LAST_WEEK) return 'missed';
  return milestone ? 'promised' : undefined;
}

function keptAs(score: number, week: number): Settled {
  if (score >= 1) return 'kept';
  return week >= LAST_WEEK ? 'missed' : 'slipped';
}

function signOf(progress: number): Sign {
  if (rounded(progress) >= AHEAD_FROM) return 'ahead';
  return rounded(progress) >= ON_LINE_FROM ? 'on track' : 'drifting';
}
