import { expect, test } from 'vitest';
import {
  dayAfter,
  finishedShare,
  goalShare,
  goalShareByWeek,
  loads,
  weekStart,
} from '@/lib/tools/rules/sprint';

const ana = { name: 'Ana', hoursPerWeek: 10 };
const task = (week: number, hours: number, goal = '1', owner = 'Ana') => ({ owner, week, hours, goal });

test('every person has a load for each of the 12 weeks', () => {
  expect(loads([ana, { name: 'Ben', hoursPerWeek: 5 }], [])).toHaveLength(24);
});

test('hours of one person in one week add up, and those of others stay out', () => {
  const [first, second] = loads([ana], [task(1, 4), task(1, 3), task(2, 2), task(1, 9, '1', 'Ben')]);
  expect(first).toEqual({ person: 'Ana', week: 1, booked: 7, available: 10, overbooked: false });
  expect(second).toMatchObject({ week: 2, booked: 2 });
});

test('somebody is overbooked beyond the hours available, and not at them', () => {
  expect(loads([ana], [task(1, 10)])[0]).toMatchObject({ overbooked: false });
  expect(loads([ana], [task(1, 10.5)])[0]).toMatchObject({ overbooked: true });
});

test('hours without a goal are daily business', () => {
  expect(goalShare([task(1, 6), task(1, 2, '')])).toBe(0.75);
  expect(goalShare([])).toBeUndefined();
});

test.each([
  ['2026-01-05', 1, '2026-01-05'],
  ['2026-01-05', 12, '2026-03-23'],
  ['2026-10-19', 3, '2026-11-02'], // clocks change in between
  ['2027-12-27', 2, '2028-01-03'],
])('the sprint of %s reaches week %i on %s', (start, week, day) => {
  expect(weekStart(start, week)).toBe(day);
});

test.each(['', '5.1.2026', '2026-13-01', '2026-1-5'])('%j is no day to start on', (start) => {
  expect(weekStart(start, 1)).toBeUndefined();
});

test('a day that is in no calendar is no day', () => {
  expect(dayAfter('2026-02-30', 1)).toBeUndefined();
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
});

test('the share that serves a goal, week by week', () => {
  expect(goalShareByWeek([task(1, 6), task(1, 2, ''), task(3, 2, '')]).slice(0, 4)).toEqual([
    0.75,
    undefined,
    0,
    undefined,
  ]);
});

test('what got finished counts by tasks, of all weeks or of the last ones', () => {
  const weeks = [
    { planned: 4, finished: 0 },
    { planned: 2, finished: 1 },
    { planned: 6, finished: 5 },
  ];
  expect([finishedShare(weeks), finishedShare(weeks, 2), finishedShare([], 4)]).toEqual([
    0.5,
    0.75,
    undefined,
  ]);
});
