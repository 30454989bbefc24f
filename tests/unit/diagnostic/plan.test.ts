import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  CHECK_IN_EVERY,
  PLAN_WEEKS,
  planOf,
  checkInDay,
  planStart,
  planRows,
} from '@/lib/diagnostic/rules/plan';
import { priorities } from '@/lib/diagnostic/rules/priorities';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { dayAfter, weekdayOf } from '@/lib/kernel/zone';
import { anAdviceBook, anyRatings, ratings } from '@/tests/support/diagnostic';
import { planCalendar } from '@/lib/diagnostic/rules/plan-files';
import { loadContent } from '@/lib/content/load';
import { CONTENT } from '@/tests/support/content-folder';

const book = anAdviceBook();
const planFor = (answers: Parameters<typeof scoreAssessment>[0]) => planOf(scoreAssessment(answers), book);

test('any answers make at most three moves in 12 weeks, the first in a lowest area, none to Poor alone', () => {
  fc.assert(
    fc.property(anyRatings, (answers) => {
      const plan = planFor(answers);
      expect(plan.map(({ begins, checkIn }) => [begins, checkIn])).toEqual(
        [
          [1, 4],
          [5, 8],
          [9, 12],
        ].slice(0, plan.length),
      );
      for (const { begins, weeks, checkIn, from, to } of plan) {
        expect(begins + weeks - 1).toBeLessThanOrEqual(checkIn);
        expect(checkIn).toBeLessThanOrEqual(PLAN_WEEKS);
        expect(to).toBe(Math.max(from + 1, 2));
      }
      // As many as there can be: one for each statement that can still rise, up to three.
      const card = scoreAssessment(answers);
      const all = card.areas.flatMap(({ points, statements }) =>
        statements.map((one) => ({ ...one, ofArea: points })),
      );
      const open = all.filter(({ points }) => points < 3);
      expect(plan.length).toBe(Math.min(3, open.length));
      // No other statement has a lower area, or with as many points a lower rating.
      const [first] = plan;
      const begun = all.find(({ statement }) => statement === first?.statement);
      for (const { points, ofArea } of begun ? open : []) {
        expect(ofArea).toBeGreaterThanOrEqual(begun!.ofArea);
        if (ofArea === begun!.ofArea) expect(points).toBeGreaterThanOrEqual(begun!.points);
      }
      expect(
        priorities(card)
          .slice(0, 3)
          .map(({ statement }) => statement),
      ).toEqual(plan.map(({ statement }) => statement));
    }),
    { numRuns: 10_000 },
  );
});

describe('days', () => {
  test('a plan begins on a Monday: that day, or the next one', () => {
    expect(planStart('2026-11-30', '2026-11-30')).toBe('2026-11-30');
    expect(planStart('2026-11-26', '2026-11-26')).toBe('2026-11-30');
    expect(planStart('2026-12-31', '2026-12-31')).toBe('2027-01-04');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4000 }), (days) => {
        const day = dayAfter('2026-01-01', days);
        expect(weekdayOf(planStart(day, day))).toBe(0);
        expect([0, 1, 2, 3, 4, 5, 6].map((later) => dayAfter(day, later))).toContain(planStart(day, day));
      }),
    );
  });

  test('it keeps its Monday for 12 weeks; looked at later, it begins anew', () => {
    expect(planStart('2026-11-26', '2027-02-21')).toBe('2026-11-30');
    expect(planStart('2026-11-26', '2027-02-22')).toBe('2027-02-22');
    expect(planStart('2026-11-26', '2027-11-25')).toBe('2027-11-29');
  });

  test('check-ins are on Fridays, also across the new year and a change of clocks', () => {
    expect([1, 2, 3].map((n) => checkInDay('2026-11-30', n * CHECK_IN_EVERY, []))).toEqual([
      '2026-12-25',
      '2027-01-22',
      '2027-02-19',
    ]);
    expect(checkInDay('2027-03-01', 4, [])).toBe('2027-03-26');
  });

  test('on a holiday the check-in is the next working day', () => {
    expect(checkInDay('2026-11-30', 4, ['12-25'])).toBe('2026-12-28');
    expect(checkInDay('2026-11-30', 5, ['01-01', '2027-01-04'])).toBe('2027-01-05');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 1, max: 12 }), (weeks, week) => {
        const day = checkInDay(dayAfter('2026-01-05', weeks * 7), week, ['12-25', '01-01', '07-04']);
        expect(weekdayOf(day)).toBeLessThan(5);
        expect(['12-25', '01-01', '07-04']).not.toContain(day.slice(5));
      }),
    );
  });
});

const { advice, results } = loadContent(CONTENT).diagnostic;
const words = results.page.plan;
const RATED = ratings(2, { progressTracking: 0, kpiRelevance: 1 });
const rows = planRows(scoreAssessment(RATED), advice, words);
const plan = { rows, start: '2026-11-30', holidays: ['12-25'] };

test('its calendar has each step on its Monday, and the check-in on the Friday of week 4, 8 and 12 or the next working day', () => {
  const text = planCalendar(plan, '2026-11-26T09:00:00.000Z');
  expect(text.match(/^DTSTART.*$/gm)?.map((line) => line.trim())).toEqual([
    'DTSTART;VALUE=DATE:20261130',
    'DTSTART;VALUE=DATE:20261228',
    'DTSTART;VALUE=DATE:20261228',
    'DTSTART;VALUE=DATE:20270122',
    'DTSTART;VALUE=DATE:20270125',
    'DTSTART;VALUE=DATE:20270219',
  ]);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${rows[0]!.checkIn}: ${rows[0]!.title}`);
});
