import { fill } from '@/lib/kernel/text';
import type { Advice, AdviceBook } from './advice';
import {
  ADVISED_ROLES,
  type AdvisedRole,
  type AreaId,
  type Challenge,
  CHALLENGES,
  type CompanySize,
  type Ratings,
  type StatementId,
} from './questionnaire';
import { type AreaScore, scoreAssessment } from './score';

/** More would not get done (rule 8). */
const MAX_RECOMMENDATIONS = 4;

/** The answers that recommendations are made from. */
export type Answers = {
  ratings: Ratings;
  currentChallenges: readonly Challenge[];
  companySize?: CompanySize | null;
  role?: string | null;
};

/** Which rule chose a recommendation, and the answers that led to it. */
export type Because =
  | { rule: 'strong-area' | 'refine-area'; area: AreaId; points: number; lowest: StatementId }
  | { rule: 'challenge'; challenge: Challenge }
  | { rule: 'company-size'; companySize: CompanySize }
  | { rule: 'role'; role: AdvisedRole };

export type Recommendation = Advice & {
  because: Because;
  /** One sentence on the answer behind an area's advice; the others explain themselves. */
  reason: string | null;
};

/**
 * What to do next, at most four (rules 8 to 10): areas first, lowest first (under 8
 * points strong advice, 8 or 9 a refinement, 10 or more none), then the chosen challenges, the company size, the role.
 */
export function recommend(answers: Answers, book: AdviceBook): Recommendation[] {
  return [
    ...areaAdvice(answers.ratings, book),
    ...challengeAdvice(answers.currentChallenges, book),
    ...sizeAdvice(answers.companySize, book),
    ...roleAdvice(answers.role, book),
  ].slice(0, MAX_RECOMMENDATIONS);
}

/** A recommendation in one piece, as the API and the mail carry it. */
export function recommendationText({ title, body, reason }: Recommendation): string {
  return [`${title}.`, body, reason].filter(Boolean).join(' ');
}

function areaAdvice(ratings: Ratings, book: AdviceBook): Recommendation[] {
  const lowestFirst = scoreAssessment(ratings).areas.toSorted((a, b) => a.points - b.points);
  return lowestFirst
    .filter((area) => area.points < 10)
    .map((area) => {
      const rule = area.points < 8 ? 'strong-area' : 'refine-area';
      const { strong, refinement } = book.areas[area.id];
      const lowest = lowestStatement(area);
      return {
        ...(rule === 'strong-area' ? strong : refinement),
        reason: reasonFor(lowest, book),
        because: { rule, area: area.id, points: area.points, lowest: lowest.statement },
      };
    });
}

/** Ties go to the first in the order of the form. */
function lowestStatement(area: AreaScore) {
  return area.statements.reduce((lowest, statement) =>
    statement.points < lowest.points ? statement : lowest,
  );
}

function reasonFor({ statement, points, rated }: AreaScore['statements'][number], book: AdviceBook): string {
  const { short, reason } = book.statements[statement];
  return rated ? fill(reason, { short, rating: book.ratingLabels[points] }) : fill(book.unrated, { short });
}

function challengeAdvice(chosen: readonly Challenge[], book: AdviceBook): Recommendation[] {
  return CHALLENGES.filter((challenge) => chosen.includes(challenge)).map((challenge) => ({
    ...book.challenges[challenge],
    reason: null,
    because: { rule: 'challenge', challenge },
  }));
}

function sizeAdvice(companySize: Answers['companySize'], book: AdviceBook): Recommendation[] {
  if (!companySize) return [];
  return [{ ...book.sizes[companySize], reason: null, because: { rule: 'company-size', companySize } }];
}

function roleAdvice(role: Answers['role'], book: AdviceBook): Recommendation[] {
  const advised = ADVISED_ROLES.find((name) => name === role?.trim().toLowerCase());
  return advised ? [{ ...book.roles[advised], reason: null, because: { rule: 'role', role: advised } }] : [];
}
