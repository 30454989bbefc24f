import fc from 'fast-check';
import type { Kpi } from '@/lib/tools/rules/team-kpis';

const hundredths = (count: number) => Number(`${count}e-2`);
const weeks = fc.array(fc.option(fc.integer({ min: -5000, max: 5000 }), { nil: undefined }), {
  maxLength: 6,
});

const frame = fc.record({
  direction: fc.constantFrom('above', 'below', 'between'),
  target: fc.integer({ min: -5000, max: 5000 }),
  away: fc.integer({ min: 0, max: 3000 }),
  wide: fc.integer({ min: 0, max: 3000 }),
  above: fc.integer({ min: 0, max: 3000 }),
  before: weeks,
  slope: fc.integer({ min: -900, max: 900 }),
  now: fc.integer({ min: -8000, max: 8000 }),
  /** Where this week's value stands. */
  on: fc.constantFrom('target', 'limit', 'upper target', 'upper limit', 'the way to it', 'nowhere'),
  gaps: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
});

/**
 * KPIs in the week they were entered; five of six stand on a target, on a limit, or get to the target by next
 * week exactly.
 */
export const kpiCases = frame.map((one): Kpi => {
  const { direction, target, away, wide, above, slope } = one;
  const limit = direction === 'below' ? target + away : target - away;
  const upper = { target: target + wide, limit: target + wide + above };
  const now = {
    target,
    limit,
    'upper target': upper.target,
    'upper limit': upper.limit,
    'the way to it': target - slope,
    nowhere: one.now,
  }[one.on];
  // The last four weeks on a line, so that the trend is its step; with gaps now and then.
  const line = [3, 2, 1].map((back, index) => (one.gaps[index] ? undefined : now - back * slope));
  const values = [...one.before, ...line, now];
  return {
    direction: direction === 'below' ? 'below' : 'above',
    target: hundredths(target),
    limit: hundredths(limit),
    upper:
      direction === 'between'
        ? { target: hundredths(upper.target), limit: hundredths(upper.limit) }
        : undefined,
    weight: 1,
    values: values.map((value) => (value === undefined ? undefined : hundredths(value))),
  };
});
