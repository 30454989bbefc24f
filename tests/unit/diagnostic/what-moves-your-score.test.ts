import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  STATEMENT_IDS,
  type Rating,
  type Ratings,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { MAX_RATING, scoreAssessment } from '@/lib/diagnostic/rules/score';
import { movesUp, nextRating, whatMovesYourScore } from '@/lib/diagnostic/rules/what-moves-your-score';
import { anAdviceBook, anyRatings, ratings } from '@/tests/support/diagnostic';

const movesFor = (answers: Ratings) => whatMovesYourScore(scoreAssessment(answers), anAdviceBook());
const nextFor = (answers: Ratings) => nextRating(scoreAssessment(answers));

/** The ratings after a step up on each of these statements. */
function after(answers: Ratings, statements: readonly StatementId[]): Ratings {
  const climbed = { ...answers };
  for (const statement of statements) climbed[statement] = ((climbed[statement] ?? 0) + 1) as Rating;
  return climbed;
}

/** Every way to take so many steps, whichever statements they are on. */
function waysUp(answers: Ratings, steps: number, from = 0): StatementId[][] {
  if (steps === 0) return [[]];
  return STATEMENT_IDS.slice(from).flatMap((statement, index) =>
    (answers[statement] ?? 0) === MAX_RATING
      ? []
      : waysUp(after(answers, [statement]), steps - 1, from + index).map((way) => [statement, ...way]),
  );
}

const ratingOf = (answers: Ratings) => scoreAssessment(answers).rating;

test.each([
  [ratings(0), { rating: 'moderate', steps: 24 }],
  [ratings(1, { visionClarity: 2 }), { rating: 'moderate', steps: 7 }],
  // 23 of 48 points are 48%, and 35 are 73%: rounding lifts neither to the next rating.
  [
    ratings(1, { visionClarity: 3, missionRelevance: 3, goalDefinition: 3, taskAlignment: 2 }),
    { rating: 'moderate', steps: 1 },
  ],
  [ratings(2, { visionClarity: 3, missionRelevance: 3, goalDefinition: 3 }), { rating: 'strong', steps: 1 }],
  [ratings(2, { visionClarity: 3, missionRelevance: 3, goalDefinition: 3, taskAlignment: 3 }), null],
])('how far the next rating is', (answers, next) => {
  expect(nextFor(answers)).toEqual(next);
});

test('with the moves the next rating is reached, whatever the answers', () => {
  fc.assert(
    fc.property(anyRatings, (answers) => {
      const next = nextFor(answers);
      if (!next) return;
      const moves = movesUp(scoreAssessment(answers), next.steps);
      expect(moves).toHaveLength(next.steps);
      expect(
        ratingOf(
          after(
            answers,
            moves.map(({ statement }) => statement),
          ),
        ),
      ).toBe(next.rating);
    }),
  );
});

test('fewer moves never reach it, on whichever statements they are', () => {
  fc.assert(
    fc.property(anyRatings, (answers) => {
      const next = nextFor(answers);
      // All ways are tried where they can be counted, and one where there are millions.
      if (!next) return;
      const ways = next.steps <= 4 ? waysUp(answers, next.steps - 1) : waysOf(answers, next.steps - 1);
      const ratingNow = ratingOf(answers);
      expect(ways.every((way) => ratingOf(after(answers, way)) === ratingNow)).toBe(true);
    }),
    { numRuns: 200 },
  );
});

const waysOf = (answers: Ratings, steps: number) => [
  movesUp(scoreAssessment(answers), steps).map(({ statement }) => statement),
];

test('no other choice of as many moves lifts more badges', () => {
  const lifted = (answers: Ratings, way: readonly StatementId[]) => {
    const [before, now] = [scoreAssessment(answers), scoreAssessment(after(answers, way))];
    return now.areas.filter(({ badge }, index) => badge !== before.areas[index]!.badge).length;
  };
  fc.assert(
    fc.property(anyRatings, fc.integer({ min: 1, max: 3 }), (answers, count) => {
      const chosen = movesUp(scoreAssessment(answers), count).map(({ statement }) => statement);
      const most = Math.max(0, ...waysUp(answers, count).map((way) => lifted(answers, way)));
      if (chosen.length === count) expect(lifted(answers, chosen)).toBe(most);
    }),
    { numRuns: 40 },
  );
});

test('what lifts the badge of an area comes first, then the order of the form', () => {
  // Four steps lead to Moderate. Weekly tasks are one from their next badge, the other areas two.
  const moves = movesFor(ratings(1, { taskAlignment: 2, kpiRelevance: 3, measurementClarity: 2 }));
  expect(moves.map(({ statement, lifts }) => [statement, lifts])).toEqual([
    ['taskAlignment', { area: 'weeklyTasks', badge: 'moderate' }],
    ['visionClarity', null],
    ['missionRelevance', { area: 'visionStrategy', badge: 'moderate' }],
    ['goalDefinition', null],
  ]);
});

test('each move says from where to where, and what to do', () => {
  const moves = movesFor(ratings(2, { visionClarity: 3, missionRelevance: 3, goalDefinition: 3 }));
  expect(moves).toEqual([
    {
      statement: 'keyResultsClarity',
      from: 2,
      to: 3,
      step: 'finish',
      lifts: { area: 'keyResults', badge: 'strong' },
    },
  ]);
});

test('of the moves to a far rating four are shown', () => {
  expect(movesFor({})).toHaveLength(4);
});

test('at the highest rating what is left is shown, one step on a statement, and nothing when all is Excellent', () => {
  expect(
    movesFor(ratings(3, { kpiRelevance: 0, visionClarity: 2 })).map(({ statement }) => statement),
  ).toEqual(['visionClarity', 'kpiRelevance']);
  expect(movesFor(ratings(3))).toEqual([]);
});
