/** What the owner gets a mail about (docs/decisions/operations.md). */
export const TROUBLES = ['backup', 'reconcile', 'mail', 'erased-list', 'prices', 'webhook'] as const;

export type Trouble = (typeof TROUBLES)[number];
