import { expect, test } from 'vitest';
import { beginningOf, clockIn, dayAfter, weekdayOf } from '@/lib/kernel/zone';

test.each([
  ['America/New_York', '2026-03-02T04:59:00Z', { day: '2026-03-01', hour: 23 }],
  ['America/New_York', '2026-07-01T04:00:00Z', { day: '2026-07-01', hour: 0 }],
  ['Asia/Kolkata', '2026-03-01T18:30:00Z', { day: '2026-03-02', hour: 0 }],
  ['UTC', '2026-03-01T07:00:00Z', { day: '2026-03-01', hour: 7 }],
])('in %s the clock at %s shows %j', (zone, moment, clock) => {
  expect(clockIn(zone, new Date(moment))).toEqual(clock);
});

// In Beirut and Santiago clocks are put forward at midnight: the day begins at 1.
test.each([
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00Z'],
  ['Asia/Beirut', '2026-03-29', '2026-03-28T22:00:00Z'],
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00Z'],
  ['Pacific/Kiritimati', '2026-03-01', '2026-02-28T10:00:00Z'],
  ['Pacific/Niue', '2026-03-01', '2026-03-01T11:00:00Z'],
])('in %s the day %s begins at %s', (zone, day, moment) => {
  expect(beginningOf(day, zone)).toEqual(new Date(moment));
});

test('each day of a year begins once, and a moment before is the day before, in any zone', () => {
  for (const zone of ['America/New_York', 'Asia/Beirut', 'Australia/Lord_Howe', 'America/St_Johns'])
    for (let day = '2026-01-01'; day < '2027-01-01'; day = dayAfter(day, 1)) {
      const begun = beginningOf(day, zone);
      expect(clockIn(zone, begun).day).toBe(day);
      expect(clockIn(zone, new Date(begun.getTime() - 1)).day).toBe(dayAfter(day, -1));
    }
});

test('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6]);
});
