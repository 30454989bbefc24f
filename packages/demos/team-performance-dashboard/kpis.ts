import type { StatementId } from '@/lib/diagnostic/rules/questionnaire';

/** Whether it should stay above or below its target, the target, and the limit past which somebody acts. */
type Bounds = [direction: 'above' | 'below', target: string, limit: string];

/** What a team can count each week to see whether a statement of the diagnostic is becoming true. */
export const KPIS: Record<StatementId, [name: string, Bounds]> = {
  visionClarity: ['People who can retell the three-year picture (%)', ['above', '80', '50']],
  missionRelevance: ['New jobs that fit our mission (%)', ['above', '90', '70']],
  goalDefinition: ['Goals we’re working on this quarter', ['below', '3', '4']],
  stakeholderAwareness: ['People who know what we need from them (%)', ['above', '90', '70']],
  keyResultsClarity: ['Key results with a number and a date (%)', ['above', '100', '80']],
  keyResultsAlignment: ['Key results that serve a yearly goal (%)', ['above', '100', '80']],
  teamAdoption: ['People who can name our key results (%)', ['above', '90', '60']],
  progressTracking: ['Key results updated this week (%)', ['above', '100', '80']],
  taskAlignment: ['Hours spent on a quarterly goal (%)', ['above', '60', '40']],
  prioritizationProcess: ['Jobs that jumped the queue', ['below', '1', '3']],
  executionConsistency: ['Weekly plan finished (%)', ['above', '80', '60']],
  resourceSupport: ['Tasks started without an owner or hours', ['below', '0', '2']],
  kpiRelevance: ['Decisions made on a KPI', ['above', '1', '0']],
  measurementClarity: ['KPIs with a definition, a source and a target (%)', ['above', '100', '80']],
  accountabilityMechanisms: ['Missed KPIs with one owner and a fix (%)', ['above', '100', '80']],
  feedbackIntegration: ['Feedback older than 30 days with no answer', ['below', '0', '3']],
};
