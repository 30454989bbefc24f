import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import { insertAssessment } from '@/lib/diagnostic/store/assessments';
import type { Database } from '@/lib/platform/database/client';
import { recommend } from '@/lib/diagnostic/rules/recommend';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { anAssessment } from './assessments';
import { ratings } from './diagnostic';
import { content } from './mail-delivery';

/** A finished diagnostic with the score and the recommendations that its answers lead to. */
export function aResult(wanted: Partial<Assessment> = {}): Assessment {
  const answers = anAssessment({
    ratings: { ...ratings(1), visionClarity: 0, kpiRelevance: 3 },
    currentChallenges: ['Team & Delegation'],
    companySize: '6-20 employees',
    role: 'CEO',
    ...wanted,
  });
  const card = scoreAssessment(answers.ratings);
  return {
    ...answers,
    overallScore: card.percent,
    recommendations: recommend({ ...answers, card }, content.diagnostic.advice),
  };
}

/** Stores one. @returns its id */
export const resultsIn =
  (database: Database) =>
  async (wanted: Partial<Assessment> = {}) => {
    const assessment = aResult(wanted);
    await insertAssessment(database, assessment, null);
    return assessment.id;
  };
