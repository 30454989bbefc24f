import type { Assessment } from './assessment';

/** What somebody asked for on their results page. */
export const LEAD_WISHES = ['call', 'report', 'nothing'] as const;

/**
 * A finished diagnostic as the owner sees it. `marketingSince`: marketing mail was agreed to, confirmed, and not withdrawn;
 * `consentId`: by which consent.
 */
export type Lead = Assessment & {
  asked: (typeof LEAD_WISHES)[number];
  askedAt: Date | null;
  marketingSince: Date | null;
  consentId: string | null;
};
