import { expect, test } from 'vitest';
import { waitText } from '@/lib/kernel/time';
import { beginningOf, dayAfter, dayIn, weekdayOf } from '@/lib/kernel/zone';
import { calendarText } from '@/lib/kernel/calendar';

test.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [887, '15 minutes'],
  [3_600, '60 minutes'],
  [7_199, '120 minutes'],
  [7_200, '2 hours'],
  [86_300, '24 hours'],
  [172_801, '3 days'],
])('%d seconds are told as %s', (seconds, told) => {
  expect(waitText(seconds)).toBe(told);
});

test.each([
  ['America/New_York', '2026-03-02T04:59:00Z', '2026-03-01'],
  ['America/New_York', '2026-07-01T04:00:00Z', '2026-07-01'],
  ['Asia/Kolkata', '2026-03-01T18:30:00Z', '2026-03-02'],
  ['UTC', '2026-03-01T07:00:00Z', '2026-03-01'],
])('in %s the day at %s is %s', (zone, moment, day) => {
  expect(dayIn(zone, new Date(moment))).toBe(day);
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
      expect(dayIn(zone, begun)).toBe(day);
      expect(dayIn(zone, new Date(begun.getTime() - 1))).toBe(dayAfter(day, -1));
    }
});

test('a week begins on Monday', () => {
  expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([0, 6]);
});

const NOW = '2026-11-21T10:20:30.400Z';
const PLAN = { slug: 'x', kind: 'demo', plan: 'p' };

test('a calendar has whole days, times of the clock on the wall, and what comes back every week', () => {
  const text = calendarText(
    PLAN,
    [
      { id: 'plan', title: 'Plan, talk; act', day: '2027-01-04', days: 5 },
      { id: 'begin', title: 'Begin', day: '2027-01-04', at: '09:05', minutes: 20, note: 'a\nb' },
      { id: 'look', title: 'Look', day: '2027-12-31', weeks: 12 },
    ],
    NOW,
  );
  expect(text).toContain('DTSTART;VALUE=DATE:20270104\r\nDTEND;VALUE=DATE:20270109\r\n');
  expect(text.match(/TRANSP:TRANSPARENT/g)).toHaveLength(2);
  expect(text).toContain('SUMMARY:Plan\\, talk\\; act\r\n');
  expect(text).toContain('DTSTART:20270104T090500\r\nDURATION:PT20M\r\n');
  expect(text).toContain('DESCRIPTION:a\\nb\r\n');
  expect(text).toContain('DTEND;VALUE=DATE:20280101\r\n');
  expect(text).toContain('RRULE:FREQ=WEEKLY;COUNT=12\r\n');
  expect(text.match(/DTSTAMP:20261121T102030Z/g)).toHaveLength(3);
});

test('no line of a calendar is longer than 75 bytes, and no letter is cut', () => {
  const title = 'Ω'.repeat(200);
  const text = calendarText(PLAN, [{ id: 'one', title, day: '2027-01-04' }], NOW);
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
});
