import fc from 'fast-check';
import { expect, test } from 'vitest';
import { STATEMENT_IDS, type Rating, type Ratings } from '@/lib/diagnostic/rules/questionnaire';
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

const ratings = fc.array(fc.constantFrom<Rating>(0, 1, 2, 3), { minLength: 3, maxLength: 9 });
/** What everybody said of each statement: of one or two opinions of the room, each time from other mouths. */
const rooms = fc.tuple(ratings, fc.boolean()).chain(([one, both]) =>
  fc.tuple(
    ...STATEMENT_IDS.map((_, index) =>
      fc.shuffledSubarray([...(both && index % 3 === 0 ? one.map((r) => (3 - r) as Rating) : one)], {
        minLength: one.length,
        maxLength: one.length,
      }),
    ),
  ),
);

test('statements that the same ratings were given to keep the order of the form, whoever gave which', () => {
  fc.assert(
    fc.property(rooms, (columns) => {
      const people = columns[0]!.map((_, person): Ratings =>
        Object.fromEntries(STATEMENT_IDS.map((id, index) => [id, columns[index]![person]])),
      );
      // A mirrored opinion is spread as widely, so all of them are level.
      expect(widestFirst(alignStatements(people)).map(({ statement }) => statement)).toEqual(STATEMENT_IDS);
    }),
    { numRuns: 300 },
  );
});
