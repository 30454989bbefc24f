import { expect, test } from 'vitest';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { forecast, verdict, type Tracked, type Sign } from '@/lib/tools/rules/forecast';
import { allBelong, trackedCases } from '../../support/key-result-cases';

const tracked = (values: Tracked['values'], changes: Partial<Tracked> = {}): Tracked => ({
  kind: 'rise',
  start: 0,
  target: 120,
  values,
  ...changes,
});
const weeks = (week: number, value: number) =>
  Array.from({ length: 12 }, (_, index) => (index === week - 1 ? value : undefined));

test('what has reached its target is not forecast, also where nothing moves any more', () => {
  const reached = tracked([8, 15, 20, 20], { target: 20 });
  expect(forecast(reached)).toEqual({ value: 20, progress: 1, sign: 'reached', known: true });
  expect(forecast({ ...reached, values: [8, 22] })).toMatchObject({ value: 22, progress: 1.1 });
  const falling = tracked([7, 3], { kind: 'fall', start: 9, target: 3 });
  expect(forecast(falling)).toMatchObject({ value: 3, sign: 'reached' });
});

test('a milestone that is not done is promised, and nothing is said of week 12, as long as its owner writes', () => {
  const promised = { sign: 'promised', known: true };
  for (const kind of ['done', 'rise'] as const) {
    const milestone = { kind, start: 0, target: 1, values: [0, 0] };
    expect(forecast(milestone, 3)).toEqual(promised);
    expect(forecast({ ...milestone, lastUpdate: 6 }, 6)).toEqual(promised);
    expect(forecast({ ...milestone, lastUpdate: 4 }, 6)).toEqual({ sign: 'no news', known: true });
  }
});

test.each([
  ['kept', [5, 5.2, 4.8], 'kept', 1],
  ['slipped', [5, 5.2], 'slipped', 0],
  ['missed', [...Array<number>(11).fill(5), 5.2], 'missed', 0],
] as const)('what should stay where it begins is %s, and never forecast', (_, values, sign, progress) => {
  const [value] = values.slice(-1);
  const wanted = { value, progress, sign, known: true };
  expect(forecast({ kind: 'fall', start: 5, target: 5, values })).toEqual(wanted);
});

test.each([
  ['never had a value', tracked([])],
  ['is a milestone and never had one', tracked([], { kind: 'done', target: 1 })],
  ['falls past 0 and never had one', tracked([], { kind: 'fall', start: 5, target: -5 })],
  ['should stay and never had one', tracked([], { kind: 'keep', start: -Infinity, target: 5 })],
])('of what %s there is no news after two weeks, and no value before', (_, one) => {
  expect(forecast(one, 1)).toEqual({ sign: 'no value yet', known: true });
  expect(forecast(one, 2)).toEqual({ sign: 'no news', known: true });
});

test.each([
  ['that should rise and has a lower target', { target: -5 }],
  ['without a target', { target: NaN }],
  ['without a start', { start: NaN }],
  ['to keep, without a limit', { kind: 'keep', start: NaN, target: NaN }],
] satisfies [string, Partial<Tracked>][])(
  'a key result %s is incomplete, with a value or without',
  (_, changes) => {
    const none = { sign: 'incomplete', known: true };
    expect(forecast(tracked([1, 1, 1], changes))).toEqual(none);
    expect(forecast(tracked([], changes), 5)).toEqual(none);
  },
);

test('an update without a value is no silence: after two weeks it has no value, and before that what it had', () => {
  const spoken = (lastUpdate: number) => tracked([10, 20, 30], { lastUpdate });
  expect(forecast(spoken(4), 4).sign).toBe('on track');
  expect(forecast(spoken(4), 5)).toEqual({ sign: 'no value', known: true });
  expect(forecast(spoken(4), 6).sign).toBe('no news');
  expect(forecast(tracked([], { lastUpdate: 1 }), 1).sign).toBe('no value yet');
  expect(forecast(tracked([], { lastUpdate: 2 }), 2).sign).toBe('no value');
  expect(forecast(tracked([5], { kind: 'keep', target: 6, lastUpdate: 3 }), 3).sign).toBe('no value');
});

test('of what had no value for two check-ins there is no news, unless it was at its target', () => {
  const quiet = tracked([10, 20, 30]);
  expect(forecast(quiet, 4)).toMatchObject({ sign: 'on track', known: false });
  expect(forecast(quiet, 5)).toEqual({ sign: 'no news', known: true });
  expect(forecast(tracked([0], { kind: 'done', target: 1 }), 3).sign).toBe('no news');
  expect(forecast(tracked([5], { kind: 'keep', target: 6 }), 3).sign).toBe('no news');
  expect(forecast(tracked([120]), 12).sign).toBe('reached');
  expect(forecast(tracked([1], { kind: 'done', target: 1 }), 12).sign).toBe('kept');
});

test('a forecast goes on past the target, and not below 0 where nothing is', () => {
  const share = tracked([75, 77, 80], { start: 71, target: 90 });
  expect(forecast(share)).toMatchObject({
    value: expect.closeTo(106.2, 9) as number,
    progress: 1.1,
    sign: 'ahead',
  });
  expect(forecast(tracked([9, 6, 3], { start: 12, target: 30 }))).toMatchObject({ value: 0, progress: 0 });
  expect(forecast(tracked(weeks(3, -8), { start: 0, target: 30 })).value).toBe(0);
  expect(forecast(tracked(weeks(3, -7), { start: -4, target: 30 })).value).toBe(-16);
});

