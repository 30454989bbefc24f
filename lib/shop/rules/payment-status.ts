/**
 * Every status of a payment that a browser gets, with its stage. `on_hold`: paid, but a person has to look at
 * it. The others are the intent's.
 */
const STAGES = {
  succeeded: 'paid',
  processing: 'underWay',
  requires_payment_method: 'open',
  requires_action: 'open',
  canceled: 'over',
  unknown: 'over',
  on_hold: 'paid',
} as const;

export type ClaimStatus = keyof typeof STAGES;
export type IntentStatus = Exclude<ClaimStatus, 'on_hold' | 'unknown'>;

/**
 * Further statuses on pages. `untried`: the buyer left Stripe's page without a try. The others are unknown
 * now.
 */
const SHOWN_STAGES = { ...STAGES, untried: 'open', checking: 'unsure', unreachable: 'unsure' } as const;

type AnyStatus = keyof typeof SHOWN_STAGES;

/** Shown in place of the form. A successful payment has a page of its own. */
export type ShownStatus = Exclude<AnyStatus, 'succeeded'>;

export const SHOWN_STATUSES = Object.keys(SHOWN_STAGES).filter(
  (status): status is ShownStatus => status !== 'succeeded',
);

/** Open, processing at a bank, paid, over, or unknown. */
export const stageOf = (status: AnyStatus) => SHOWN_STAGES[status];

/** Whether the browser polls it. */
export const isWaiting = (status: AnyStatus): boolean => ['underWay', 'unsure'].includes(stageOf(status));
