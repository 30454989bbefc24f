import { expect, test } from 'vitest';
import { cutoff } from '@/lib/your-data/rules/retention';

const NOW = new Date('2026-03-31T12:00:00Z');

test.each([
  ['1 day', '2026-03-30T12:00:00.000Z'],
  ['30 days', '2026-03-01T12:00:00.000Z'],
  ['1 month', '2026-02-28T12:00:00.000Z'],
  ['24 months', '2024-03-31T12:00:00.000Z'],
  ['25 months', '2024-02-29T12:00:00.000Z'],
  ['7 years', '2019-03-31T12:00:00.000Z'],
])('%s before the last of March is %s', (period, then) => {
  expect(cutoff(period, NOW).toISOString()).toBe(then);
});

test.each(['', 'soon', '0 days', '-1 days', '1.5 years', '30 Days', 'until you unsubscribe'])(
  '%j is no period',
  (period) => {
    expect(() => cutoff(period, NOW)).toThrow('is no period');
  },
);
