import { randomId } from '@/lib/platform/random/tokens';
import type { Assessment } from '@/lib/diagnostic/rules/assessment';
import { DETAIL_IDS } from '@/lib/diagnostic/rules/contact-fields';
import { keyed } from '@/lib/kernel/keyed';
import { RUBRIC_VERSION } from '@/lib/diagnostic/rules/score';

/** A finished diagnostic as it is stored; say what matters to the test. */
export function anAssessment(wanted: Partial<Assessment> = {}): Assessment {
  return {
    id: randomId(),
    createdAt: new Date('2026-03-01T10:20:30.456Z'),
    rubricVersion: RUBRIC_VERSION,
    questionnaireVersion: 'questionnaire-1',
    name: 'Ada Quist',
    email: 'ada@example.com',
    ...keyed(DETAIL_IDS, () => null),
    currentChallenges: [],
    hasVisionMissionGoals: true,
    hasKeyResults: true,
    hasWeeklyPlanning: true,
    hasKPIs: true,
    ratings: {},
    overallScore: 0,
    recommendations: [],
    marketingConsent: false,
    attribution: null,
    followsId: null,
    correctedById: null,
    ...wanted,
  };
}
