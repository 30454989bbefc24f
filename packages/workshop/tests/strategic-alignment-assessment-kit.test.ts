import { beforeAll, test } from 'vitest';
import {
  AREA_IDS,
  STATEMENT_IDS,
  type Rating,
  type Ratings,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';
import { mean, sum } from '@/lib/tools/rules/statistics';
import { type CellResult } from '../office/office';
import { EACH, SORTED } from '../products/alignment/alignment-sheet';
import { AREA_ROW } from '../products/alignment/areas-sheet';
import { STATEMENTS, VERDICTS } from '../products/alignment/statements';
import { FIRST, LAST, OF_PERSON, PEOPLE, person, ROUNDS } from '../products/alignment/layout';
import { cells, expectSame, fileOf, inOneRun, inputSets } from './workbook';

const WORKBOOK = fileOf('strategic-alignment-assessment-kit', 'strategic-alignment-assessment.xlsx');
const COMPARED = [0, 7, 15];

/** As many stand on a threshold as don't: below. */
const teams = inputSets((random) => {
  if (random.share() < 0.5) return level(random);
  return ROUNDS.map(() => {
    const share = random.pick([1, 0.9, 0.3]);
    return Array.from({ length: random.whole(0, PEOPLE) }, (): Ratings => {
      const given = STATEMENT_IDS.map(
        (id) => [id, random.maybe(random.whole(0, 3) as Rating, share)] as const,
      );
      return Object.fromEntries(given.filter(([, rating]) => rating !== undefined));
    });
  });
});

/**
 * All statements got the same ratings, each time from other people, so that gaps and spreads are level; 90
 * days later one of 20 people rates one step lower or higher, so that each mean moved by exactly 0.05.
 */
function level(random: { whole: (from: number, to: number) => number }): Ratings[][] {
  const opinion = Array.from({ length: 20 }, () => random.whole(1, 2) as Rating);
  const columns = STATEMENT_IDS.map(() => {
    const from = random.whole(0, 19);
    const ratings = opinion.map((_, person) => opinion[(person + from) % 20]!);
    const who = random.whole(0, 19);
    const step = random.whole(0, 1) === 0 ? -1 : 1;
    return [ratings, ratings.with(who, (ratings[who]! + step) as Rating)] as const;
  });
  return [0, 1].map((round) =>
    opinion.map((_, person) =>
      Object.fromEntries(STATEMENT_IDS.map((id, index) => [id, columns[index]![round]![person]!])),
    ),
  );
}

const sets = teams.map((rounds) =>
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
  ),
);

const lines = STATEMENT_IDS.map((_, index) => EACH.first + index);
const FIGURES = lines.flatMap((row) =>
  ['D', 'E', 'F', 'I', 'L'].map((column) => `Alignment.${column}${row}`),
);
const LIST = STATEMENT_IDS.flatMap((_, n) =>
  ['C', 'D', 'E'].map((column) => `Alignment.${column}${SORTED + n}`),
);
const ABOVE = `Alignment.B${SORTED - 2}`;
const AREAS = AREA_IDS.flatMap((_, n) => ['C', 'D', 'E'].map((column) => `Areas.${column}${AREA_ROW + n}`));
const SCORES = [0, 1, PEOPLE - 1].flatMap((index) =>
  [OF_PERSON.score, OF_PERSON.words].map((row) => `Answers.${person(index)}${row}`),
);
const OVERALL = `Areas.E${AREA_ROW + 4}`;
const SECOND = COMPARED.flatMap((n) => ['E', 'H', 'F', 'J'].map((column) => `Compare.${column}${FIRST + n}`));
const READ = [...FIGURES, ...LIST, ABOVE, ...AREAS, ...SCORES, OVERALL, ...SECOND, `Compare.E${LAST + 1}`];

const JOBS = {
  teams: { sets, read: READ },
};

let found: Record<keyof typeof JOBS, CellResult[][]>;
beforeAll(async () => {
  found = await inOneRun(WORKBOOK, JOBS);
});

const results = (at: number, cells: readonly string[]) =>
  cells.map((cell) => found.teams[at]![READ.indexOf(cell)]!);
const expectAll = (at: number, read: readonly string[], wanted: readonly (number | string | undefined)[]) =>
  results(at, read).forEach((value, n) => expectSame(value, wanted[n] ?? '', `${read[n]} of team ${at}`));
const answered = (people: readonly Ratings[]) => people.filter((one) => Object.keys(one).length > 0);

