import type { ByReach } from '@/lib/kernel/limits';
import type { ShownOrder } from './shown-order';
import type { Dispute, Payment, Refund } from './records';
import { DAY, MINUTE } from '@/lib/kernel/time';

/** Amounts are in cents of `currency`. */
export type Order = ShownOrder & {
  currency: string;
  contentVersion: string;
  /** Stripe's live mode. */
  livemode: boolean;
  /** `null` until Stripe has answered. */
  paymentIntentId: string | null;
  /** `null` if it is paid in our page. */
  checkoutSessionId: string | null;
  /** How often Stripe failed for this order: each failure uses up an idempotency key. */
  stripeTry: number;
  /** The charge's address, if it differs from `email`. */
  billingEmail: string | null;
  failedCharges: number;
  /** Keyed hashes of declined cards, until it is paid or has ended. */
  declinedCards: string[];
  /** Keyed hashes of its networks, until it is paid or has ended; `null` also if unknown. */
  networks: ByReach<string> | null;
  payments: Payment[];
  refunds: Refund[];
  disputes: Dispute[];
  canceledAt: Date | null;
  /** When and why the owner released it. */
  releasedAt: Date | null;
  releaseReason: string | null;
  /** When it was first on hold, which was told then. */
  heldAt: Date | null;
};

/** What an order is paid by: an intent, or a page of Stripe's that makes its intent once somebody pays. */
export type Payable = Pick<Order, 'paymentIntentId' | 'checkoutSessionId'>;

/** An order as it begins. */
export type NewOrder = Pick<
  Order,
  'id' | 'number' | 'createdAt' | 'productSlug' | 'title' | 'priceCents' | 'currency' | 'tools'
> &
  Pick<Order, 'contentVersion' | 'livemode'> &
  Partial<Pick<Order, 'networks' | 'attribution' | 'erasedAt' | 'upgradeOf'>>;

/** Where buyers' mail goes: a typed address before the charge's. `null` if there is none. */
export const addressOf = ({ email, billingEmail }: Pick<Order, 'email' | 'billingEmail'>) =>
  email ?? billingEmail;

/**
 * How long after the buyer has given an address, in ms, Stripe is first asked what has become of the payment.
 */
export const FIRST_RECHECK_MS = 5 * MINUTE;

/** When to ask next: each time after as long as the order is old by then, from five minutes up to a day. */
export function nextRecheck(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime();
  return new Date(now.getTime() + Math.min(Math.max(age, FIRST_RECHECK_MS), DAY));
}
