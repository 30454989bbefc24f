import { expect, test } from 'vitest';
import fc from 'fast-check';
import Fraction from 'fraction.js';
import { goalShareByWeek, loads, weekStart, SPRINT_WEEKS, weeksBelowHalf } from '@/lib/tools/rules/sprint';
import { sprintCases } from '../../support/tool-cases';

const ana = { name: 'Ana', hoursPerWeek: 10 };
const task = (week: number, hours: number, goal = '1', owner = 'Ana') => ({ owner, week, hours, goal });

test('every person has a load for each of the 12 weeks', () => {
  expect(loads([ana, { name: 'Ben', hoursPerWeek: 5 }], [])).toHaveLength(24);
});

test.each([
  ['2026-01-05', 1, '2026-01-05'],
  ['2026-01-05', 12, '2026-03-23'],
  ['2026-10-19', 3, '2026-11-02'], // clocks change in between
  ['2027-12-27', 2, '2028-01-03'],
])('the sprint of %s reaches week %i on %s', (start, week, day) => {
  expect(weekStart(start, week)).toBe(day);
});

test('the share that serves a goal, week by week', () => {
  expect(goalShareByWeek([task(1, 6), task(1, 2, ''), task(3, 2, '')]).slice(0, 4)).toEqual([
    0.75,
    undefined,
    0,
    undefined,
  ]);
});

const total = (list: readonly { hours: number }[]) =>
  list.reduce((all, { hours }) => all.add(new Fraction(String(hours))), new Fraction(0));
const WEEKS = Array.from({ length: SPRINT_WEEKS }, (_, index) => index + 1);

test('who is overbooked, and which weeks serve goals with less than half, is what exact fractions say', () => {
  fc.assert(
    fc.property(sprintCases, ({ people, tasks }) => {
      const over = people.flatMap(({ name, hoursPerWeek }) =>
        WEEKS.map((week) =>
          total(tasks.filter((task) => task.owner === name && task.week === week)).gt(String(hoursPerWeek)),
        ),
      );
      expect(loads(people, tasks).map(({ overbooked }) => overbooked)).toEqual(over);
      const below = WEEKS.filter((week) => {
        const own = tasks.filter((task) => task.week === week);
        return total(own.filter(({ goal }) => goal !== ''))
          .mul(2)
          .lt(total(own));
      });
      expect(weeksBelowHalf(tasks)).toEqual(below);
    }),
    { numRuns: 1000 },
  );
});
