/**
 * Every status of a payment that a browser is told, and how far the payment is. `on_hold`: paid, and a person
 * has to look at it; the others are what has become of its intent.
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
export type IntentStatus = Exclude<ClaimStatus, 'on_hold'>;

export const CLAIM_STATUSES = Object.keys(STAGES) as ClaimStatus[];

/**
 * What the page about a payment may say besides. `untried`: whoever left Stripe's page has given no card
 * there; of the others nobody knows just now.
 */
const SHOWN_STAGES = { ...STAGES, untried: 'open', checking: 'unsure', unreachable: 'unsure' } as const;

type AnyStatus = keyof typeof SHOWN_STAGES;

/** What the page about a payment says instead of its form; one that succeeded has a page of its own. */
export type ShownStatus = Exclude<AnyStatus, 'succeeded'>;

export const SHOWN_STATUSES = Object.keys(SHOWN_STAGES).filter(
  (status): status is ShownStatus => status !== 'succeeded',
);

/**
 * How far a payment is: it can still be paid, a bank has it in hand, it is paid, it can't be paid any more,
 * or nobody knows.
 */
export const stageOf = (status: AnyStatus) => SHOWN_STAGES[status];

/** Whether it is asked again, without anybody's doing, what has become of it. */
export const isWaiting = (status: AnyStatus): boolean => ['underWay', 'unsure'].includes(stageOf(status));
