/** Characters on a receipt: room for a long name of a firm, and for the longest tax number with its blanks. */
export const BUYER_LIMITS = { company: 120, taxId: 40 } as const;
