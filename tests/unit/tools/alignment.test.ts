import { expect, test } from 'vitest';
import { type Rating, type Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';

test('two people: mean, spread and gap of a statement', () => {
  expect(alignStatements([{ visionClarity: 3 }, { visionClarity: 0 }])).toEqual([
    { statement: 'visionClarity', count: 2, mean: 1.5, spread: 1.5, gap: 3 },
  ]);
});

test('a team in two halves comes before one person who is far from all others', () => {
  const people = [0, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 3].map((one, index) => ({
    visionClarity: one as Rating,
    missionRelevance: index < 6 ? 1 : 3,
  })) as Ratings[];
  expect(widestFirst(alignStatements(people)).map(({ statement, gap }) => [statement, gap])).toEqual([
    ['missionRelevance', 2],
    ['visionClarity', 3],
  ]);
});

test('of gaps as wide, the wider spread comes first', () => {
  const people = [
    { visionClarity: 2, missionRelevance: 3, goalDefinition: 3 },
    { visionClarity: 2, missionRelevance: 1, goalDefinition: 1 },
    { visionClarity: 2, missionRelevance: 2, goalDefinition: 1 },
  ] as const;
  expect(widestFirst(alignStatements(people)).map(({ statement }) => statement)).toEqual([
    'goalDefinition',
    'missionRelevance',
    'visionClarity',
  ]);
});

test('an area has the mean of its statements, or nothing where nobody rated one', () => {
  const [vision, results] = alignAreas([
    { visionClarity: 3, missionRelevance: 1 },
    { visionClarity: 1, missionRelevance: 1 },
  ]);
  expect(vision).toEqual({ area: 'visionStrategy', mean: 1.5, spread: 0.5, gap: 1 });
  expect(results).toEqual({ area: 'keyResults', mean: undefined, spread: undefined, gap: undefined });
});
