import fc from 'fast-check';
import { expect, test } from 'vitest';
import { demo as planner } from '@/packages/demos/okr-planning-calculator/main';
import { readLine, type Line } from '@/packages/demos/okr-planning-calculator/line';
import { linesOf } from '@/packages/demos/kit/model';
import { forecast, type Tracked } from '@/lib/tools/rules/forecast';
import { keyResultScore, type KeyResult } from '@/lib/tools/rules/okr';
import { kpiStatus } from '@/lib/tools/rules/team-kpis';
import { fromPace, paceAt } from '@/lib/tools/rules/check-ins';
import { allBelong, trackedCases } from '../../support/key-result-cases';

/** What planner, tracker and dashboard say of one key result that stands at its last value. */
function verdicts(
  { kind, start, target }: Omit<KeyResult, 'weight'>,
  value: number,
  values: Tracked['values'],
) {
  const limit = kind === 'fall' ? target + 1000 : target - 1000;
  return {
    planner: keyResultScore({ kind, start, target, current: value, weight: 1 }) === 1,
    tracker: ['reached', 'kept'].includes(forecast({ kind, start, target, values })?.sign ?? ''),
    dashboard:
      kpiStatus({
        direction: kind === 'fall' ? 'below' : 'above',
        target,
        limit,
        weight: 1,
        values: [value],
      }) === 'on target',
  };
}
const agreed = (done: boolean) => ({ planner: done, tracker: done, dashboard: done });

test('each key result of the planner’s example is done, or is not, in planner, tracker and dashboard alike', () => {
  for (const line of linesOf(planner.example, 'keyResults')) {
    const keyResult = readLine(line as Line);
    const found = verdicts(keyResult, keyResult.current!, [keyResult.current]);
    expect(found).toEqual(agreed(found.planner));
  }
});

test('at a target, a hundredth short of it and anywhere else, the three say the same', () => {
  fc.assert(
    fc.property(trackedCases.filter(allBelong), (tracked) => {
      const value = tracked.values.findLast((one) => one !== undefined)!;
      const found = verdicts(tracked, value, tracked.values);
      expect(found).toEqual(agreed(found.planner));
    }),
    { numRuns: 500 },
  );
});

test('the pace goes in equal steps from 0 to 1 in week 12', () => {
  expect([paceAt(0), paceAt(6), paceAt(12), paceAt(13)]).toEqual([0, 0.5, 1, 1]);
  expect(fromPace(0.5, 6)).toBe(0);
  expect([paceAt(6, 6), paceAt(12, 6)]).toEqual([1 / 7, 1]);
});
