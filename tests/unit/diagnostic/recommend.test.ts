import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planOf } from '@/lib/diagnostic/rules/plan';
import { CHALLENGES, COMPANY_SIZES, type Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { type Answers, recommend as recommendFor } from '@/lib/diagnostic/rules/recommend';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { anAdviceBook, anyRatings, ratings } from '@/tests/support/diagnostic';

const book = anAdviceBook();
type Given = Omit<Answers, 'card'> & { ratings: Ratings };
const none: Given = { ratings: ratings(3), currentChallenges: [] };
const recommend = ({ ratings: rated, ...answers }: Given) =>
  recommendFor({ ...answers, card: scoreAssessment(rated) }, book);
const titles = (answers: Partial<Given>) => recommend({ ...none, ...answers }).map(({ title }) => title);

test.each([
  [' CEO ', ['ceo']],
  ['ceo of x', []],
  ['co-founder', []],
  [null, []],
])('the role %j gets %j', (role, expected) => {
  expect(titles({ role })).toEqual(expected);
});

test('no advice on an area asks for what is Excellent, and its steps are those of the plan', () => {
  fc.assert(
    fc.property(anyRatings, (rated) => {
      const advice = recommend({ ...none, ratings: rated });
      for (const { because } of advice)
        if ('lowest' in because) expect(rated[because.lowest] ?? 0).toBeLessThan(3);
      const card = scoreAssessment(rated);
      const [first] = planOf(card, book);
      const fewest = Math.min(...card.areas.map(({ points }) => points));
      // The first step is that of an area with the fewest points, which all have advice if one has.
      if (first && fewest < 10)
        expect(
          advice.find(({ because }) => 'lowest' in because && because.lowest === first.statement),
        ).toMatchObject({ thisWeek: first.step });
    }),
    { numRuns: 10_000 },
  );
});

test('advice for a challenge, a size and a role names the rating that goes with it, if there is one', () => {
  const answers = {
    currentChallenges: ['Team & Delegation'],
    companySize: '2-5 employees',
    role: 'CEO',
  } as const;
  const reasons = (rated: Ratings) =>
    recommend({ ...answers, ratings: rated })
      .filter(({ because }) => !('area' in because))
      .map(({ reason }) => reason);
  expect(reasons(ratings(3))).toEqual(Array(3).fill('visionClarity is Excellent already.'));
  expect(reasons(ratings(3, { visionClarity: 1 }))).toEqual(Array(3).fill('visionClarity is Poor, too.'));
  expect(reasons({ ...ratings(3), visionClarity: undefined })).toEqual([null, null, null]);
});

test('for any answers the four follow the rules', () => {
  const anyAnswers = fc.record({
    ratings: anyRatings,
    currentChallenges: fc.subarray([...CHALLENGES]),
    companySize: fc.option(fc.constantFrom(...COMPANY_SIZES)),
    role: fc.option(fc.constantFrom('ceo', 'Founder', 'operations manager', '')),
  });
  fc.assert(
    fc.property(anyAnswers, (answers) => {
      const low = scoreAssessment(answers.ratings).areas.filter((area) => area.points < 10);
      const lowestFirst = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((points) =>
        low
          .filter((area) => area.points === points)
          .map(({ id, statements }) => {
            const least = statements.toSorted((a, b) => a.points - b.points)[0]!;
            return `${points < 8 ? 'strong' : 'refine'} ${id}: ${least.statement}`;
          }),
      );
      const role = answers.role?.toLowerCase();
      const all = [
        ...lowestFirst,
        ...answers.currentChallenges,
        ...(answers.companySize ? [answers.companySize] : []),
        ...(role === 'ceo' || role === 'founder' ? [role] : []),
      ];
      expect(titles(answers)).toEqual(all.slice(0, 4));
    }),
  );
});
