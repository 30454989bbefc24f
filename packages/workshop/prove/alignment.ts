import fc from 'fast-check';
import { linesOf, type AnyDemo } from '@/packages/demos/kit/model';
import { AREA_IDS, STATEMENT_IDS, type Ratings, type Rating } from '@/lib/diagnostic/rules/questionnaire';
import { alignAreas, alignStatements, widestFirst } from '@/lib/tools/rules/alignment';
import { proof, rounded, typed, type PageCase, type PageProof, type Says } from './page-case';

const rating = fc.integer({ min: 0, max: 3 }).map((one) => one as Rating);
const answers = fc.array(fc.option(rating, { nil: undefined, freq: 8 }), {
  minLength: STATEMENT_IDS.length,
  maxLength: STATEMENT_IDS.length,
});
/** Of one person, in the order of the form. */
type Answers = (Rating | undefined)[];

/** Most gaps are level, since there are only four; in half of the pairs all of them are. */
const alignmentCases = fc.oneof(
  fc.tuple(answers, answers),
  fc.tuple(answers, fc.integer({ min: 0, max: 3 })).map(([ratings, away]): [Answers, Answers] => {
    const first = ratings.map((one) => one && (Math.max(0, one - away) as Rating));
    return [first, first.map((one) => (one === undefined ? undefined : (Math.min(3, one + away) as Rating)))];
  }),
);

const SHOWN = 5;
/** @param demo with the diagnostic's words, which its build gives it */
export const alignment = (demo: AnyDemo): PageProof => {
  const blank = linesOf(demo.blank, 'ratings');
  const statements = DIAGNOSTIC.areas.flatMap((area) => area.statements);
  const shortOf = (id: string) => statements.find((one) => one.id === id)!.short;

  function pageCase([first, second]: [Answers, Answers]): PageCase {
    const people = [first, second].map(
      (all) =>
        Object.fromEntries(
          all.flatMap((one, index) => (one === undefined ? [] : [[STATEMENT_IDS[index]!, one]])),
        ) as Ratings,
    );
    const both = alignStatements(people).filter(({ count }) => count === 2);
    const widest = widestFirst(both).filter(({ gap }) => gap > 0);
    const areas = new Map(alignAreas(people).map((one) => [one.area, one]));
    return {
      state: {
        ...demo.blank,
        ratings: blank.map((line) => {
          const at = STATEMENT_IDS.indexOf(line.id as never);
          return { ...line, first: typed(first[at]), second: typed(second[at]) };
        }),
      },
      headline:
        both.length === 0
          ? 'Rate one statement for both people to see how far apart they are.'
          : widest[0]
            ? `Talk about “${shortOf(widest[0].statement)}” first: ${widest[0].gap} apart.`
            : 'No gap so far: you both see it the same way.',
      tables: {
        'The widest gaps':
          widest.length === 0
            ? undefined
            : widest
                .slice(0, SHOWN)
                .map(({ statement, gap }): Says[] => [
                  shortOf(statement),
                  people.map((one) => rounded(one[statement]!)),
                  rounded(gap),
                ]),
        'The four areas': AREA_IDS.map((id) => {
          const { mean, gap } = areas.get(id)!;
          return [
            DIAGNOSTIC.areas.find((area) => area.id === id)!.title,
            mean === undefined ? 'not rated' : rounded(mean, 2),
            gap === undefined ? '' : rounded(gap, 2),
          ];
        }),
      },
    };
  }
  return proof(demo, alignmentCases, pageCase);
};
