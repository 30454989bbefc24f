import fc from 'fast-check';
import Fraction from 'fraction.js';
import { expect, test } from 'vitest';
import { loads, SPRINT_WEEKS, weeksBelowHalf } from '@/lib/tools/rules/sprint';
import { sprintCases } from '../../support/sprint-cases';

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
