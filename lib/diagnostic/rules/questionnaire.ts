/**
 * The bones of the Business Diagnostic: which statements make which area, which challenges, sizes and ratings
 * exist (rule 1). The words are in content/diagnostic; the ids here are what is stored.
 */

/** Each area has so many: its points, and all that is said of them, count on it. */
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

/** In the order of the form. */
export const AREA_IDS = Object.keys(AREAS) as AreaId[];
/** All of them, in the order of the form. */
export const STATEMENT_IDS: readonly StatementId[] = AREA_IDS.flatMap((area) => AREAS[area]);

/** 0 Not in Place, 1 Poor, 2 Somewhat, 3 Excellent. */
export const RATINGS = [0, 1, 2, 3] as const;
export type Rating = (typeof RATINGS)[number];

/**
 * What was rated. A statement that is missing was left unrated and counts as 0 (rule 5). Ratings have this
 * shape wherever we work with them; what a form holds, a call sends, a row keeps or an address ends with is
 * turned into it first.
 */
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

/** What challenges and sizes are called, where that is something else than what is stored. */
export type Labels = { [Id in Challenge | CompanySize]?: string | undefined };

/** What readers are told of a stored challenge or size. */
export const labelOf = (labels: Labels | undefined, id: Challenge | CompanySize): string =>
  labels?.[id] ?? id;

/** The roles that get advice of their own, compared with the answer trimmed and lower-cased (rule 10). */
export const ADVISED_ROLES = ['ceo', 'founder'] as const;
export type AdvisedRole = (typeof ADVISED_ROLES)[number];

/** Stored and accepted, with no control on the form; all true unless said otherwise (rule 15). */
export const PRACTICE_FLAGS = [
  'hasVisionMissionGoals',
  'hasKeyResults',
  'hasWeeklyPlanning',
  'hasKPIs',
] as const;
export type PracticeFlag = (typeof PRACTICE_FLAGS)[number];
