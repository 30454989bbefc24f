/** Before the id of what stays while its mails were ended: a consent, or an order with news of its files. */
export const ENDED = 'ended/';

export type ErasedCounts = { assessments: number; consents: number; mails: number; orders: number };