test.each([
  ['at most 5', { start: -Infinity, target: 5 }, 4, 6],
  ['at least 5', { start: 5, target: Infinity }, 6, 4],
])('what should stay %s is kept where it improves', (_, limits, good, bad) => {
  expect(forecast(tracked([good], { kind: 'keep', ...limits })).sign).toBe('kept');
  expect(forecast(tracked([bad], { kind: 'keep', ...limits })).sign).toBe('slipped');
});

test('a key result that starts late is read from its start in the week before, and outside its weeks not at all', () => {
  const late = tracked([undefined, 900, undefined, undefined, undefined, 1, 2, 3], {
    start: 0,
    target: 6,
    from: 6,
  });
  expect(forecast(late, 8)).toMatchObject({ sign: 'ahead', value: expect.closeTo(7, 9) as number });
  expect(forecast({ ...late, values: late.values.slice(0, 7) }, 7).sign).toBe('too early');
  expect(forecast({ ...late, values: [] }, 5).sign).toBe('starts later');
  expect(forecast({ ...late, values: [] }, 6).sign).toBe('no value yet');
  expect(forecast({ ...late, values: [] }, 7).sign).toBe('no news');
  expect(forecast({ ...late, till: 8 }, 9)).toEqual({ sign: 'stopped', known: true });
  expect(verdict(['on track', 'stopped', 'starts later'], 0.5, 5)).toBe('on track');
  expect(verdict(['stopped'], undefined, 5)).toBe('');
  expect(verdict(['promised'], 0, 5)).toBe('promised');
  expect(verdict(['promised', 'on track'], 0.2, 5)).toBe('on track');
});

test('a goal is what its key results are, and its score decides once week 12 is in for all', () => {
  expect(verdict(['drifting', 'drifting'], 0.9, 5)).toBe('2 of 2 need you');
  expect(verdict(['on track', 'no news'], 0.1, 5)).toBe('1 of 2 needs you');
  expect(verdict(['missed', 'incomplete'], undefined, 12)).toBe('1 of 2 incomplete');
  expect(verdict(['on track', 'no value'], 0.1, 5)).toBe('1 of 2 needs you');
  expect(verdict(['no value yet', 'too early'], 0.1, 1)).toBe('1 of 2 without a value');
  expect(verdict(['no value yet'], undefined, 1)).toBe('1 of 1 without a value');
  expect(verdict(['kept', 'too early'], 0.1, 2)).toBe('too early');
  expect(verdict(['on track', 'promised', 'kept'], 0.1, 5)).toBe('on track');
  expect(verdict(['reached', 'kept'], 1, 5)).toBe('at target');
  expect(verdict(['reached', 'missed'], 0.7, 12)).toBe('delivered');
  expect(verdict(['reached', 'on track'], 0.9, 12)).toBe('on track');
  expect(verdict([], undefined, 5)).toBe('');
});

const exact = (typed: number) => new Fraction(String(typed));
const total = (list: Fraction[]) => list.reduce((all, one) => all.add(one), new Fraction(0));

/** The sign by exact fractions, each rule as the guide has it. */
function exactSign({ kind, start, target, values }: Tracked): Sign {
  const given = values.flatMap((y, index) =>
    y === undefined ? [] : [{ x: new Fraction(index + 1), y: exact(y) }],
  );
  const last = given.at(-1)!;
  const [from, to] = [exact(start), exact(target)];
  const milestone =
    kind === 'done' || (from.equals(0) && to.equals(1) && given.every(({ y }) => y.equals(0) || y.equals(1)));
  const wayOf = (value: Fraction) => value.sub(from).div(to.sub(from));
  if (milestone && last.y.gte(1)) return 'kept';
  if (!milestone && wayOf(last.y).gte(1)) return 'reached';
  if (last.x.equals(12))
    return milestone || wayOf(last.y).lt('0.4') ? 'missed' : wayOf(last.y).lt('0.7') ? 'partly' : 'delivered';
  if (milestone) return 'promised';
  if (last.x.lt(3)) return 'too early';

  const points = [{ x: new Fraction(0), y: from }, ...given];
  if (given.some(({ y }) => wayOf(y).gte(1))) return 'slipped';
  const ways = points.slice(-3).map((point) => wayOf(point.y));
  if (ways.length === 3 && ways[1]!.lte(ways[0]!) && ways[2]!.lte(ways[1]!)) return 'stalled';
  const x = total(points.map((point) => point.x)).div(points.length);
  const y = total(points.map((point) => point.y)).div(points.length);
  const slope = total(points.map((point) => point.x.sub(x).mul(point.y.sub(y)))).div(
    total(points.map((point) => point.x.sub(x).pow(2))),
  );
  const way = wayOf(y.add(slope.mul(new Fraction(12).sub(x))));
  if (way.gte('1.1')) return 'ahead';
  return way.gte('0.9') ? 'on track' : 'drifting';
}

test('the sign is the one of exact fractions, on every threshold and beside it', () => {
  fc.assert(
    fc.property(trackedCases.filter(allBelong), (tracked) => {
      expect(forecast(tracked).sign).toBe(exactSign(tracked));
    }),
    { numRuns: 2000 },
  );
});
