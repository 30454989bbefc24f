import { beforeAll, expect, test } from 'vitest';
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
import { type CellResult } from '../office/office';
import { EACH, SORTED } from '../products/alignment/alignment-sheet';
import { AREA_ROW } from '../products/alignment/areas-sheet';
import { STATEMENTS, VERDICTS } from '../products/alignment/statements';
import { guideOf } from '../facts';
import { parseGuide, textOf } from '../guide/html';
import { BEGIN_WITH, FIRST, LAST, OF_PERSON, PEOPLE, person, ROUNDS } from '../products/alignment/layout';
import { teams } from './alignment-teams';
import { cells, expectSame, fileOf, inOneRun } from './workbook';

const WORKBOOK = fileOf('strategic-alignment-assessment-kit', 'strategic-alignment-assessment.xlsx');
const COMPARED = [0, 7, 15];

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
const SECOND = COMPARED.flatMap((n) =>
  ['D', 'E', 'G', 'J', 'H', 'L'].map((column) => `Compare.${column}${FIRST + n}`),
);
const BEGIN = lines.map((row) => `Alignment.N${row}`);
const TOTALS = ['E', 'G'].map((column) => `Compare.${column}${LAST + 1}`);
const READ = [...FIGURES, ...LIST, ABOVE, ...AREAS, ...SCORES, OVERALL, ...SECOND, ...TOTALS, ...BEGIN];

const OUT_OF_SCALE = { 'Answers.D9': 4, 'Answers.E9': 1.5, 'Answers.F9': 3 };
const JOBS = {
  wrong: {
    sets: [OUT_OF_SCALE, { 'Answers.D9': 0, 'Answers.E9': 3 }],
    read: ['Answers.B5', 'Alignment.B5', 'Answers.D26', 'Answers.G26'],
  },
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

test('the list has the widest spread first, and level ones in the order of the form', () => {
  teams.forEach(([people], at) => {
    const wanted = widestFirst(alignStatements(people!)).flatMap(({ statement, gap, spread }) => [
      shortOf(statement),
      spread,
      gap,
    ]);
    expectAll(at, LIST, wanted);
  });
});

test('areas, and the score of each person and of all, are those of the diagnostic', () => {
  teams.forEach(([people], at) => {
    const cards = answered(people!).map(scoreAssessment);
    const areas = alignAreas(people!).flatMap(({ mean: rating, spread }, n) => [
      rating,
      spread,
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

test('a rating beyond the scale is told on Alignment too, and where nobody rated there is no 0', () => {
  const says = '2 ratings aren’t 0, 1, 2 or 3. They’re red.';
  expect(found.wrong).toEqual([
    [says, says, 1, ''],
    ['', '', 1, ''],
  ]);
});

test('each statement begins with what the guide says of it', () => {
  const { works, above, below, onePerson, apart, agreed } = BEGIN_WITH;
  const said = (own: Rating | undefined, others: readonly Rating[]) => {
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
  };
  const wanted = teams.map(([people]) =>
    STATEMENT_IDS.map((id) => said(people![0]?.[id], ratingsOf(people!.slice(1), id))),
  );
  wanted.forEach((words, at) => expectAll(at, BEGIN, words));
  // Each was met, and is in the guide's table.
  const guide = textOf(parseGuide(guideOf('strategic-alignment-assessment-kit')));
  for (const one of Object.values(BEGIN_WITH)) {
    expect(wanted.flat()).toContain(one);
    expect(guide).toContain(one);
  }
});

test('the second round stands beside the first, and what one person moved by one step is as it was', () => {
  teams.forEach(([before, after], at) => {
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
    expectAll(at, [...SECOND, ...TOTALS], [...wanted, scores.length, mean(scores)]);
  });
});
