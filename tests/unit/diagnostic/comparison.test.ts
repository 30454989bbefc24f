import { expect, test } from 'vitest';
import { loadContent } from '@/lib/content/load';
import { comparisonOf, comparisonTexts } from '@/lib/diagnostic/rules/comparison';
import type { Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { CONTENT } from '@/tests/support/content-folder';
import { ratings } from '@/tests/support/diagnostic';

const { advice, results } = loadContent(CONTENT).diagnostic;
const texts = comparisonTexts(advice, results.page);
const compare = (then: Ratings, now: Ratings, version = '1') =>
  comparisonOf(
    { day: '2026-10-12', questionnaireVersion: '1', ratings: then },
    { ratings: now, questionnaireVersion: version },
    texts,
  );

/** All answers that moved. */
const answersIn = ({ areas }: ReturnType<typeof compare>) => areas.flatMap(({ answers }) => answers);

test('both scores are said with the day, and how many answers moved which way', () => {
  const { summary } = compare(ratings(1), ratings(2, { visionClarity: 0, kpiRelevance: 1 }));
  expect(summary).toBe('33% on October 12, 2026, 60% now. Moved up: 14. Slipped: 1. As before: 1.');
});

test('each area and each answer that moved stands with what it was and what it is, in the order of the form', () => {
  const now = ratings(2, { kpiRelevance: 3, teamAdoption: 0 });
  const { areas } = compare(ratings(2), now);
  expect(areas.map(({ then, now }) => [then, now])).toEqual([
    [67, 67],
    [67, 50],
    [67, 67],
    [67, 75],
  ]);
  expect(areas[1]!.line).toBe('67% then, 50% now');
  expect(areas.map(({ answers }) => answers.map(({ line, up }) => [line, up]))).toEqual([
    [],
    [['Somewhat then, Not in Place now', false]],
    [],
    [['Somewhat then, Excellent now', true]],
  ]);
});

test('an answer that was left unrated is not called Not in Place', () => {
  const { visionClarity: _, ...others } = ratings(2);
  expect(answersIn(compare(others, ratings(2))).map(({ line, up }) => [line, up])).toEqual([
    [`${results.page.answers.unrated} then, Somewhat now`, true],
  ]);
});

test('where nothing moved it is said, and no answer is listed', () => {
  const unmoved = compare(ratings(2), ratings(2));
  expect(unmoved.summary).toBe('67% on October 12, 2026, 67% now. No answer has changed.');
  expect(answersIn(unmoved)).toEqual([]);
});

test('a statement without a rating counts as Not in Place, then and now', () => {
  const { visionClarity: _, ...rest } = ratings(2);
  expect(answersIn(compare(rest, ratings(2, { visionClarity: 0 })))).toEqual([]);
});

test('answers to other questions are not compared, and it is said why', () => {
  const { summary, areas } = compare(ratings(1), ratings(2), '2');
  expect(summary).toContain('Your earlier result is of October 12, 2026.');
  expect(summary).toContain('can’t be compared');
  expect(summary).not.toMatch(/\d%/);
  expect(areas).toEqual([]);
});
