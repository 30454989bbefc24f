/** Ids of the diagnostic, as they are stored (rule 1); the words are in content/diagnostic. */

export const STATEMENTS_PER_AREA = 4;

export const AREAS = {
  visionStrategy: ['visionClarity', 'missionRelevance', 'goalDefinition', 'stakeholderAwareness'],
  keyResults: ['keyResultsClarity', 'keyResultsAlignment', 'teamAdoption', 'progressTracking'],
  weeklyTasks: ['taskAlignment', 'prioritizationProcess', 'executionConsistency', 'resourceSupport'],
  performanceMeasurement: [
    'kpiRelevance',
    'measurementClarity',
    'accountabilityMechanisms',
    'feedbackIntegration',
  ],
} as const satisfies Record<string, readonly [string, string, string, string]>;

export type AreaId = keyof typeof AREAS;
export type StatementId = (typeof AREAS)[AreaId][number];

export const AREA_IDS = Object.keys(AREAS) as AreaId[];
export const STATEMENT_IDS: readonly StatementId[] = AREA_IDS.flatMap((area) => AREAS[area]);

/** 0 Not in Place, 1 Poor, 2 Somewhat, 3 Excellent. */
export const RATINGS = [0, 1, 2, 3] as const;
export type Rating = (typeof RATINGS)[number];

/** A missing statement is unrated and counts as 0 (rule 5). */
export type Ratings = Partial<Record<StatementId, Rating>>;

export const CHALLENGES = [
  'Vision & Strategic Clarity',
  'Marketing & Lead Generation',
  'Sales & Revenue Growth',
  'Operations & Execution',
  'Team & Delegation',
  'Financial Management',
  'Product/Service Delivery',
  'Mindset & Focus',
] as const;
export type Challenge = (typeof CHALLENGES)[number];

export const COMPANY_SIZES = [
  'Solo founder',
  '2-5 employees',
  '6-20 employees',
  '21-50 employees',
  '50+ employees',
] as const;
export type CompanySize = (typeof COMPANY_SIZES)[number];

/** Names of challenges and sizes that differ from the stored ids. */
export type Labels = { [Id in Challenge | CompanySize]?: string | undefined };

export const labelOf = (labels: Labels | undefined, id: Challenge | CompanySize): string =>
  labels?.[id] ?? id;

/** Roles with advice, trimmed and in lower case (rule 10). */
export const ADVISED_ROLES = ['ceo', 'founder'] as const;
export type AdvisedRole = (typeof ADVISED_ROLES)[number];

/** Accepted and stored, without a control on the form; true by default (rule 15). */
export const PRACTICE_FLAGS = [
  'hasVisionMissionGoals',
  'hasKeyResults',
  'hasWeeklyPlanning',
  'hasKPIs',
] as const;
export type PracticeFlag = (typeof PRACTICE_FLAGS)[number];
