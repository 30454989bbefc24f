import { bandOf, type Colour, type Verdict } from './bands';
import {
  AREA_IDS,
  AREAS,
  type AreaId,
  type Rating,
  type Ratings,
  RATINGS,
  STATEMENTS_PER_AREA,
  type StatementId,
} from './questionnaire';

/**
 * Goes up when the same answers would be scored or advised differently; every assessment keeps the one it was
 * made with.
 */
export const RUBRIC_VERSION = '2';

export const MAX_RATING = Math.max(...RATINGS);
/** 12. */
export const MAX_AREA_POINTS = STATEMENTS_PER_AREA * MAX_RATING;
/** 48. */
export const MAX_POINTS = AREA_IDS.length * MAX_AREA_POINTS;

export type Point = { statement: StatementId; points: Rating; rated: boolean };
export type AreaScore = {
  id: AreaId;
  /** 0 to 12. */
  points: number;
  /** 0 to 100, a whole number. */
  percent: number;
  badge: Verdict;
  colour: Colour;
  statements: Point[];
};
export type Scorecard = {
  /** 0 to 48. */
  points: number;
  /** 0 to 100, a whole number: the Strategic Alignment Score. */
  percent: number;
  rating: Verdict;
  /** In the order of the form. */
  areas: AreaScore[];
  unrated: number;
};

/**
 * The Strategic Alignment Score of a set of ratings (rules 1 to 5). A statement left out counts as Not in
 * Place, as on the form: a half-filled form must not look like a strong business.
 */
export function scoreAssessment(ratings: Ratings): Scorecard {
  const areas = AREA_IDS.map((id) => scoreArea(id, ratings));
  const points = sum(areas.map((area) => area.points));
  const percent = percentOf(points, MAX_POINTS);
  const unrated = areas.flatMap((area) => area.statements).filter((statement) => !statement.rated).length;
  return { points, percent, rating: bandOf('score', percent), areas, unrated };
}

/**
 * The one with the fewest points, of areas or of statements; of equal ones the first in the order of the
 * form.
 */
export const lowest = <T extends { points: number }>(scored: readonly T[]): T =>
  scored.reduce((least, one) => (one.points < least.points ? one : least));

function scoreArea(id: AreaId, ratings: Ratings): AreaScore {
  const statements = AREAS[id].map((statement) => ({
    statement,
    points: ratings[statement] ?? 0,
    rated: ratings[statement] !== undefined,
  }));
  const points = sum(statements.map((statement) => statement.points));
  return {
    id,
    points,
    percent: percentOf(points, MAX_AREA_POINTS),
    badge: bandOf('badge', points),
    colour: bandOf('colour', points),
    statements,
  };
}

/** A share of points as a whole percentage, rounded. */
export const percentOf = (points: number, max: number) => Math.round((points / max) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
