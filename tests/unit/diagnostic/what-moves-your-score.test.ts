import { expect, test } from 'vitest';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { whatMovesYourScore } from '@/lib/diagnostic/rules/what-moves-your-score';
import { anAdviceBook, ratings } from '@/tests/support/diagnostic';

const movesFor = (answers: Ratings) => whatMovesYourScore(scoreAssessment(answers), anAdviceBook());

test('the lowest statements come first, each with its next step', () => {
  const moves = movesFor(ratings(3, { taskAlignment: 1, kpiRelevance: 0, teamAdoption: 2 }));
  expect(moves).toEqual([
    { statement: 'kpiRelevance', from: 0, to: 1, step: 'start' },
    { statement: 'taskAlignment', from: 1, to: 2, step: 'do' },
    { statement: 'teamAdoption', from: 2, to: 3, step: 'finish' },
  ]);
});

test('four at most, and none when all is Excellent', () => {
  expect(movesFor({})).toHaveLength(4);
  expect(movesFor(ratings(3))).toEqual([]);
});
