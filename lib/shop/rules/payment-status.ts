/**
 * Every status of a payment that a browser is told, and how far the payment is. `on_hold`: paid, and a person has to
 * look at it; the others are what has become of its intent.
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

/** How far a payment is: it can still be paid, a bank has it in hand, it is paid, or it can't be paid any more. */
export const stageOf = (status: ClaimStatus | 'untried'): 'open' | 'underWay' | 'paid' | 'over' =>
  status === 'untried' ? 'open' : STAGES[status];

/**
 * What the page about a payment says instead of its form; one that succeeded has a page of its own. `untried`: whoever left
 * Stripe's page has given no card there.
 */
export type ShownStatus = Exclude<ClaimStatus, 'succeeded'> | 'untried' | 'checking' | 'unreachable';

export const SHOWN_STATUSES: ShownStatus[] = [
  ...CLAIM_STATUSES.filter((status) => status !== 'succeeded'),
  ...(['untried', 'checking', 'unreachable'] as const),
];
