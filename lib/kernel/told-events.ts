/** What the firm's own system can be told of. */
export const TOLD_EVENTS = ['lead', 'sale', 'refund', 'newsletter'] as const;
export type ToldEvent = (typeof TOLD_EVENTS)[number];
