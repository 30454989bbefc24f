import { expect, test } from 'vitest';
import { weekNow } from '../team-performance-dashboard/main';
import EXAMPLE from '../team-performance-dashboard/example.json' with { type: 'json' };

/** The week that is shown of the example after eight weeks, with values of its first KPIs in the ninth. */
const withNine = (...values: string[]) =>
  weekNow(EXAMPLE.kpis.map((kpi, index) => ({ ...kpi, w9: values[index] ?? '' })));

test('the first value of a new week hides no status of the one before, until the new one is whole', () => {
  expect([withNine(), withNine('90'), withNine('90', '3', '75', '0')]).toEqual([8, 8, 9]);
});
