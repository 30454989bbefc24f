import { STATEMENT_IDS, type Rating, type Ratings } from '@/lib/diagnostic/rules/questionnaire';
import { PEOPLE, ROUNDS } from '../products/alignment/layout';
import { inputSets } from './workbook';

const inAll = (given: Rating[]) =>
  given.map((rating): Ratings => Object.fromEntries(STATEMENT_IDS.map((id) => [id, rating])));

/** From five thirds to four thirds: a step of one of three people. The rounded means differ by a bit more. */
const THIRDS = [inAll([2, 1, 2]), inAll([1, 0, 3, 0, 3, 1])];

/** As many stand on a threshold as don't: below. */
const drawn = inputSets((random) => {
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
/** For each team, what its people rated in each round. */
export const teams = [THIRDS, ...drawn];

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
