import { rounded } from './rounding';
import { lineThrough, weightedMean } from './statistics';

type Bounds = {
  target: number;
  /** The value past which somebody has to act; on the bad side of the target. */
  limit: number;
};
export type Kpi = Bounds & {
  /** Which side of the target is the good one. */
  direction: 'above' | 'below';
  /** The other side of one that should stay between: above its target, and below this one. */
  upper?: Bounds;
  weight: number;
  /** One a week, the latest last. A missing value is undefined, and never 0. */
  values: readonly (number | undefined)[];
};

export type KpiStatus = 'on target' | 'drifting' | 'missed' | 'missing';

/** How many weeks the trend looks back. */
const TREND_WEEKS = 4;

/**
 * How much the value changes in a week, by the straight line through the last four weeks, or so many; upward
 * is positive. Undefined with fewer than two values.
 */
export function trend({ values }: Pick<Kpi, 'values'>, weeks = TREND_WEEKS): number | undefined {
  const recent = values.slice(-weeks).flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  return lineThrough(recent)?.slope;
}

/**
 * This week's status, as in a scorecard with a target and a limit (Parmenter, Key Performance Indicators,
 * 2015): missing without a value this week; missed past the limit; drifting between the two, and also on
 * target when the trend of the last four weeks leads past the target by next week; otherwise on target.
 */
export function kpiStatus(kpi: Kpi): KpiStatus {
  const value = kpi.values.at(-1);
  if (value === undefined) return 'missing';
  const next = value + (trend(kpi) ?? 0);
  const each = sides(kpi).map((side) => sideStatus(side, value, next));
  return SEVERITY.findLast((status) => each.includes(status))!;
}

const SEVERITY = ['on target', 'drifting', 'missed'] as const;
type Side = Bounds & { above: boolean };

/** To stay between has two sides, and the worse one counts. */
function sides({ direction, target, limit, upper }: Kpi): Side[] {
  const lower = { above: direction === 'above', target, limit };
  return upper ? [lower, { above: false, ...upper }] : [lower];
}

function sideStatus({ above, target, limit }: Side, value: number, next: number) {
  const good = (number: number, bound: number) =>
    above ? rounded(number) >= rounded(bound) : rounded(number) <= rounded(bound);
  if (!good(value, limit)) return 'missed';
  return good(value, target) && good(next, target) ? 'on target' : 'drifting';
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

/** The team's score as it stood after each week, week 1 first: each time by the values up to that week. */
export function scoreByWeek(kpis: readonly Kpi[], weeks: number): (number | undefined)[] {
  return Array.from({ length: weeks }, (_, index) =>
    teamScore(
      kpis.map((kpi) => ({
        ...kpi,
        values: Array.from({ length: index + 1 }, (_, week) => kpi.values[week]),
      })),
    ),
  );
}
