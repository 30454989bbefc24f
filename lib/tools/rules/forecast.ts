import {
  canBelong,
  hasTarget,
  isToBeKept,
  keyResultScore,
  SCORE_WORDS,
  scoreWord,
  type KeyResultKind,
} from './okr';
import { rounded } from './rounding';
import { lineThrough } from './statistics';

export const LAST_WEEK = 12;

export type Tracked = {
  kind: KeyResultKind;
  /** Of a milestone 0 and 1; NaN where it is missing. */
  start: number;
  target: number;
  /** Week 1 first; undefined where nobody entered one. */
  values: readonly (number | undefined)[];
  /** The last week in which its owner wrote anything, where that is later than its last value. */
  lastUpdate?: number;
  /** Its first and its last week, where it does not count in all; the start is that before the first. */
  from?: number;
  till?: number;
};

/** How it stands, where nothing is left to forecast; and where the line leads, where there is. */
type Settled =
  | (
      | 'reached'
      | 'kept'
      | 'promised'
      | 'slipped'
      | 'no news'
      | 'no value'
      | 'no value yet'
      | 'incomplete'
      | 'too early'
      | 'starts later'
      | 'stopped'
    )
  | (typeof SCORE_WORDS)[keyof typeof SCORE_WORDS];
export type Sign = Settled | 'ahead' | 'on track' | 'drifting' | 'stalled';

/** What somebody has to talk about, the most urgent first. */
export const NEEDS_YOU: readonly Sign[] = [
  ...(['no news', 'no value', 'stalled', 'slipped', 'missed'] as const),
  ...(['drifting', 'partly'] as const),
];
/** What a key result is called once week 12 is in. */
export const FINAL: readonly Sign[] = ['reached', 'kept', ...Object.values(SCORE_WORDS)];
/** Outside its weeks a key result counts nowhere. */
export const OFF: readonly Sign[] = ['starts later', 'stopped'];
/** Of these nothing is said of week 12. */
export const UNKNOWN: readonly Sign[] = [
  ...(['no news', 'no value', 'no value yet'] as const),
  ...(['incomplete', 'too early', 'promised'] as const),
  ...OFF,
];
/** So many weeks over without a value, and nothing is forecast. */
export const SILENT_FROM = 2;
/** A line is read from the value of this week on, counted from a key result's first. */
export const LINE_FROM = 3;

