import { z } from 'zod';
import { keyed } from '@/lib/kernel/keyed';
import type { AdviceBook } from './advice';
import type { AssessmentResult } from './assessment';
import { RATINGS, STATEMENT_IDS } from './questionnaire';
import { MAX_RECOMMENDATIONS, recommendationText } from './recommend';

/** What anyone who has the id may read: never e-mail, phone, company or role (rule 19). */
export const publicAssessmentSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  ...keyed(STATEMENT_IDS, () => z.literal(RATINGS)),
  overallScore: z.int().min(0).max(100),
  recommendations: z.array(z.string()).max(MAX_RECOMMENDATIONS),
});

type PublicAssessment = z.output<typeof publicAssessmentSchema>;

/** The part of a result that the API answers with; a statement without a rating is 0 there. */
export function publicAssessment(
  result: AssessmentResult,
  book: Pick<AdviceBook, 'parts'>,
): PublicAssessment {
  const { id, name, ratings, overallScore, recommendations } = result;
  return {
    id,
    name,
    ...keyed(STATEMENT_IDS, (statement) => ratings[statement] ?? 0),
    overallScore,
    recommendations: recommendations.map((one) => recommendationText(one, book)),
  };
}
