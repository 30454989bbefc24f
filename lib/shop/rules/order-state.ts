/**
 * Every state of an order, and what it means for its money. lib/shop/rules/progress.ts says when an order is
 * in which: no state follows another by itself, all follow from the records of its payments, refunds and
 * disputes (records.ts).
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
 * `unpaid`: it waits for its buyer. `underWay`: a bank has the payment in hand. `over`: its payment failed or
 * it was canceled; where it failed another card may still be tried. `received`: money came in, and gives no
 * files now. `granted`: it gives its files.
 */
type OrderStage = (typeof STAGES)[OrderState];
export type OrderState = keyof typeof STAGES;

/** The states in which an order gives its files. */
export type Granted = { [S in OrderState]: (typeof STAGES)[S] extends 'granted' ? S : never }[OrderState];

export const ORDER_STATES = Object.keys(STAGES) as OrderState[];

export const isIn = (state: OrderState, ...stages: OrderStage[]): boolean => stages.includes(STAGES[state]);

export const statesIn = (...stages: OrderStage[]): OrderState[] =>
  ORDER_STATES.filter((state) => isIn(state, ...stages));

/** How a state is called; 'reversed': refunded in effect, since the bank took the payment back. */
export type ShownState = OrderState | 'reversed';

export type Tone = 'good' | 'fair' | 'poor';

/** How each state stands for the buyer: `fair` is still to be decided, `poor` gives nothing. */
export const TONES: Record<ShownState, Tone> = {
  awaiting_payment: 'fair',
  processing: 'fair',
  payment_failed: 'poor',
  canceled: 'poor',
  on_hold: 'fair',
  paid: 'good',
  partially_refunded: 'good',
  disputed: 'fair',
  refunded: 'poor',
  reversed: 'poor',
};

export const SHOWN_STATES = Object.keys(TONES) as ShownState[];
