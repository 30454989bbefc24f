import { loadContent } from '@/lib/content/load';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import type { Challenge } from '@/lib/diagnostic/rules/questionnaire';
import { recommend, recommendationText } from '@/lib/diagnostic/rules/recommend';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { inProject } from '../scripts/setup/project.mjs';
import { anAssessment } from '../tests/support/assessments';
import { ratings } from '../tests/support/diagnostic';
import { aSubmission } from '../tests/support/submission';

const contact = {
  name: 'Ada Quist',
  email: 'ada@example.com',
  phone: '+1 555 0100',
  company: 'Quist Ltd',
  role: 'CEO',
  companySize: '6-20 employees' as const,
};
const currentChallenges: Challenge[] = ['Sales & Revenue Growth', 'Team & Delegation'];
const rated = ratings(2, { visionClarity: 0, keyResultsClarity: 1, kpiRelevance: 3 });
const card = scoreAssessment(rated);
const overallScore = card.percent;
const { advice } = loadContent(inProject('content')).diagnostic;
const recommendations = recommend({ card, currentChallenges, ...contact }, advice);

/** One diagnostic as the form sends it. */
export const submission = aSubmission({
  ...contact,
  currentChallenges,
  ...rated,
  overallScore,
  recommendations: recommendations.map((one) => recommendationText(one, advice)),
});

/** The same as the site stores it. */
export const stored = (): Assessment =>
  anAssessment({ ...contact, currentChallenges, ratings: rated, overallScore, recommendations });

/** The same as a row of the database without its id, which is what the bare handler is sent. */
export function bareRow(): Record<string, unknown> {
  const { id: _id, attribution: _attribution, ratings: columns, ...rest } = stored();
  return { ...rest, ...columns };
}
