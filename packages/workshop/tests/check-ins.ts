import { CHECK_INS } from '@/lib/tools/rules/check-ins';
import { canBelong, goalScore, hasTarget, type KeyResult, type KeyResultKind } from '@/lib/tools/rules/okr';
import { mean } from '@/lib/tools/rules/statistics';

/* What the sheets work out of a quarter's check-ins, said a second time. */

type CheckIn = { value?: number; /** From 1 to 10. */ confidence?: number };

export type CheckedKeyResult = {
  kind: KeyResultKind;
  start: number;
  target: number;
  weight: number;
  /** Week 1 first; an empty one where nothing was entered. */
  checkIns: readonly CheckIn[];
} & Span;

/** The weeks in which a key result counts, where that is not all of a quarter: its first and its last one. */
export type Span = { from?: number; till?: number };
export const isOn = ({ from = 1, till = CHECK_INS }: Span, week: number): boolean =>
  from <= week && week <= till;

/** Its check-ins, without the values that don't count: those outside its weeks, or of another scale. */
export const countedCheckIns = (keyResult: CheckedKeyResult): CheckIn[] =>
  keyResult.checkIns.map(({ value, confidence }, index) => {
    if (!isOn(keyResult, index + 1)) return {};
    return { value: value !== undefined && canBelong(value, keyResult) ? value : undefined, confidence };
  });

/** The last value and the last confidence up to and with a week: what was not entered again still holds. */
export function standingAt(checkIns: readonly CheckIn[], week: number): CheckIn {
  const soFar = checkIns.slice(0, week);
  return {
    value: soFar.findLast(({ value }) => value !== undefined)?.value,
    confidence: soFar.findLast(({ confidence }) => confidence !== undefined)?.confidence,
  };
}

/**
 * The last week in which any of them got a value or a confidence; 0 before the first. Weeks after it are
 * still to come.
 */
export const latestWeek = (keyResults: readonly Pick<CheckedKeyResult, 'checkIns'>[]): number =>
  Math.max(0, ...keyResults.map(({ checkIns }) => lastUpdate(checkIns)));

/** The last week with a value or a confidence; 0 before the first. */
export const lastUpdate = (checkIns: readonly CheckIn[]): number =>
  checkIns.findLastIndex(({ value, confidence }) => (value ?? confidence) !== undefined) + 1;

/**
 * The score of a goal after each week, week 1 first (the weighted mean of `okr.ts` over what stood then).
 * Undefined in the weeks before any value.
 * @param weeks how many, such as up to the latest of all goals
 */
export function scoreByWeek(
  keyResults: readonly CheckedKeyResult[],
  weeks = CHECK_INS,
): (number | undefined)[] {
  return Array.from({ length: weeks }, (_, index) =>
    goalScore(
      keyResults
        .filter((keyResult) => isOn(keyResult, index + 1))
        .map((keyResult) => ({
          ...keyResult,
          current: standingAt(countedCheckIns(keyResult), index + 1).value,
        })),
    ),
  );
}

/**
 * The last confidence less the one given before it; undefined with fewer than two. Below 0 is what to talk
 * about.
 */
export function confidenceChange(checkIns: readonly CheckIn[]): number | undefined {
  const given = checkIns.flatMap(({ confidence }) => confidence ?? []);
  return given.length < 2 ? undefined : given.at(-1)! - given.at(-2)!;
}

/** The score of a quarter: the plain mean of its goals; undefined where a key result has no target. */
export const quarterScore = (goals: readonly (readonly KeyResult[])[]): number | undefined =>
  goals.flat().every(hasTarget)
    ? mean(goals.map(goalScore).filter((score) => score !== undefined))
    : undefined;
