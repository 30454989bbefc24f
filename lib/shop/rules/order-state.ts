/**
 * Every state of an order. progress.ts derives it from the records of payments, refunds and disputes
 * (records.ts).
 */
const STAGES = {
  awaiting_payment: 'unpaid',
  processing: 'underWay',
  payment_failed: 'over',
  canceled: 'over',
  on_hold: 'received',
  paid: 'granted',
  partially_refunded: 'granted',
  disputed: 'received',
  refunded: 'received',
} as const;

/**
 * `underWay`: a bank is processing the payment. `over`: failed or canceled; after a failure another card may
 * be tried. `received`: paid, but without access now. `granted`: with access.
 */
type OrderStage = (typeof STAGES)[OrderState];
export type OrderState = keyof typeof STAGES;

const ORDER_STATES = Object.keys(STAGES) as OrderState[];

export const isIn = (state: OrderState, ...stages: OrderStage[]): boolean => stages.includes(STAGES[state]);

export const statesIn = (...stages: OrderStage[]): OrderState[] =>
  ORDER_STATES.filter((state) => isIn(state, ...stages));

/** 'reversed': the bank took the payment back. */
export type ShownState = OrderState | 'reversed';

/** `refund_requested`: paid, and its buyer has asked for the money back. */
export type ToldState = ShownState | 'refund_requested';

export type Tone = 'good' | 'fair' | 'poor';

/** Colors for the buyer: `fair` is undecided, `poor` has no access. */
export const TONES: Record<ToldState, Tone> = {
  awaiting_payment: 'fair',
  processing: 'fair',
  payment_failed: 'poor',
  canceled: 'poor',
  on_hold: 'fair',
  paid: 'good',
  refund_requested: 'fair',
  partially_refunded: 'good',
  disputed: 'fair',
  refunded: 'poor',
  reversed: 'poor',
};

export const TOLD_STATES = Object.keys(TONES) as ToldState[];

/** Access to files: a dispute suspends it, a full refund ends it. */
export const hasAccess = (status: OrderState): boolean => isIn(status, 'granted');
