import { randomBytes } from 'node:crypto';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
import { scoreAssessment } from '@/lib/diagnostic/rules/score';
import { ratings } from './diagnostic';

/** The body of POST /api/assessments as the form sends it; say what matters to the test. */
export function aSubmission(wanted: Record<string, unknown> = {}): Record<string, unknown> {
  const answers = ratings(2);
  return {
    name: 'Ada Quist',
    email: 'ada@example.com',
    ...keyed(DETAIL_IDS, () => ''),
    currentChallenges: ['Team & Delegation'],
    hasVisionMissionGoals: true,
    hasKeyResults: true,
    hasWeeklyPlanning: true,
    hasKPIs: true,
    ...answers,
    overallScore: scoreAssessment(answers).percent,
    recommendations: ['Write it down.'],
    ...wanted,
  };
}

/** An Idempotency-Key as a browser makes one. */
export const anAttemptKey = () => randomBytes(18).toString('base64url');
