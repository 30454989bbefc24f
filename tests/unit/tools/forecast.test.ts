import { expect, test } from 'vitest';
import { forecast, type Tracked } from '@/lib/tools/rules/forecast';

const tracked = (values: Tracked['values'], changes: Partial<Tracked> = {}): Tracked => ({
  kind: 'rise',
  start: 0,
  target: 120,
  values,
  ...changes,
});
const weeks = (week: number, value: number) =>
  Array.from({ length: 12 }, (_, index) => (index === week - 1 ? value : undefined));

test('values on a straight line go on along it to week 12', () => {
  expect(forecast(tracked([10, 20, 30]))).toMatchObject({ score: 1, sign: 'on track', known: false });
  expect(forecast(tracked([10, 20, 30]))?.value).toBeCloseTo(120, 9);
});

test('what has reached its target is not forecast, also where nothing moves any more', () => {
  const reached = tracked([8, 15, 20, 20], { target: 20 });
  expect(forecast(reached)).toEqual({ value: 20, progress: 1, score: 1, sign: 'reached', known: true });
  expect(forecast({ ...reached, values: [8, 22] })).toMatchObject({ value: 22, progress: 1.1, score: 1 });
  const falling = tracked([7, 3], { kind: 'fall', start: 9, target: 3 });
  expect(forecast(falling)).toMatchObject({ value: 3, sign: 'reached' });
});

test('a week 12 that is known is not forecast: the target is reached in it, or missed', () => {
  expect(forecast(tracked(weeks(12, 108)))).toEqual({
    value: 108,
    progress: 0.9,
    score: 0.9,
    sign: 'missed',
    known: true,
  });
  expect(forecast(tracked(weeks(12, 120)))?.sign).toBe('reached');
  expect(forecast(tracked(weeks(11, 108)))).toMatchObject({ sign: 'on track', known: false });
});

test.each([
  ['promised while it is not done', [0, 0], 'promised', 0],
  ['kept once it is done', [0, 0, 1, 1], 'kept', 1],
  ['missed where week 12 says that it is not done', weeks(12, 0), 'missed', 0],
] as const)('a milestone is %s, and never forecast', (_, values, sign, progress) => {
  const wanted = { value: progress, progress, score: progress, sign, known: true };
  expect(forecast({ kind: 'done', start: 0, target: 1, values })).toEqual(wanted);
  // As files from before milestones had a kind of their own have it.
  expect(forecast({ kind: 'rise', start: 0, target: 1, values })).toEqual(wanted);
});

test.each([
  ['kept', [5, 5.2, 4.8], 'kept', 1],
  ['slipped', [5, 5.2], 'slipped', 0],
  ['missed', [...Array<number>(11).fill(5), 5.2], 'missed', 0],
] as const)('what should stay where it begins is %s, and never forecast', (_, values, sign, progress) => {
  const [value] = values.slice(-1);
  const wanted = { value, progress, score: progress, sign, known: true };
  expect(forecast({ kind: 'fall', start: 5, target: 5, values })).toEqual(wanted);
});

test.each([
  ['without a value', tracked([])],
  ['of a milestone without a value', tracked([], { kind: 'done', target: 1 })],
  ['that should rise and has a lower target', tracked([1], { target: -5 })],
])('there is no forecast %s', (_, one) => {
  expect(forecast(one)).toBeUndefined();
});
