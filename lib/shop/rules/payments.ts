import type { Result } from '@/lib/kernel/result';
import type { NewOrder, Order } from './order';
import type { IntentEvent, PaymentEvent, Totals } from './payment-event';
import type { IntentStatus } from './payment-status';

/** What an order is paid by: an intent, or a page of Stripe's that makes its intent once somebody pays. */
export type Payable = Pick<Order, 'paymentIntentId' | 'checkoutSessionId'>;

/** An intent as the payment provider has it now. */
export type Intent = {
  paymentIntentId: string;
  clientSecret: string;
  status: IntentStatus;
  /** Everything known of it. */
  paymentEvent: PaymentEvent;
};

/** A page of the payment provider's for one order, as it is now. */
export type CheckoutSession = {
  status: 'open' | 'complete' | 'expired';
  /** Where it is paid; null unless it is open. */
  url: string | null;
  /** Null until somebody tries to pay. */
  paymentIntentId: string | null;
  /** What the buyer typed there. */
  email: string | null;
  /** Stands for the intent where there was nothing to pay: a code took the whole price off. */
  free: Intent | null;
  totals: Totals;
};

/** Switches of content/site.yaml. */
type Offers = Record<'promotionCodes' | 'automaticTax' | 'invoices', boolean>;

/** What is on that page beside the order, and where it leads back to. */
type HostedPage = { words: string; offers: Offers; successUrl: string; cancelUrl: string };

/**
 * A payment that came in. `refunded`: the sum in cents. Which refunds and disputes there were has to be asked
 * for.
 */
export type Succeeded = { paymentEvent: IntentEvent; refunded: number; disputed: boolean };

/** The provider can't be reached, or is not able to answer now: what was asked for may have been done. */
export type Unavailable = 'unavailable';

/** It failed, and would answer the same to the same key again, whether it did what was asked for or not. */
type Failed = 'failed';

export type Payments = {
  /** Whether cards are charged. */
  livemode: boolean;
  /** Makes the intent of an order; the same one however often it is called within a day with the same try. */
  open(
    order: NewOrder & Pick<Order, 'stripeTry'>,
  ): Promise<Result<{ paymentIntentId: string; clientSecret: string }, Unavailable | Failed>>;
  /** @param declinedCharge that of a try that may not be the last: it is told, too */
  find(
    paymentIntentId: string,
    declinedCharge?: string | null,
  ): Promise<Result<Intent, Unavailable | 'unknown'>>;
  /** 'settled': too late, it has succeeded or is on its way. An intent of a page ends with that only. */
  cancel(paymentIntentId: string): Promise<Result<'canceled' | 'settled', Unavailable>>;
  /**
   * Makes the page on which an order is paid; the same one however often it is called within a day with the
   * same try.
   */
  openSession(
    order: NewOrder & Pick<Order, 'stripeTry'>,
    page: HostedPage,
  ): Promise<Result<{ sessionId: string; url: string }, Unavailable | Failed>>;
  findSession(sessionId: string): Promise<Result<CheckoutSession, Unavailable | 'unknown'>>;
  /** 'settled': too late, it is paid or a bank has the payment in hand. */
  expireSession(sessionId: string): Promise<Result<'expired' | 'settled', Unavailable>>;
  /** Payments that came in and name an order, newest first. @throws when Stripe can't be reached */
  succeededSince(since: Date): AsyncIterable<Succeeded>;
  /** Events since then, delivered or not; Stripe keeps them for 30 days. @throws when it can't be reached */
  eventsSince(since: Date): AsyncIterable<ListedEvent>;
  /**
   * Open intents that name an order and that nobody has confirmed, newest first.
   * @throws when Stripe can't be reached
   */
  openSince(since: Date): AsyncIterable<OpenIntent>;
};

/**
 * An event as it is listed later: which payment to look at, and nothing of what it says, which may be in an
 * older form.
 */
export type ListedEvent = {
  event: { id: string; type: string };
  /** By Stripe's clock. */
  createdAt: Date;
  /** Null: it is about no payment. */
  paymentIntentId: string | null;
  warning: PaymentEvent['warning'];
};

/** `site` is null for one made before sites were named. */
type OpenIntent = { paymentIntentId: string; orderId: string; site: string | null; createdAt: Date };

/** Stripe doesn't answer, for any order: a loop over orders stops and tries again later. */
export class StripeUnavailable extends Error {}

/** Stripe says something that this version can't read: a person has to look. */
export class UnknownWord extends Error {}

/** @throws StripeUnavailable with this text if Stripe didn't answer */
export function requireAnswer<T>(answer: Result<T, unknown>, otherwise: string): T {
  if (answer.ok) return answer.value;
  throw new StripeUnavailable(otherwise);
}

/**
 * Handles one order of many: an unexpected error is logged, so that one order can't hold up the others.
 * @param instead the result after an error
 * @throws StripeUnavailable
 */
export async function logAndContinue<T>(
  onUnexpectedError: (error: unknown) => void,
  instead: T,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StripeUnavailable) throw error;
    onUnexpectedError(error);
    return instead;
  }
}
