/**
 * In characters: room for a firm's long name, the longest tax number, and an address with a line for each
 * part.
 */
export const BUYER_LIMITS = { company: 120, taxId: 40, postalAddress: 300 } as const;

/** Optional details on the receipt. */
export type Buyer = { company: string | null; taxId: string | null; postalAddress: string | null };
