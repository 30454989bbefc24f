import fc from 'fast-check';
import { STATEMENT_IDS, type Rating } from '@/lib/diagnostic/rules/questionnaire';

const rating = fc.integer({ min: 0, max: 3 }).map((one) => one as Rating);
const answers = fc.array(fc.option(rating, { nil: undefined, freq: 8 }), {
  minLength: STATEMENT_IDS.length,
  maxLength: STATEMENT_IDS.length,
});
/** Of one person, in the order of the form. */
export type Answers = (Rating | undefined)[];

/** Most gaps are level, since there are only four; in half of the pairs all of them are. */
export const alignmentCases = fc.oneof(
  fc.tuple(answers, answers),
  fc
    .tuple(answers, fc.integer({ min: 0, max: 3 }))
    .map(([first, away]): [Answers, Answers] => [
      first.map((one) => (one === undefined ? undefined : (Math.max(0, one - away) as Rating))),
      first.map((one) =>
        one === undefined
          ? undefined
          : ((Math.max(0, one - away) + away > 3 ? 3 : Math.max(0, one - away) + away) as Rating),
      ),
    ]),
);
