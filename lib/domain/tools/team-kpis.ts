import { lineThrough, weightedMean } from './statistics';

/** Which side of the target is the good one. */
export type KpiDirection = 'above' | 'below';

export type Kpi = {
  direction: KpiDirection;
  target: number;
  /** The value past which somebody has to act; on the bad side of the target. */
  limit: number;
  weight: number;
  /** One a week, the latest last. A missing value is undefined, and never 0. */
  values: readonly (number | undefined)[];
};

export type KpiStatus = 'on target' | 'drifting' | 'missed' | 'missing';

/** How many weeks the trend looks back. */
export const TREND_WEEKS = 4;

/**
 * How much the value changes in a week, by the straight line through the last four weeks; upward is positive.
 * Undefined with fewer than two values.
 */
export function trend({ values }: Kpi): number | undefined {
  const recent = values.slice(-TREND_WEEKS).flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  return lineThrough(recent)?.slope;
}

/**
 * This week's status, as in a scorecard with a target and a limit (Parmenter, Key Performance Indicators, 2015):
 * missing without a value this week; missed past the limit; drifting between the two, and also on target when the trend
 * of the last four weeks leads past the target by next week; otherwise on target.
 */
export function kpiStatus(kpi: Kpi): KpiStatus {
  const value = kpi.values.at(-1);
  if (value === undefined) return 'missing';
  const good = (number: number, bound: number) =>
    kpi.direction === 'above' ? number >= bound : number <= bound;
  if (!good(value, kpi.limit)) return 'missed';
  if (!good(value, kpi.target)) return 'drifting';
  return good(value + (trend(kpi) ?? 0), kpi.target) ? 'on target' : 'drifting';
}

/** Of 1 point on target, half drifting, none missed: the weighted mean of those that have a value, 0 to 1. */
export function teamScore(kpis: readonly Kpi[]): number | undefined {
  const points = { 'on target': 1, drifting: 0.5, missed: 0 };
  return weightedMean(
    kpis.flatMap((kpi) => {
      const status = kpiStatus(kpi);
      return status === 'missing' ? [] : [{ value: points[status], weight: kpi.weight }];
    }),
  );
}
