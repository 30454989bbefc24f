import type { AssessmentResult } from './assessment';
import { type Rating, STATEMENT_IDS, type StatementId } from './questionnaire';
import { recommendationText } from './recommend';

type PublicAssessment = Record<StatementId, Rating> & {
  id: string;
  name: string;
  overallScore: number;
  recommendations: string[];
};

/** What anyone who has the id may read: never e-mail, phone, company or role (rule 19). */
export function publicAssessment({
  id,
  name,
  ratings,
  overallScore,
  recommendations,
}: AssessmentResult): PublicAssessment {
  const all = Object.fromEntries(STATEMENT_IDS.map((statement) => [statement, ratings[statement] ?? 0]));
  return {
    id,
    name,
    ...(all as Record<StatementId, Rating>),
    overallScore,
    recommendations: recommendations.map(recommendationText),
  };
}
