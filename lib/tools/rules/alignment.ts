import {
  AREA_IDS,
  AREAS,
  STATEMENT_IDS,
  type AreaId,
  type Rating,
  type Ratings,
  type StatementId,
} from '@/lib/diagnostic/rules/questionnaire';
import { rounded } from './rounding';
import { mean, standardDeviation } from './statistics';

type StatementAlignment = {
  statement: StatementId;
  /** How many rated it. */
  count: number;
  /** 0 to 3. */
  mean: number;
  /** The standard deviation of the ratings. */
  spread: number;
  /** Between the lowest and the highest rating, 0 to 3. */
  gap: number;
};

/**
 * Mean, spread and gap of each statement that somebody rated, in the order of the form. Who left a
 * statement out is not counted as Not in Place here, as the score does: an answer that is not there disagrees
 * with nobody. The measures are those for agreement on one item: mean, standard deviation and range (LeBreton
 * and Senter, Answers to 20 Questions About Interrater Reliability, 2008).
 */
export function alignStatements(people: readonly Ratings[]): StatementAlignment[] {
  return STATEMENT_IDS.flatMap((statement) => {
    const ratings = people.flatMap((person): readonly Rating[] => {
      const rating = person[statement];
      return rating === undefined ? [] : [rating];
    });
    if (ratings.length === 0) return [];
    return [
      {
        statement,
        count: ratings.length,
        mean: mean(ratings)!,
        spread: standardDeviation(ratings)!,
        gap: Math.max(...ratings) - Math.min(...ratings),
      },
    ];
  });
}

/**
 * The widest spread first, of equal ones the order of the form. Of two people it is half their gap; of more,
 * one who is far from all others counts less than a team in two halves.
 */
export function widestFirst(aligned: readonly StatementAlignment[]): StatementAlignment[] {
  return [...aligned].sort((a, b) => rounded(b.spread) - rounded(a.spread));
}

type AreaAlignment = { area: AreaId; mean?: number; spread?: number; gap?: number };

/** Each area's mean rating, mean spread and mean gap; undefined where nobody rated anything in it. */
export function alignAreas(people: readonly Ratings[]): AreaAlignment[] {
  const aligned = alignStatements(people);
  return AREA_IDS.map((area) => {
    const inside = aligned.filter(({ statement }) => (AREAS[area] as readonly string[]).includes(statement));
    const of = (figure: 'mean' | 'spread' | 'gap') => mean(inside.map((one) => one[figure]));
    return { area, mean: of('mean'), spread: of('spread'), gap: of('gap') };
  });
}
