/**
 * Characters on a receipt: room for a long name of a firm, for the longest tax number with its blanks, and
 * for a postal address with a line for each of its parts.
 */
export const BUYER_LIMITS = { company: 120, taxId: 40, postalAddress: 300 } as const;

/** What a buyer may put on the receipt. */
export type Buyer = { company: string | null; taxId: string | null; postalAddress: string | null };
