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

/** Raise it when the same answers would be scored or advised differently. */
export const RUBRIC_VERSION = '2';

export const MAX_RATING = Math.max(...RATINGS);
export const MAX_AREA_POINTS = STATEMENTS_PER_AREA * MAX_RATING;
export const MAX_POINTS = AREA_IDS.length * MAX_AREA_POINTS;

export type Point = { statement: StatementId; points: Rating; rated: boolean };
export type AreaScore = {
  id: AreaId;
  points: number;
  percent: number;
  badge: Verdict;
  colour: Colour;
  statements: Point[];
};
export type Scorecard = {
  points: number;
  /** The Strategic Alignment Score, 0 to 100. */
  percent: number;
  rating: Verdict;
  areas: AreaScore[];
  unrated: number;
};

/** Rules 1 to 5. An unrated statement counts 0: a half-filled form must not look like a strong business. */
export function scoreAssessment(ratings: Ratings): Scorecard {
  const areas = AREA_IDS.map((id) => scoreArea(id, ratings));
  const points = sum(areas.map((area) => area.points));
  const percent = percentOf(points, MAX_POINTS);
  const unrated = areas.flatMap((area) => area.statements).filter((statement) => !statement.rated).length;
  return { points, percent, rating: bandOf('score', percent), areas, unrated };
}

/** The one with the fewest points; of equal ones the first on the form. */
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

const percentOf = (points: number, max: number) => Math.round((points / max) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
