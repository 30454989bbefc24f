import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, BANDS } from '@/lib/diagnostic/rules/bands';
import { lowest, MAX_RATING, RUBRIC_VERSION, scoreAssessment } from '@/lib/diagnostic/rules/score';
import { AREAS, type Rating, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { anyRatings, ratings } from '@/tests/support/diagnostic';

test.each([
  [74, 'moderate'],
  [75, 'strong'],
  [100, 'strong'],
  [50, 'moderate'],
  [49, 'needsAttention'],
  [0, 'needsAttention'],
])('%i percent overall is %s', (percent, rating) => {
  expect(bandOf('score', percent)).toBe(rating);
});

test.each([
  [12, 'strong'],
  [9, 'strong'],
  [8, 'moderate'],
  [6, 'moderate'],
  [5, 'needsAttention'],
  [0, 'needsAttention'],
])('an area with %i points has the badge %s', (points, badge) => {
  expect(bandOf('badge', points)).toBe(badge);
});

test.each([
  [12, 'green'],
  [4, 'green'],
  [3, 'yellow'],
  [2, 'red'],
  [0, 'red'],
])('the percentage of an area with %i points is %s', (points, colour) => {
  expect(bandOf('colour', points)).toBe(colour);
});

test.each([
  [ratings(3), 48, 100, 'strong'],
  [ratings(2), 32, 67, 'moderate'],
  [ratings(1), 16, 33, 'needsAttention'],
  [ratings(0), 0, 0, 'needsAttention'],
  [ratings(2, { visionClarity: 3 }), 33, 69, 'moderate'],
])('points are divided by 48 and rounded', (answers, points, percent, rating) => {
  expect(scoreAssessment(answers)).toMatchObject({ points, percent, rating });
});

test('a skipped statement counts as Not in Place and is told apart from it', () => {
  const { goalDefinition: _skipped, ...rest } = ratings(3);
  const card = scoreAssessment(rest);
  expect(card).toMatchObject({ points: 45, unrated: 1 });
  expect(card.areas[0]?.statements[2]).toEqual({ statement: 'goalDefinition', points: 0, rated: false });
});

test('nothing rated scores 0 of 48', () => {
  expect(scoreAssessment({})).toMatchObject({ points: 0, percent: 0, unrated: 16 });
});

test('the score is within 0 to 100 and is the sum of its areas', () => {
  fc.assert(
    fc.property(anyRatings, (answers) => {
      const card = scoreAssessment(answers);
      expect(card.percent).toBeGreaterThanOrEqual(0);
      expect(card.percent).toBeLessThanOrEqual(100);
      expect(Number.isInteger(card.percent)).toBe(true);
      expect(card.areas.reduce((sum, area) => sum + area.points, 0)).toBe(card.points);
    }),
  );
});

test('raising any answer never lowers the score', () => {
  fc.assert(
    fc.property(anyRatings, fc.constantFrom(...STATEMENT_IDS), (answers, statement) => {
      const raised = Math.min(MAX_RATING, (answers[statement] ?? 0) + 1) as Rating;
      const after = scoreAssessment({ ...answers, [statement]: raised });
      expect(after.percent).toBeGreaterThanOrEqual(scoreAssessment(answers).percent);
    }),
  );
});

test('the weakest area is the one with the fewest points, and of equal ones the first', () => {
  expect(lowest(scoreAssessment(ratings(2, { taskAlignment: 1 })).areas).id).toBe('weeklyTasks');
  expect(lowest(scoreAssessment(ratings(2)).areas).id).toBe('visionStrategy');
});

test('other areas or bands than these are another version of the rules, so that older results say so', () => {
  const rules = createHash('sha256')
    .update(JSON.stringify([AREAS, BANDS]))
    .digest('hex')
    .slice(0, 8);
  expect({ [RUBRIC_VERSION]: rules }).toEqual({ 2: '283c19ed' });
});
