import { beforeAll, expect, test } from 'vitest';
import { linesOf } from '@/demos/kit/model';
import { AREA_IDS, STATEMENT_IDS, type Rating, type Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';
import { mean } from '@/lib/tools/rules/statistics';
import type { CellResult } from '@/workshop/office/office';
import { SORTED } from '@/workshop/products/alignment/sorted-list';
import { AREA_ROW } from '@/workshop/products/alignment/areas-sheet';
import { VERDICTS } from '@/workshop/products/alignment/statements';
import { FIRST, LAST, OF_PERSON, PEOPLE, person, ROUNDS } from '@/workshop/products/alignment/layout';
import { allDemos } from '@/tests/support/demos';
import { cells, expectSame, fileOf, inOneRun, inputSets, pastedFrom } from './workbook';

const WORKBOOK = fileOf('strategic-alignment-assessment-kit', 'strategic-alignment-assessment.xlsx');
const COMPARED = [0, 7, 15];

const teams = inputSets((random) =>
  ROUNDS.map(() => {
    const share = random.pick([1, 0.9, 0.3]);
    return Array.from({ length: random.whole(0, PEOPLE) }, (): Ratings => {
      const given = STATEMENT_IDS.map(
        (id) => [id, random.maybe(random.whole(0, 3) as Rating, share)] as const,
      );
      return Object.fromEntries(given.filter(([, rating]) => rating !== undefined));
    });
  }),
);

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

const lines = STATEMENT_IDS.map((_, index) => FIRST + index);
const FIGURES = lines.flatMap((row) =>
  ['D', 'E', 'F', 'I', 'L'].map((column) => `Alignment.${column}${row}`),
);
const LIST = STATEMENT_IDS.flatMap((_, n) => ['D', 'E'].map((column) => `Alignment.${column}${SORTED + n}`));
const AREAS = AREA_IDS.flatMap((_, n) => ['C', 'D', 'E'].map((column) => `Areas.${column}${AREA_ROW + n}`));
const SCORES = [0, 1, PEOPLE - 1].flatMap((index) =>
  [OF_PERSON.score, OF_PERSON.words].map((row) => `Answers.${person(index)}${row}`),
);
const OVERALL = `Areas.E${AREA_ROW + 4}`;
const SECOND = COMPARED.flatMap((n) => ['E', 'H', 'F'].map((column) => `Compare.${column}${FIRST + n}`));
const READ = [...FIGURES, ...LIST, ...AREAS, ...SCORES, OVERALL, ...SECOND, `Compare.E${LAST + 1}`];

const demo = (await allDemos()).find(({ slug }) => slug === 'strategic-alignment-assessment-kit')!;
const ratings = linesOf(demo.example, 'ratings').map((line, index) =>
  index === 3 ? { ...line, second: '' } : line,
);

const JOBS = {
  teams: { sets, read: READ },
  pasted: {
    sets: [pastedFrom(demo, { ...demo.example, ratings })],
    read: ['E7', 'F7', 'E9', 'F9', 'F12', 'E24', 'F24'].map((cell) => `Answers.${cell}`),
  },
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

test('for 200 teams mean, spread, gap and the distance of the founder are those of the core', () => {
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

test('the list has the widest gap first, of equal ones the wider spread', () => {
  teams.forEach(([people], at) => {
    const wanted = widestFirst(alignStatements(people!)).flatMap(({ gap, spread }) => [gap, spread]);
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

test('the second round stands beside the first', () => {
  teams.forEach(([before, after], at) => {
    const [first, second] = [alignStatements(before!), alignStatements(after!)];
    const wanted = COMPARED.flatMap((n) => {
      const of = (all: typeof first) => all.find(({ statement }) => statement === STATEMENT_IDS[n]);
      const [one, two] = [of(first), of(second)];
      return [two?.mean, two?.gap, one && two && two.mean - one.mean];
    });
    const score = mean(answered(after!).map((one) => scoreAssessment(one).percent));
    expectAll(at, [...SECOND, `Compare.E${LAST + 1}`], [...wanted, score]);
  });
});

test('what the demo saves fills the first two people; what was not rated stays empty', () => {
  expect(found.pasted[0]).toEqual(['Maria, founder', 'Jon, operations', 3, 2, '', 1, 1]);
});
