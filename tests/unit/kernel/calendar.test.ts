import { expect, test } from 'vitest';
import { calendarText } from '@/lib/kernel/calendar';

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
