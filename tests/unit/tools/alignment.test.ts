import { expect, test } from 'vitest';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';

test('two people: mean, spread and gap of a statement', () => {
  expect(alignStatements([{ visionClarity: 3 }, { visionClarity: 0 }])).toEqual([
    { statement: 'visionClarity', count: 2, mean: 1.5, spread: 1.5, gap: 3 },
  ]);
});

test('three people: the spread is that of the whole population', () => {
  const [one] = alignStatements([{ visionClarity: 0 }, { visionClarity: 1 }, { visionClarity: 2 }]);
  expect(one?.spread).toBeCloseTo(Math.sqrt(2 / 3), 12);
});

test('who left a statement out disagrees with nobody', () => {
  expect(alignStatements([{ visionClarity: 3 }, {}])).toMatchObject([{ count: 1, mean: 3, gap: 0 }]);
  expect(alignStatements([{}, {}])).toEqual([]);
});

test('the widest gap comes first, and of equal ones the wider spread', () => {
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
  expect(vision).toEqual({ area: 'visionStrategy', mean: 1.5, gap: 1 });
  expect(results).toEqual({ area: 'keyResults', mean: undefined, gap: undefined });
});
