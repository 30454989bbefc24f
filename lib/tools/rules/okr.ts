import { rounded } from './rounding';
import { weightedMean } from './statistics';

/**
 * Rising, falling, kept between its start and its target, or simply done or not done: then any value of 1 or
 * more is done.
 */
export const KINDS = ['rise', 'fall', 'keep', 'done'] as const;
export type KeyResultKind = (typeof KINDS)[number];

export type KeyResult = {
  kind: KeyResultKind;
  /** NaN where it is missing. Of what is to be kept these are its limits, infinite where there is none. */
  start: number;
  target: number;
  /** The last value; undefined while there is none. */
  current?: number;
  /** How much it counts among the key results of its goal. */
  weight: number;
  /** That the target will be reached, from 1 to 10. */
  confidence?: number;
};

/**
 * How far a key result is from its start to its target, from 0 to 1, in a straight line (Doerr, Measure What
 * Matters, 2018; Google re:Work, "Set goals with OKRs": grades from 0.0 to 1.0). One formula for rising and
 * falling ones, since both differences change their sign. Below the start it is 0, beyond the target 1. What
 * is to be kept counts 1 while it holds, and 0 otherwise.
 * @returns undefined without a value that counts (see `canBelong`) or a target (see `hasTarget`)
 */
export function keyResultScore({ kind, start, target, current }: KeyResult): number | undefined {
  if (current === undefined || !hasTarget({ kind, start, target })) return undefined;
  if (!canBelong(current, { kind, start, target })) return undefined;
  if (kind === 'done') return current >= 1 ? 1 : 0;
  if (isToBeKept({ kind, start, target })) {
    const [low, high, now] = [Math.min(start, target), Math.max(start, target), current].map(rounded);
    return (kind === 'fall' || now! >= low!) && (kind === 'rise' || now! <= high!) ? 1 : 0;
  }
  return Math.min(1, Math.max(0, (current - start) / (target - start)));
}

/** Whether it begins where it should stay: what rises or falls to where it is must not get worse. */
export const isToBeKept = ({ kind, start, target }: Pick<KeyResult, 'kind' | 'start' | 'target'>): boolean =>
  kind === 'keep' || (kind !== 'done' && rounded(start) === rounded(target));

/** Whether it has a start and a target, and they go the way of its kind: otherwise nothing can be scored. */
export function hasTarget({ kind, start, target }: Pick<KeyResult, 'kind' | 'start' | 'target'>): boolean {
  if (kind === 'done') return true;
  if (isToBeKept({ kind, start, target })) return !Number.isNaN(Math.min(start, target));
  return kind === 'rise' ? target > start : target < start;
}

/**
 * Whether a value can be one of a key result, by its size: it is none of another scale, such as 24 of 60% or
 * 0.81 of 85, or one of the key result that had its row before. Others are asked about and count nowhere.
 *
 * Too big is ten times start and target or more, and 2 or more. Too small is a hundredth or less of both,
 * such as 61 for 61,000; or 1 or less, not 0, and a tenth or less of both; 1 itself only on the way up from a
 * start, since complaints may fall from 12 to 1. What grows from 0, or falls to it, passes all small numbers:
 * there only what may be a percent of the other end is too small, a hundredth or less of 20 to 100. What
 * goes from below 0 to above it passes all of them too.
 */
export function canBelong(
  value: number,
  { kind, start, target }: Pick<KeyResult, 'kind' | 'start' | 'target'>,
): boolean {
  if (kind === 'done') return true;
  const [from, to] = [start, target].map((end) => (Number.isFinite(end) ? end : 0)) as [number, number];
  const [low, high] = [Math.abs(from), Math.abs(to)].toSorted((a, b) => a - b) as [number, number];
  const size = rounded(Math.abs(value));
  if (high > 0 && size >= rounded(Math.max(2, 10 * high))) return false;
  if (from * to < 0 || size === 0) return true;
  const atLeast = kind === 'keep' && target === Infinity;
  if (size <= rounded((atLeast ? high : low) / 100)) return false;
  if (low === 0 ? high < 20 || (kind !== 'keep' && high > 100) : low <= 1) return true;
  const isOneTooSmall = from !== 0 && Math.abs(to) > Math.abs(from);
  const tooSmall = size < 1 || (isOneTooSmall && size === 1);
  const part = low === 0 && kind !== 'keep' ? high / 100 : (low || high) / 10;
  return !tooSmall || size > rounded(part);
}

/**
 * The weighted mean of its key results. One that never had a value counts as at its start, with 0: a goal is
 * no better for what nobody measured. What should stay counts once it is measured. A goal must not get better
 * because one of them lost its target: then it has no score.
 * @returns undefined where none has a value, or one has no target
 */
export function goalScore(keyResults: readonly KeyResult[]): number | undefined {
  if (!keyResults.every(hasTarget)) return undefined;
  const scores = keyResults.map(keyResultScore);
  if (scores.every((score) => score === undefined)) return undefined;
  return weightedMean(
    keyResults.flatMap((keyResult, index) => {
      const value = scores[index] ?? (isToBeKept(keyResult) ? undefined : 0);
      return value === undefined ? [] : [{ value, weight: keyResult.weight }];
    }),
  );
}

/** The weighted mean of the confidences given, from 1 to 10. */
export function goalConfidence(keyResults: readonly KeyResult[]): number | undefined {
  return weightedMean(
    keyResults.flatMap(({ confidence, weight }) =>
      confidence === undefined ? [] : [{ value: confidence, weight }],
    ),
  );
}

export const DELIVERED_FROM = 0.7;
export const PROGRESS_FROM = 0.4;
type ScoreWord = 'delivered' | 'progress' | 'short';
/** What each is called at the end of a quarter, in the demos and in the workbooks. */
export const SCORE_WORDS = {
  delivered: 'delivered',
  progress: 'partly',
  short: 'missed',
} as const satisfies Record<ScoreWord, string>;

/**
 * Google's colors in words, for the end of a quarter: 0.7 and more delivered, 0.4 and more progress, less
 * falls short (re:Work, the same page). Before that, the sign of a forecast says how it goes.
 */
export function scoreWord(score: number): ScoreWord {
  if (rounded(score) >= DELIVERED_FROM) return 'delivered';
  return rounded(score) >= PROGRESS_FROM ? 'progress' : 'short';
}
