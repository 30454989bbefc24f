import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandOf, BANDS } from '@/lib/diagnostic/rules/bands';
import { lowest, MAX_RATING, RUBRIC_VERSION, scoreAssessment } from '@/lib/diagnostic/rules/score';
import { AREAS, type Rating, STATEMENT_IDS } from '@/lib/diagnostic/rules/questionnaire';
import { anyRatings, ratings, anAdviceBook } from '@/tests/support/diagnostic';
import { quartiles } from '@/lib/diagnostic/rules/quartiles';
import { standingOf, standingTexts } from '@/lib/diagnostic/rules/report-rows';

const [S, M, N] = ['strong', 'moderate', 'needsAttention'];

test.each([
  ['score', 'percent overall', { 0: N, 49: N, 50: M, 74: M, 75: S, 100: S }],
  ['badge', 'points of an area', { 0: N, 5: N, 6: M, 8: M, 9: S, 12: S }],
  ['colour', 'points of an area', { 0: 'red', 2: 'red', 3: 'yellow', 4: 'green', 12: 'green' }],
] as const)('the %s of %s is another one from its bound on', (kind, _of, bands) => {
  for (const [points, band] of Object.entries(bands)) expect(bandOf(kind, Number(points)), points).toBe(band);
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

test.each([
  [[40], { low: 40, median: 40, high: 40 }],
  [[10, 20, 30, 40, 50], { low: 20, median: 30, high: 40 }],
  [[50, 10, 40, 20], { low: 18, median: 30, high: 43 }],
])('%j has its quartiles, in whatever order', (scores, expected) => {
  expect(quartiles(scores)).toEqual(expected);
});

const words = { short: '{areas}', ask: '{areas}: {points}', call: '{points}', topic: 'x' };

test('texts name the areas and their points', () => {
  const card = scoreAssessment(ratings(2, { kpiRelevance: 1, missionRelevance: 1, taskAlignment: 1 }));
  const all = { lowest: words, tie: words, level: words, none: words, full: words };
  expect(standingTexts(card, anAdviceBook(), all).ask).toBe(
    'visionStrategy, weeklyTasks and performanceMeasurement: 7',
  );
});

test.each([
  ['lowest', ratings(2, { kpiRelevance: 0, feedbackIntegration: 0, measurementClarity: 0 })],
  ['tie', ratings(2, { visionClarity: 1, taskAlignment: 1 })],
  ['level', ratings(2)],
  ['none', ratings(0)],
  ['full', ratings(3)],
  ['full', ratings(3, { visionClarity: 2, kpiRelevance: 1 })],
] as const)('areas that stand as %s are told apart', (standing, answers) => {
  expect(standingOf(scoreAssessment(answers)).standing).toBe(standing);
});
