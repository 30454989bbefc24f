import fc from 'fast-check';
import type { DecisionMatrix } from '@/lib/tools/rules/decision';
import type { Kpi } from '@/lib/tools/rules/team-kpis';
import type { RoiCase } from '@/lib/tools/rules/roi';
import { SPRINT_WEEKS } from '@/lib/tools/rules/sprint';

const tenths = (count: number) => Number(`${count}e-1`);
const few = fc.constantFrom(40, 41, 43, 50, 57, 60);

/**
 * Decisions in tenths of a point. In most of them two options are level but for one criterion, so that its
 * weight would have to be 0 for a tie, or all of them are level, or the weights at which they tie are round
 * numbers.
 */
export const decisionCases = fc
  .record({
    weights: fc.array(fc.constantFrom(1, 3, 10, 20, 30, 70, 100), { minLength: 2, maxLength: 5 }),
    rows: fc.array(fc.array(few, { minLength: 5, maxLength: 5 }), { minLength: 2, maxLength: 4 }),
    like: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    level: fc.boolean(),
    more: few,
  })
  .map(({ weights, rows, like, level, more }): DecisionMatrix => {
    const scores = rows.map((row) => row.slice(0, weights.length));
    if (like !== undefined) {
      // The second option is the first one again, but for one criterion or none.
      scores[1] = scores[0]!.with(like % weights.length, level ? scores[0]![like % weights.length]! : more);
    }
    return { weights: weights.map(tenths), scores: scores.map((row) => row.map(tenths)) };
  });

const hundredths = (count: number) => Number(`${count}e-2`);
const weeks = fc.array(fc.option(fc.integer({ min: -5000, max: 5000 }), { nil: undefined }), {
  maxLength: 6,
});

const kpiFrame = fc.record({
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
export const kpiCases = kpiFrame.map((one): Kpi => {
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

const roiFrame = fc.record({
  cost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000_000 })),
  monthlyCost: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 300_000 })),
  /** In two cents, so that a whole ramp is cents. */
  pairs: fc.oneof(
    fc.integer({ min: 0, max: 500_000 }),
    fc.integer({ min: 1, max: 50 }).map((n) => n * 5000),
  ),
  rampMonths: fc.integer({ min: 1, max: 36 }),
  months: fc.integer({ min: 1, max: 36 }),
  back: fc.integer({ min: 1, max: 36 }),
  off: fc.constantFrom(0, 0, 0, 1, -1),
  level: fc.boolean(),
});

/**
 * Cases of which more than half break even exactly at the end of a month, or are a cent away, or have months
 * at exactly 0.
 */
export const roiCases = fc
  .tuple(roiFrame, fc.constantFrom('break-even', 'break-even', 'level month', 'wherever'))
  .map(([one, what]): RoiCase => {
    const { rampMonths, months, off } = one;
    const income = 2 * one.pairs;
    const share = (month: number) => Math.min(rampMonths, month) / rampMonths;
    // A month on the ramp that brings in exactly what it costs, where that is whole cents.
    const level = income * share(Math.min(one.back, rampMonths));
    const monthlyCost = what === 'level month' && Number.isInteger(level) ? level : one.monthlyCost;
    const till = Math.min(months, Math.max(rampMonths, one.back));
    const grown = till >= rampMonths ? (income / 2) * (rampMonths + 1) + income * (till - rampMonths) : 0;
    const even = grown - monthlyCost * till + off;
    return {
      cost: hundredths(what === 'break-even' && even >= 0 ? even : one.cost),
      monthlyCost: hundredths(monthlyCost),
      monthlyIncome: hundredths(income),
      rampMonths,
      months,
    };
  });

export const NAMES = ['Ann', 'Ben', 'Cleo', 'Dora'] as const;

type Task = { owner: string; hours: number; week: number; goal: string };
export type SprintCase = { people: { name: string; hoursPerWeek: number }[]; tasks: Task[] };

const owner = fc.constantFrom(...NAMES);
const week = fc.integer({ min: 1, max: SPRINT_WEEKS });
const goal = fc.constantFrom('1', '2', '3', '');
const parts = fc.array(fc.integer({ min: 1, max: 999 }), { minLength: 2, maxLength: 5 });

const wherever = fc.record({
  people: fc
    .tuple(...NAMES.map(() => fc.integer({ min: 0, max: 4000 }).map(hundredths)))
    .map((hours) => NAMES.map((name, index) => ({ name, hoursPerWeek: hours[index]! }))),
  tasks: fc.array(
    fc.record({ owner, hours: fc.integer({ min: 0, max: 2000 }).map(hundredths), week, goal }),
    { maxLength: 10 },
  ),
});

/** Somebody has exactly the hours that a week takes. */
const full = fc
  .tuple(wherever, parts, owner, week, goal)
  .map(([one, hours, name, number, goal]): SprintCase => {
    const own = hours.map((count) => ({ owner: name, hours: hundredths(count), week: number, goal }));
    const hoursPerWeek = hundredths(hours.reduce((all, count) => all + count, 0));
    return {
      people: one.people.map((person) => (person.name === name ? { name, hoursPerWeek } : person)),
      tasks: [...one.tasks.filter((task) => task.owner !== name || task.week !== number), ...own],
    };
  });

/** In one week as many hours serve a goal as don't. */
const half = fc.tuple(wherever, parts, owner, week).map(([one, hours, name, number]): SprintCase => {
  const daily = { owner: name, hours: hundredths(hours.reduce((all, count) => all + count, 0)), goal: '' };
  const own = hours.map((count) => ({ owner: name, hours: hundredths(count), week: number, goal: '2' }));
  return {
    ...one,
    tasks: [...one.tasks.filter((task) => task.week !== number), ...own, { ...daily, week: number }],
  };
});

/** Two of three stand on a threshold. */
export const sprintCases: fc.Arbitrary<SprintCase> = fc.oneof(full, half, wherever);
