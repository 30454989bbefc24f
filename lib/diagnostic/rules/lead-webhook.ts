import type { Assessment } from './assessment';
import { DETAIL_IDS } from './contact-fields';
import type { Wanted } from './report-request';

/** Fields that site.yaml may choose. */
export const LEAD_WEBHOOK_FIELDS = [
  'name',
  'email',
  ...DETAIL_IDS,
  'currentChallenges',
  'overallScore',
  'ratings',
  'attribution',
] as const satisfies (keyof Assessment)[];
export type LeadWebhookField = (typeof LEAD_WEBHOOK_FIELDS)[number];

/** @param wanted `null`: the event tells that the diagnostic is finished */
export function leadWebhookBody(
  assessment: Assessment,
  wanted: Wanted | null,
  fields: readonly LeadWebhookField[],
) {
  return {
    ...(wanted ? { type: 'lead', wanted } : { type: 'diagnostic.completed' }),
    assessmentId: assessment.id,
    createdAt: assessment.createdAt.toISOString(),
    lead: Object.fromEntries(fields.map((field) => [field, assessment[field]])),
  };
}
