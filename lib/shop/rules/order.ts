import type { ByReach } from '@/lib/kernel/networks';
import type { ShownOrder } from './shown-order';
import type { Dispute, Payment, Refund } from './records';

/** An order with everything the rules of payment need. Amounts in cents of `currency`. */
export type Order = ShownOrder & {
  currency: string;
  contentVersion: string;
  /** In Stripe's live mode, where cards are charged. */
  livemode: boolean;
  /** Null until Stripe has answered. */
  paymentIntentId: string | null;
  /** The page of Stripe's that it is paid on; null where it is paid on ours. */
  checkoutSessionId: string | null;
  /**
   * How often Stripe failed for good when it was asked for something of this order: each key of ours is used
   * up by that.
   */
  stripeTry: number;
  /** What the charge says, when it is another address than `email`. */
  billingEmail: string | null;
  failedCharges: number;
  /** Keyed hashes of the cards that were declined, each once, until it is paid or has ended. */
  declinedCards: string[];
  /**
   * Keyed hashes of the networks it was begun from, until it is paid or has ended; null also for unknown
   * ones.
   */
  networks: ByReach<string> | null;
  payments: Payment[];
  refunds: Refund[];
  disputes: Dispute[];
  /** When its intent ended without a payment. */
  canceledAt: Date | null;
  /** When the owner has let go an order that was on hold, and why. */
  releasedAt: Date | null;
  releaseReason: string | null;
  /** When it first was on hold: then that was told, as the sale is at `soldAt`. */
  heldAt: Date | null;
};

/**
 * Where mail to the buyer goes: what was typed on our page or on Stripe's before what the charge says. Null
 * when nobody said.
 */
export const addressOf = ({ email, billingEmail }: Pick<Order, 'email' | 'billingEmail'>) =>
  email ?? billingEmail;
