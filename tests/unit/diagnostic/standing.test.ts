import { expect, test } from 'vitest';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { standingOf, standingTexts } from '@/lib/diagnostic/rules/report-rows';
import { anAdviceBook, ratings } from '@/tests/support/diagnostic';

const standing = (rated: Ratings) => {
  const { standing: name, lowest } = standingOf(scoreAssessment(rated));
  return [name, ...lowest.map(({ id }) => id)];
};

test('one area with the fewest points is the lowest', () => {
  expect(standing(ratings(2, { taskAlignment: 1 }))).toEqual(['lowest', 'weeklyTasks']);
});

test('areas that all have the same points are level', () => {
  expect(standing(ratings(2))[0]).toBe('level');
});

const words = { short: '{areas}', ask: '{areas}: {points}', call: '{points}', topic: 'x' };

test('texts name the areas and their points', () => {
  const card = scoreAssessment(ratings(2, { kpiRelevance: 1, missionRelevance: 1, taskAlignment: 1 }));
  const all = { lowest: words, tie: words, level: words, none: words, full: words };
  expect(standingTexts(card, anAdviceBook(), all).ask).toBe(
    'visionStrategy, weeklyTasks and performanceMeasurement: 7',
  );
});
