import { expect, test } from 'vitest';
import { demo } from '../team-performance-dashboard/main';
import EXAMPLE from '../team-performance-dashboard/example.json' with { type: 'json' };

/** The status of each KPI of the example after eight weeks, with values of its first ones in the ninth. */
function inWeekNine(...values: string[]) {
  const kpis = EXAMPLE.kpis.map((kpi, index) => ({ ...kpi, w9: values[index] ?? '' }));
  const list = demo.parts.find((part) => 'list' in part);
  return kpis.map((kpi, index) => list!.computed!.cells(kpi, { ...EXAMPLE, kpis }, index)[0]);
}

test('the first value of a new week hides no status of the one before, until the new one is whole', () => {
  const before = ['drifting', 'missed', 'on target', 'on target'];
  expect(inWeekNine()).toEqual(before);
  expect(inWeekNine('90')).toEqual(before);
  expect(inWeekNine('90', '3', '75', '0')).toEqual(Array(4).fill('on target'));
});
