import { rounded } from './rounding';
import { sum, weightedMean } from './statistics';

/** `scores[option][criterion]`; the weights need not add up to anything. */
export type DecisionMatrix = { weights: readonly number[]; scores: readonly (readonly number[])[] };

/**
 * Each option's weighted score: the weighted sum model, with the weights brought to a sum of 1 (Keeney and
 * Raiffa, Decisions with Multiple Objectives, 1976). Undefined where no criterion has a weight.
 */
export function optionScores({ weights, scores }: DecisionMatrix): number[] | undefined {
  const results = scores.map((row) =>
    weightedMean(weights.map((weight, index) => ({ weight, value: row[index] ?? 0 }))),
  );
  return results.includes(undefined) ? undefined : (results as number[]);
}

/** A change of one weight that puts another option level with the leader; beyond it the other one wins. */
type Flip = { criterion: number; option: number; from: number; to: number };

/**
 * For each criterion the nearest weight at which the result flips, the other weights left as they are. The
 * distance between two options is linear in one weight, so it is 0 at w - D/d: D is the distance of weighted
 * sums, d the distance of the two scores by that criterion (Triantaphyllou and Sánchez, A Sensitivity
 * Analysis Approach for Some Deterministic Multi-Criteria Decision-Making Methods, 1997). A weight can't fall
 * below 0, nor leave its scale: where it would have to, and at the very end, where it is a tie with nothing
 * beyond, there is no flip.
 * @param most the highest weight there is
 * @returns the smallest change first; none where two options share the first place already
 */
export function flips({ weights, scores }: DecisionMatrix, most = Infinity): Flip[] {
  const totals = scores.map((row) => sum(weights.map((weight, index) => weight * (row[index] ?? 0))));
  const best = Math.max(...totals);
  const leader = totals.indexOf(best);
  if (totals.filter((total) => rounded(total) >= rounded(best)).length !== 1) return [];
  const nearest = weights.flatMap((from, criterion) => {
    const candidates = scores.flatMap((row, option): Flip[] => {
      const difference = (scores[leader]?.[criterion] ?? 0) - (row[criterion] ?? 0);
      if (option === leader || rounded(difference) === 0) return [];
      const to = from - (best - totals[option]!) / difference;
      return rounded(to) <= 0 || rounded(to) >= most ? [] : [{ criterion, option, from, to }];
    });
    return candidates.sort(byChange).slice(0, 1);
  });
  return nearest.sort(byChange);
}

const changeOf = ({ from, to }: Flip) => rounded(Math.abs(to - from));
const byChange = (a: Flip, b: Flip) => changeOf(a) - changeOf(b);

/**
 * The place of each score, 1 for the highest; equal ones share it, and the next ones come after all of them
 * (1, 2, 2, 4).
 */
export const ranks = (scores: readonly number[]): number[] =>
  scores.map((score) => 1 + scores.filter((other) => rounded(other) > rounded(score)).length);
