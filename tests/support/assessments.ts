import { randomBytes } from 'node:crypto';
import type { StoredAssessment } from '@/lib/usecases/ports';

/** A finished diagnostic as it is stored; say what matters to the test. */
export function aStoredAssessment(wanted: Partial<StoredAssessment> = {}): StoredAssessment {
  return {
    id: randomBytes(16).toString('base64url'),
    createdAt: new Date('2026-03-01T10:20:30.456Z'),
    rubricVersion: 'rubric-1',
    questionnaireVersion: 'questionnaire-1',
    name: 'Ada Quist',
    email: 'ada@example.com',
    phone: null,
    company: null,
    role: null,
    companySize: null,
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
    ...wanted,
  };
}
