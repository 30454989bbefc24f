import type { Assessment } from './assessment';
import { bandOf } from './bands';
import { DETAIL_IDS } from './contact-fields';
import type { Wanted } from './report-request';

export const LEAD_WEBHOOK_FIELDS = [
  'name',
  'email',
  ...DETAIL_IDS,
  'currentChallenges',
  'overallScore',
  /** 'strong', 'moderate' or 'needsAttention', so that a receiver needs no rule of its own. */
  'tier',
  'ratings',
  'attribution',
] as const satisfies (keyof Assessment | 'tier')[];
export type LeadWebhookField = (typeof LEAD_WEBHOOK_FIELDS)[number];

/** @param wanted `null`: the event tells that the diagnostic is finished */
export function leadWebhookBody(
  assessment: Assessment,
  wanted: Wanted | null,
  fields: readonly LeadWebhookField[],
) {
  const told = { ...assessment, tier: bandOf('score', assessment.overallScore) };
  return {
    ...(wanted ? { type: 'lead', wanted } : { type: 'diagnostic.completed' }),
    assessmentId: assessment.id,
    createdAt: assessment.createdAt.toISOString(),
    lead: Object.fromEntries(fields.map((field) => [field, told[field]])),
  };
}
