import { z } from 'zod';
import { keyed } from '@/lib/kernel/keyed';
import type { AdviceBook } from './advice';
import type { AssessmentResult } from './assessment';
import { RATINGS, STATEMENT_IDS } from './questionnaire';
import { MAX_RECOMMENDATIONS, recommendationText } from './recommend';

/** What anyone with the id may read (rule 19). */
export const publicAssessmentSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  ...keyed(STATEMENT_IDS, () => z.literal(RATINGS)),
  overallScore: z.int().min(0).max(100),
  recommendations: z.array(z.string()).max(MAX_RECOMMENDATIONS),
});

type PublicAssessment = z.output<typeof publicAssessmentSchema>;

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
