import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { blocksOf, clock, LENGTHS, PEOPLE, planOf } from '@/lib/tools/rules/agenda';
import { PLANS } from '@/lib/tools/rules/workshop-plans';

const groups = Array.from({ length: PEOPLE.max - PEOPLE.min + 1 }, (_, index) => PEOPLE.min + index);

describe.each(PLANS.map((plan) => [plan.title, plan] as const))('%s', (_, plan) => {
  test.each(groups)('for %i people adds up to its length, one block after the other', (people) => {
    const blocks = blocksOf(plan, people);
    const ends = blocks.map(({ from, minutes }) => from + minutes);
    expect(blocks.map(({ from }) => from)).toEqual([0, ...ends.slice(0, -1)]);
    expect(ends.at(-1)).toBe(plan.minutes);
  });

  test('has the same blocks for any number of people, and no round gets shorter with more of them', () => {
    const titles = (people: number) => blocksOf(plan, people).map(({ title }) => title);
    for (const people of groups) expect(titles(people)).toEqual(titles(PEOPLE.min));
    for (const [index, { minutes }] of plan.blocks.entries())
      if (minutes !== 'rest')
        for (const people of groups.slice(1))
          expect(blocksOf(plan, people)[index]!.minutes).toBeGreaterThanOrEqual(
            blocksOf(plan, people - 1)[index]!.minutes,
          );
  });
});

test('a plan is found by its length, and by no other number', () => {
  expect(LENGTHS).toEqual([60, 90, 240, 420]);
  fc.assert(
    fc.property(fc.nat(500), (minutes) => {
      expect(planOf(minutes)?.minutes).toBe(LENGTHS.includes(minutes) ? minutes : undefined);
    }),
  );
});

test.each([
  ['9:00', 95, '10:35'],
  ['23:30', 45, '0:15'],
  ['24:00', 0, undefined],
  ['9.00', 0, undefined],
])('%s and %i minutes', (start, minutes, time) => {
  expect(clock(start, minutes)).toBe(time);
});
