import type { Attribution } from '@/lib/domain/diagnostic/assessment';
import type { Challenge, CompanySize, Ratings } from '@/lib/domain/diagnostic/questionnaire';
import type { Recommendation } from '@/lib/domain/diagnostic/recommend';

export type StoredAssessment = {
  id: string;
  createdAt: Date;
  rubricVersion: string;
  questionnaireVersion: string;
  name: string;
  email: string;
  phone: string | null;
  company: string | null;
  role: string | null;
  companySize: CompanySize | null;
  currentChallenges: Challenge[];
  hasVisionMissionGoals: boolean;
  hasKeyResults: boolean;
  hasWeeklyPlanning: boolean;
  hasKPIs: boolean;
  ratings: Ratings;
  overallScore: number;
  recommendations: Recommendation[];
  marketingConsent: boolean;
  attribution: Attribution | null;
};

/** One sending of a form: the hash of its Idempotency-Key, and a digest of the body that came with it (readings 31). */
export type Attempt = { keyHash: string; digest: string };

export type AssessmentStore = {
  /** Stores once per attempt. 'stored', or what the attempt's first call stored. */
  insert(
    assessment: StoredAssessment,
    attempt: Attempt | null,
  ): Promise<{ outcome: 'stored' } | { outcome: 'seen'; id: string; digest: string }>;
  find(id: string): Promise<StoredAssessment | null>;
  exists(id: string): Promise<boolean>;
};
