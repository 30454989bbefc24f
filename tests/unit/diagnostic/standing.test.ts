import { expect, test } from 'vitest';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { standingTexts } from '@/lib/diagnostic/rules/report-rows';
import { anAdviceBook, ratings } from '@/tests/support/diagnostic';

const words = { short: '{areas}', ask: '{areas}: {points}', call: '{points}', topic: 'x' };

test('texts name the areas and their points', () => {
  const card = scoreAssessment(ratings(2, { kpiRelevance: 1, missionRelevance: 1, taskAlignment: 1 }));
  const all = { lowest: words, tie: words, level: words, none: words, full: words };
  expect(standingTexts(card, anAdviceBook(), all).ask).toBe(
    'visionStrategy, weeklyTasks and performanceMeasurement: 7',
  );
});
