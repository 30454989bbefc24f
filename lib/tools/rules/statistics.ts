/** The sum of numbers; 0 for none. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The arithmetic mean; undefined for none. */
export const mean = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : sum(values) / values.length;

/** The mean with weights, which need not add up to one; undefined where they add up to nothing. */
export function weightedMean(entries: readonly { value: number; weight: number }[]): number | undefined {
  const total = sum(entries.map(({ weight }) => weight));
  return total > 0 ? sum(entries.map(({ value, weight }) => value * weight)) / total : undefined;
}

/**
 * The standard deviation of a whole population, since everybody who was asked is counted: the root of the
 * mean square distance from the mean (NIST/SEMATECH e-Handbook of Statistical Methods, 1.3.5.6, with N in
 * place of N - 1).
 */
export function standardDeviation(values: readonly number[]): number | undefined {
  const middle = mean(values);
  if (middle === undefined) return undefined;
  return Math.sqrt(sum(values.map((value) => (value - middle) ** 2)) / values.length);
}

type Point = { x: number; y: number };
type Line = { slope: number; at: (x: number) => number };

/**
 * The straight line with the least squares of vertical distances (NIST/SEMATECH e-Handbook, 4.4.3.1).
 * Undefined for fewer than two different x.
 */
export function lineThrough(points: readonly Point[]): Line | undefined {
  const x = mean(points.map((point) => point.x)) ?? 0;
  const y = mean(points.map((point) => point.y)) ?? 0;
  const across = sum(points.map((point) => (point.x - x) ** 2));
  if (across === 0) return undefined;
  const slope = sum(points.map((point) => (point.x - x) * (point.y - y))) / across;
  return { slope, at: (where) => y + slope * (where - x) };
}
