import type { Purchase } from './purchase';

/** A dispute of the buyer's bank: open until it is decided. */
export type DisputeState = 'open' | 'won' | 'lost';

/** An order with everything the rules of payment need. Amounts in cents of `currency`. */
export type Order = Purchase & {
  currency: string;
  contentVersion: string;
  /** In Stripe's live mode, where cards are charged. */
  livemode: boolean;
  /** Null until Stripe has answered. */
  paymentIntentId: string | null;
  /** How often Stripe failed for good when it was asked for something of this order: each key of ours is used up by that. */
  stripeTry: number;
  /** What the charge says, when it is another address than `email`. */
  billingEmail: string | null;
  failedCharges: number;
  /** By the id of the dispute. */
  disputes: Record<string, DisputeState>;
};

/** Where mail to the buyer goes: what was typed on our page before what the charge says. Null when nobody said. */
export const addressOf = ({ email, billingEmail }: Pick<Order, 'email' | 'billingEmail'>) =>
  email ?? billingEmail;