export type Forecast = {
  /**
   * The value expected at week 12, or the last one where that is settled. A forecast isn’t below 0 where
   * start and target aren’t. Undefined where nothing is known.
   */
  value?: number;
  /** How much of the way from start to target that is, from 0 to 1.1, which is that or more. */
  progress?: number;
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
 * reached, the value of week 12 itself, which has the word of its score, a milestone, which is kept or still
 * promised, and what should stay as it is, which is kept or has slipped. Nor is what had no value for two
 * weeks, or never any: it has no value where its owner wrote something else since, and otherwise there is no
 * news of it. Before the value of week 3 it is too early. Without a target it has none. Everything else
 * goes on as it has: the straight line by least squares through the start (week 0) and every weekly value,
 * read at week 12 (linear trend extrapolation: Hyndman and Athanasopoulos, Forecasting: Principles and
 * Practice, 7.4). Slipped: it has been at its target before, and the last value is not. Stalled: each
 * of the last two values is no nearer to the target than the one before it. Otherwise ahead at 110% of the
 * way or more, on track at 90% or more, drifting below. Outside its weeks it starts later or has stopped, and
 * values that can't belong to it count as none (see `canBelong`).
 * @param week the last one that is over, where that is later than its last value
 */
export function forecast(tracked: Tracked, week = 0): Forecast {
  const { start, target, values, from = 1, till = Infinity } = tracked;
  if (from > Math.max(1, week)) return { sign: 'starts later', known: true };
  if (till < week) return { sign: 'stopped', known: true };
  if (!hasTarget(tracked)) return { sign: 'incomplete', known: true };
  const given = values.flatMap((y, index) =>
    y === undefined || index + 1 < from || !canBelong(y, tracked) ? [] : [{ x: index + 1, y }],
  );
  const last = given.at(-1);
  const milestone = isMilestone(tracked);
  const stays = !milestone && isToBeKept(tracked);
  const score = (current: number) =>
    keyResultScore({ ...tracked, kind: milestone ? 'done' : tracked.kind, current, weight: 1 })!;
  const now = score(last?.y ?? 0);
  const progressOf = (value: number) =>
    milestone || stays ? now : Math.min(AHEAD_FROM, Math.max(0, (value - start) / (target - start)));

  const what = milestone ? 'milestone' : stays ? 'stays' : 'number';
  const settled = settledAs(what, now, last?.x, silence(tracked, last?.x ?? 0, week), from);
  if (!last || UNKNOWN.includes(settled!)) return { sign: settled!, known: true };
  if (settled) return { value: last.y, progress: progressOf(last.y), sign: settled, known: true };
  const points = [{ x: from - 1, y: start }, ...given];
  const line = lineThrough(points)!.at(LAST_WEEK);
  const progress = progressOf(line);
  const [earlier, before] = points.slice(-3, -1).map(({ y }) => y);
  const slipped = given.some(({ y }) => rounded(score(y)) >= 1);
  const noCloser = (from: number, to: number) => rounded((to - from) * Math.sign(target - start)) <= 0;
  const stalled = points.length > 2 && noCloser(earlier!, before!) && noCloser(before!, last.y);
  return {
    value: withinReason(line, tracked),
    progress,
    sign: slipped ? 'slipped' : stalled ? 'stalled' : signOf(progress),
    known: false,
  };
}

const withinReason = (line: number, { start, target }: Tracked): number =>
  start >= 0 && target >= 0 ? Math.max(0, line) : line;

/** Done or not done. Files from before that was a kind of its own have it as a rise from 0 to 1. */
const isMilestone = ({ kind, start, target, values }: Tracked): boolean =>
  kind === 'done' ||
  (kind === 'rise' &&
    start === 0 &&
    target === 1 &&
    values.every((value) => [undefined, 0, 1].includes(value)));

/** Without a value for two weeks: whether its owner wrote something else since. */
function silence({ lastUpdate = 0, from = 1 }: Tracked, last: number, week: number) {
  if (week - Math.max(last, from - 1) < SILENT_FROM) return undefined;
  return week - Math.max(lastUpdate, from - 1) < SILENT_FROM ? 'no value' : 'no news';
}

function settledAs(
  what: 'milestone' | 'stays' | 'number',
  score: number,
  last: number | undefined,
  silence: 'no value' | 'no news' | undefined,
  from: number,
): Settled | undefined {
  if (last === undefined) return silence ?? 'no value yet';
  const atTarget = rounded(score) >= 1;
  if (atTarget && what !== 'stays') return what === 'milestone' ? 'kept' : 'reached';
  if (last >= LAST_WEEK) return atTarget ? 'kept' : SCORE_WORDS[scoreWord(score)];
  // As long as its owner writes, what isn't done needs no 0.
  if (what === 'milestone') return silence === 'no news' ? silence : 'promised';
  if (silence) return silence;
  if (what === 'stays') return atTarget ? 'kept' : 'slipped';
  return last < from - 1 + LINE_FROM ? 'too early' : undefined;
}

function signOf(progress: number): Sign {
  if (rounded(progress) >= AHEAD_FROM) return 'ahead';
  return rounded(progress) >= ON_LINE_FROM ? 'on track' : 'drifting';
}

/**
 * What a goal, or a quarter, comes to: once week 12 is in for all of its key results the word of its score,
 * and until then how many of them need somebody. First, how many are incomplete: there is no score then.
 * @param all the signs of its key results; those outside their weeks count for nothing
 * @returns nothing where there is none
 */
export function verdict(all: readonly Sign[], score: number | undefined, week: number): string {
  const signs = all.filter((sign) => !OFF.includes(sign));
  const count = (of: readonly Sign[]) => signs.filter((sign) => of.includes(sign)).length;
  const [most, need] = [signs.length, count(NEEDS_YOU)];
  const [open, none] = [count(['incomplete']), count(['no value yet'])];
  if (most === 0) return '';
  if (open > 0) return `${open} of ${most} incomplete`;
  if (week >= LAST_WEEK && count(FINAL) === most && score !== undefined) return SCORE_WORDS[scoreWord(score)];
  if (need > 0) return `${need} of ${most} ${need === 1 ? 'needs' : 'need'} you`;
  if (none > 0) return `${none} of ${most} without a value`;
  if (count(['too early']) > 0) return 'too early';
  if (count(['promised']) === most) return 'promised';
  return count(['reached', 'kept']) === most ? 'at target' : 'on track';
}
