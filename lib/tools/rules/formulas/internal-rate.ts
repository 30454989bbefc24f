import { summed } from './values';

/**
 * The rate at which flows are worth nothing, from a guess on by Newton's steps; undefined where they lead
 * nowhere.
 */
export function internalRate(flows: readonly number[], guess: number): number | undefined {
  let rate = guess === -1 ? 0.1 : guess;
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = summed(flows.map((flow, n) => flow / (1 + rate) ** n));
    const slope = summed(flows.map((flow, n) => (-n * flow) / (1 + rate) ** (n + 1)));
    const next = rate - value / slope;
    if (!Number.isFinite(next)) return undefined;
    if (Math.abs(next - rate) < NEAR_ENOUGH) return next;
    rate = next;
  }
  return undefined;
}

const MOST_STEPS = 20;
const NEAR_ENOUGH = 1e-7;
