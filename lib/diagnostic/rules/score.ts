import { AREA_IDS, AREAS, type AreaId, type Rating, type Ratings, type StatementId } from './questionnaire';

/** Goes up when the same answers would be scored or advised differently; every assessment keeps the one it was made with. */
export const RUBRIC_VERSION = '1';

export const MAX_RATING = 3;
export const MAX_AREA_POINTS = 12;
export const MAX_POINTS = 48;

/** The words of the overall rating and of the badges (rules 2 and 3). */
export type Verdict = 'Strong' | 'Moderate' | 'Needs Attention';
export type Colour = 'green' | 'yellow' | 'red';

type Point = { statement: StatementId; points: Rating; rated: boolean };
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
 * The Strategic Alignment Score of a set of ratings (rules 1 to 5).
 * A statement left out counts as Not in Place, as on the form: a half-filled form must not look like a strong business.
 */
export function scoreAssessment(ratings: Ratings): Scorecard {
  const areas = AREA_IDS.map((id) => scoreArea(id, ratings));
  const points = sum(areas.map((area) => area.points));
  const percent = percentOf(points, MAX_POINTS);
  const unrated = areas.flatMap((area) => area.statements).filter((statement) => !statement.rated).length;
  return { points, percent, rating: overallRating(percent), areas, unrated };
}

/** The area with the fewest points; of equal ones the first in the order of the form. */
export const weakestArea = ({ areas }: Scorecard): AreaScore =>
  areas.reduce((weakest, area) => (area.points < weakest.points ? area : weakest));

/** Where the overall ratings begin, in percent (rule 2). */
export const STRONG_FROM = 75;
export const MODERATE_FROM = 50;

/** 75% or more Strong, 50% or more Moderate, otherwise Needs Attention. */
export function overallRating(percent: number): Verdict {
  if (percent >= STRONG_FROM) return 'Strong';
  return percent >= MODERATE_FROM ? 'Moderate' : 'Needs Attention';
}

/** By points of 12: 9 or more Strong, 6 or more Moderate, otherwise Needs Attention. */
export function areaBadge(points: number): Verdict {
  if (points >= 9) return 'Strong';
  return points >= 6 ? 'Moderate' : 'Needs Attention';
}

/**
 * The colour of an area's percentage, by points of 12: 4 or more green, 3 or more yellow, otherwise red (rule 4).
 * It does not follow the badge, so it never carries meaning alone.
 */
export function areaColour(points: number): Colour {
  if (points >= 4) return 'green';
  return points >= 3 ? 'yellow' : 'red';
}

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
    badge: areaBadge(points),
    colour: areaColour(points),
    statements,
  };
}

const percentOf = (points: number, max: number) => Math.round((points / max) * 100);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
