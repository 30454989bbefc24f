import { scoreAssessment, type Scorecard } from '@/lib/domain/diagnostic/score';

/** The made-up business of the drawing beside the headline: it knows where it is going, and does not measure it. */
export const SAMPLE: Scorecard = scoreAssessment({
  visionClarity: 3,
  missionRelevance: 3,
  goalDefinition: 2,
  stakeholderAwareness: 2,
  keyResultsClarity: 2,
  keyResultsAlignment: 2,
  teamAdoption: 1,
  progressTracking: 2,
  taskAlignment: 2,
  prioritizationProcess: 1,
  executionConsistency: 1,
  resourceSupport: 1,
  kpiRelevance: 1,
  measurementClarity: 1,
  accountabilityMechanisms: 1,
  feedbackIntegration: 0,
});