test('for each of the random teams mean, spread, gap and the distance of the founder are those of the core', () => {
  teams.forEach(([people], at) => {
    const [own, ...others] = people!;
    const [all, rest] = [alignStatements(people!), alignStatements(others)];
    const wanted = STATEMENT_IDS.flatMap((id) => {
      const line = all.find(({ statement }) => statement === id);
      const without = rest.find(({ statement }) => statement === id);
      const distance = own?.[id] === undefined || !without ? undefined : own[id] - without.mean;
      return [line?.count ?? 0, line?.mean, line?.spread, line?.gap, distance];
    });
    expectAll(at, FIGURES, wanted);
  });
});

const shortOf = (statement: string) => STATEMENTS[STATEMENT_IDS.indexOf(statement as never)]!.short;

test('the list has the widest gap first, of equal ones the wider spread, and level ones in the order of the form', () => {
  teams.forEach(([people], at) => {
    const wanted = widestFirst(alignStatements(people!)).flatMap(({ statement, gap, spread }) => [
      shortOf(statement),
      gap,
      spread,
    ]);
    expectAll(at, LIST, wanted);
  });
});

test('areas, and the score of each person and of all, are those of the diagnostic', () => {
  teams.forEach(([people], at) => {
    const cards = answered(people!).map(scoreAssessment);
    const areas = alignAreas(people!).flatMap(({ mean: rating, gap }, n) => [
      rating,
      gap,
      mean(cards.map((card) => card.areas[n]!.points)),
    ]);
    expectAll(at, AREAS, areas);
    const scores = [0, 1, PEOPLE - 1].flatMap((index) => {
      const [card] = answered(people!.slice(index, index + 1)).map(scoreAssessment);
      return [card?.percent, card && VERDICTS[card.rating].name];
    });
    expectAll(at, SCORES, scores);
    expectAll(at, [OVERALL], [mean(cards.map(({ percent }) => percent))]);
  });
});

/** Fractions of whole numbers, compared without dividing. */
type Share = { of: number; by: number };
const meanOf = (ratings: readonly Rating[]): Share => ({ of: sum(ratings), by: ratings.length });
const less = (a: Share, b: Share): Share => ({ of: a.of * b.by - b.of * a.by, by: a.by * b.by });
const over = (a: Share, b: Share) => a.of * b.by - b.of * a.by;
const TWENTIETH: Share = { of: 1, by: 20 };
const ratingsOf = (people: readonly Ratings[], id: StatementId) => people.flatMap((one) => one[id] ?? []);

test('the statement in which the founder is furthest above the others is the first of level ones', () => {
  teams.forEach(([people], at) => {
    const [own, ...others] = people!;
    const distances = STATEMENT_IDS.flatMap((id) => {
      const rest = ratingsOf(others, id);
      if (own?.[id] === undefined || rest.length === 0) return [];
      return [{ id, distance: less({ of: own[id], by: 1 }, meanOf(rest)) }];
    });
    const first = distances.reduce<(typeof distances)[number] | undefined>(
      (best, one) => (best && over(best.distance, one.distance) >= 0 ? best : one),
      undefined,
    );
    const said = !first
      ? ''
      : first.distance.of <= 0
        ? 'You are above the others in no statement.'
        : `You are furthest above the others here: ${STATEMENTS[STATEMENT_IDS.indexOf(first.id)]!.text}`;
    expectAll(at, [ABOVE], [said]);
  });
});

test('the second round stands beside the first, and a mean that moved by exactly 0.05 is as it was', () => {
  teams.forEach(([before, after], at) => {
    const [first, second] = [alignStatements(before!), alignStatements(after!)];
    const inWords = (one: (typeof first)[number], two: (typeof first)[number]) => {
      const [was, is] = [before!, after!].map((people) => meanOf(ratingsOf(people, one.statement)));
      const [change, closer] = [less(is!, was!), two.gap - one.gap];
      const fell = over(change, { of: -1, by: 20 }) < 0;
      if (closer < 0 && !fell) return 'closer together';
      if (over(change, TWENTIETH) > 0) return closer > 0 ? 'better for some: ask for whom not' : 'better';
      return fell ? 'worse' : 'as it was';
    };
    const wanted = COMPARED.flatMap((n) => {
      const of = (all: typeof first) => all.find(({ statement }) => statement === STATEMENT_IDS[n]);
      const [one, two] = [of(first), of(second)];
      return [two?.mean, two?.gap, one && two && two.mean - one.mean, one && two && inWords(one, two)];
    });
    const score = mean(answered(after!).map((one) => scoreAssessment(one).percent));
    expectAll(at, [...SECOND, `Compare.E${LAST + 1}`], [...wanted, score]);
  });
});
