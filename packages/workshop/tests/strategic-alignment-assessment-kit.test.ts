import { expect, test } from 'vitest';
import {
  AREA_IDS,
  STATEMENT_IDS,
  type Rating,
  type Ratings,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';
import { rounded } from '@/lib/tools/rules/rounding';
import { mean, standardDeviation, sum } from '@/lib/tools/rules/statistics';
import { EACH, SORTED } from '../products/alignment/alignment-sheet';
import { AREA_ROW } from '../products/alignment/areas-sheet';
import { STATEMENTS, VERDICTS } from '../products/alignment/statements';
import { guideOf } from '../facts';
import { parseGuide, textOf } from '../guide/html';
import { BEGIN_WITH, FIRST, LAST, OF_PERSON, PEOPLE, person, ROUNDS } from '../products/alignment/layout';
import { teams } from './alignment-teams';
import { cells, each, fileOf, on, testAgreement, testCases } from './workbook';

const WORKBOOK = fileOf('strategic-alignment-assessment-kit', 'strategic-alignment-assessment.xlsx');
const COMPARED = [0, 7, 15];

const typed = (rounds: Ratings[][]) =>
  cells(
    Object.fromEntries(
      rounds.flatMap((people, round) =>
        people.flatMap((ratings, index) =>
          STATEMENT_IDS.map(
            (id, n) => [`${ROUNDS[round]}.${person(index)}${FIRST + n}`, ratings[id]] as const,
          ),
        ),
      ),
    ),
  );

const inLines = (place: string, from: number, columns: string) =>
  STATEMENT_IDS.flatMap((_, n) => [...columns].map((column) => `${place}.${column}${from + n}`));
const answered = (people: readonly Ratings[]) => people.filter((one) => Object.keys(one).length > 0);
const statementOf = (id: string) => STATEMENTS[STATEMENT_IDS.indexOf(id as never)]!;

/** Fractions of whole numbers, compared without dividing. */
type Share = { of: number; by: number };
const meanOf = (ratings: readonly Rating[]): Share => ({ of: sum(ratings), by: ratings.length });
const less = (a: Share, b: Share): Share => ({ of: a.of * b.by - b.of * a.by, by: a.by * b.by });
const over = (a: Share, b: Share) => a.of * b.by - b.of * a.by;
const ratingsOf = (people: readonly Ratings[], id: StatementId) => people.flatMap((one) => one[id] ?? []);

/** The statement in which the founder is furthest above the others, the first of level ones. */
function furthestAbove([own, ...others]: readonly Ratings[]): string {
  const distances = STATEMENT_IDS.flatMap((id) => {
    const rest = ratingsOf(others, id);
    if (own?.[id] === undefined || rest.length === 0) return [];
    return [{ id, distance: less({ of: own[id], by: 1 }, meanOf(rest)) }];
  });
  const first = distances.reduce<(typeof distances)[number] | undefined>(
    (best, one) => (best && over(best.distance, one.distance) >= 0 ? best : one),
    undefined,
  );
  if (!first) return '';
  return first.distance.of <= 0
    ? 'You are above the others in no statement.'
    : `You are furthest above the others here: ${statementOf(first.id).text}`;
}

/** What a statement begins with. */
function beginsWith(own: Rating | undefined, others: readonly Rating[]): string {
  const { works, above, below, onePerson, apart, agreed } = BEGIN_WITH;
  const all = own === undefined ? [...others] : [own, ...others];
  if (all.length === 0) return '';
  const isApart = rounded(standardDeviation(all)!) >= 0.6;
  if (!isApart && sum(all) >= 2 * all.length) return works;
  if (own !== undefined && others.length > 0) {
    if (others.every((one) => one < own)) return above;
    if (others.every((one) => one > own)) return below;
  }
  const sorted = all.toSorted((a, b) => a - b);
  const isFar = sorted[1]! - sorted[0]! >= 2 || sorted.at(-1)! - sorted.at(-2)! >= 2;
  if (all.length > 2 && isFar) return onePerson;
  return isApart ? apart : agreed;
}
const beginningsOf = ([own, ...others]: readonly Ratings[]) =>
  STATEMENT_IDS.map((id) => beginsWith(own?.[id], ratingsOf(others, id)));

testAgreement(WORKBOOK, teams, typed, {
  'mean, spread, gap and the distance of the founder are those of the core': ([people]) => {
    const [own, ...others] = people!;
    const [all, rest] = [alignStatements(people!), alignStatements(others)];
    const wanted = STATEMENT_IDS.flatMap((id) => {
      const line = all.find(({ statement }) => statement === id);
      const without = rest.find(({ statement }) => statement === id);
      const distance = own?.[id] === undefined || !without ? undefined : own[id] - without.mean;
      return [line?.count ?? 0, line?.mean, line?.spread, line?.gap, distance];
    });
    return each(inLines('Alignment', EACH.first, 'DEFIL'), wanted);
  },
  'the list has the widest spread first, and level ones in the order of the form': ([people]) => {
    const wanted = widestFirst(alignStatements(people!)).flatMap(({ statement, gap, spread }) => [
      statementOf(statement).short,
      spread,
      gap,
    ]);
    return each(inLines('Alignment', SORTED, 'CDE'), wanted);
  },
  'areas, and the score of each person and of all, are those of the diagnostic': ([people]) => {
    const cards = answered(people!).map(scoreAssessment);
    const areas = alignAreas(people!).flatMap(({ mean: rating, spread }, n) => [
      rating,
      spread,
      mean(cards.map((card) => card.areas[n]!.points)),
    ]);
    const scores = [0, 1, PEOPLE - 1].map((index) => {
      const [card] = answered(people!.slice(index, index + 1)).map(scoreAssessment);
      return {
        [`Answers.${person(index)}${OF_PERSON.score}`]: card?.percent,
        [`Answers.${person(index)}${OF_PERSON.words}`]: card && VERDICTS[card.rating].name,
      };
    });
    return {
      ...each(
        AREA_IDS.flatMap((_, n) => ['C', 'D', 'E'].map((column) => `Areas.${column}${AREA_ROW + n}`)),
        areas,
      ),
      ...(Object.assign({}, ...scores) as (typeof scores)[number]),
      [`Areas.E${AREA_ROW + 4}`]: mean(cards.map(({ percent }) => percent)),
    };
  },
  'the statement in which the founder is furthest above the others is the first of level ones': ([
    people,
  ]) => ({
    [`Alignment.B${SORTED - 2}`]: furthestAbove(people!),
  }),
  'each statement begins with what the guide says of it': ([people]) =>
    each(inLines('Alignment', EACH.first, 'N'), beginningsOf(people!)),
  'the second round stands beside the first, and what one person moved by one step is as it was': ([
    before,
    after,
  ]) => {
    const [first, second] = [alignStatements(before!), alignStatements(after!)];
    const inWords = (one: (typeof first)[number], two: (typeof first)[number]) => {
      const [was, is] = [before!, after!].map((people) => meanOf(ratingsOf(people, one.statement)));
      const [change, wider] = [less(is!, was!), rounded(rounded(two.spread) - rounded(one.spread))];
      const fewest = Math.min(was!.by, is!.by);
      const fell = over(change, { of: -1, by: fewest }) < 0;
      const rose = over(change, { of: 1, by: fewest }) > 0;
      const step = rounded(1 / fewest);
      if (wider < -step && !fell) return rose ? 'better, and closer together' : 'closer together';
      if (rose) return wider > step ? 'better for some: ask for whom not' : 'better';
      return fell ? 'worse' : 'as it was';
    };
    const wanted = COMPARED.flatMap((n) => {
      const of = (all: typeof first) => all.find(({ statement }) => statement === STATEMENT_IDS[n]);
      const [one, two] = [of(first), of(second)];
      const counts = [one?.count ?? 0, two?.count ?? 0];
      const change = one && two && two.mean - one.mean;
      return [...counts, two?.mean, two?.spread, change, one && two && inWords(one, two)];
    });
    const scores = answered(after!).map((one) => scoreAssessment(one).percent);
    return {
      ...each(
        COMPARED.flatMap((n) =>
          ['D', 'E', 'G', 'J', 'H', 'L'].map((column) => `Compare.${column}${FIRST + n}`),
        ),
        wanted,
      ),
      [`Compare.E${LAST + 1}`]: scores.length,
      [`Compare.G${LAST + 1}`]: mean(scores),
    };
  },
});

test('each of what a statement may begin with is met, and is in the guide’s table', () => {
  const met = teams.flatMap(([people]) => beginningsOf(people!));
  const guide = textOf(parseGuide(guideOf('strategic-alignment-assessment-kit')));
  for (const one of Object.values(BEGIN_WITH)) {
    expect(met).toContain(one);
    expect(guide).toContain(one);
  }
});

const BEYOND = '2 ratings aren’t 0, 1, 2 or 3. They’re red.';
testCases(WORKBOOK, [
  [
    'a rating beyond the scale is told on Alignment too, and where nobody rated there is no 0',
    on('Answers', 'D9 E9 F9', 4, 1.5, 3),
    { ...on('Answers', 'B5 D26 G26', BEYOND, 1, ''), 'Alignment.B5': BEYOND },
  ],
  [
    'and none within it',
    on('Answers', 'D9 E9', 0, 3),
    { ...on('Answers', 'B5 D26 G26', '', 1, ''), 'Alignment.B5': '' },
  ],
]);
