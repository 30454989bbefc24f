import type { Assessment } from './assessment';
import type { Booking } from './booking';
import { z } from 'zod';
import { bandOf } from './bands';
import { DETAIL_IDS } from './contact-fields';

/** `marketingSince`: agreed to, confirmed and not withdrawn. */
export type Lead = Assessment & {
  asked: 'call' | 'report' | 'nothing';
  askedAt: Date | null;
  marketingSince: Date | null;
  /** The present or last call; `null`: none known. */
  booking: Booking | null;
  /** Ids of what it corrects, oldest first. */
  corrects: string[];
};

/** A corrected diagnostic is no lead: its latest correction is (rule 145). */
export const IS_LEAD = { correctedById: null } as const;

type Request = { createdAt: Date; callAt: Date | null } | null;

export function askedFor(requests: Request[]): Pick<Lead, 'asked' | 'askedAt'> {
  const made = requests.filter((one) => one !== null);
  const callAt = made.find((one) => one.callAt)?.callAt;
  if (callAt) return { asked: 'call', askedAt: callAt };
  return made[0] ? { asked: 'report', askedAt: made[0].createdAt } : { asked: 'nothing', askedAt: null };
}

/** Somebody who may get marketing mail. `name` is from their latest diagnostic; `null` if that is gone. */
export type Reader = { email: string; name: string | null; since: Date; consentId: string };

/** What was asked for: a clarity call, which brings the report with it, or the report alone. */
export type Wanted = 'call' | 'report';

/** The body of POST /api/schedule-clarity-call. With the id alone it is a call. */
export const reportRequestSchema = z.strictObject({
  assessmentId: z.string().min(1),
  wanted: z.enum(['call', 'report'] satisfies Wanted[]).default('call'),
});

/** `reportAt`: when the report may be mailed; `null` where too many were asked for its address or network. */
export type ReportAsked = { outcome: 'queued' | 'already'; reportAt: Date | null };

/** The events that the firm's own system can receive. */
export const LEAD_WEBHOOK_EVENTS = ['diagnostic.completed', 'lead'] as const;

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
type LeadWebhookField = (typeof LEAD_WEBHOOK_FIELDS)[number];

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
