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

export type KpiStatus = 'on target' | 'drifting' | 'missed' | Unvalued;
/** Without a value this week: after earlier ones; and never yet, as of one that was just added. */
type Unvalued = 'missing' | 'no value yet';

/** The last week in which any of them got a value, up to one week; 0 without any. */
export const lastWeek = (kpis: readonly Pick<Kpi, 'values'>[], upTo = Infinity): number =>
  Math.max(
    0,
    ...kpis.map(({ values }) => values.slice(0, upTo).findLastIndex((value) => value !== undefined) + 1),
  );

/**
 * The week to show, so that the first value of a new week doesn’t hide the one before: the last week with any
 * value, if it is over or every KPI has its value; until then the last finished one with any. Where no
 * finished week has a value, it is the one that has begun. 0 without any value.
 * @param over the last week that is over; by default the one before the last with a value
 */
export function weekShown(kpis: readonly Pick<Kpi, 'values'>[], over?: number): number {
  const latest = lastWeek(kpis);
  const finished = lastWeek(kpis, over ?? Math.max(0, latest - 1));
  const isWhole = kpis.every(({ values }) => values[latest - 1] !== undefined);
  return isWhole || finished === 0 ? latest : finished;
}

/** How many weeks the trend looks back. */
const TREND_WEEKS = 4;

/**
 * How much the value changes in a week, by the straight line through the last four weeks, or so many; upward
 * is positive. Undefined with fewer than three values, since two make a line of any slip.
 */
export function trend({ values }: Pick<Kpi, 'values'>, weeks = TREND_WEEKS): number | undefined {
  const recent = values.slice(-weeks).flatMap((y, x) => (y === undefined ? [] : [{ x, y }]));
  return recent.length < 3 ? undefined : lineThrough(recent)?.slope;
}

/**
 * This week's status, as in a scorecard with a target and a limit (Parmenter, Key Performance Indicators,
 * 2015): missing without a value this week, or no value yet where it never had one; missed past the limit;
 * drifting between the two, and also on target when the trend of the last four weeks leads past the target by
 * next week; otherwise on target. Between two targets that are the same, no trend counts.
 */
export function kpiStatus(kpi: Kpi): KpiStatus {
  const value = kpi.values.at(-1);
  if (value === undefined) return kpi.values.some((one) => one !== undefined) ? 'missing' : 'no value yet';
  const isExact = kpi.upper && rounded(kpi.upper.target) === rounded(kpi.target);
  const next = value + (isExact ? 0 : (trend(kpi) ?? 0));
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
  const points: Partial<Record<KpiStatus, number>> = { 'on target': 1, drifting: 0.5, missed: 0 };
  return weightedMean(
    kpis.flatMap((kpi) => {
      const value = points[kpiStatus(kpi)];
      return value === undefined ? [] : [{ value, weight: kpi.weight }];
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
