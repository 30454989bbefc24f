import type { Toolbox } from '@/lib/shop/content/toolbox';

export type CheckoutWords = Toolbox['checkout'] & { emailHint: string };

/** `gets`: the first lines of what one gets, and how many more there are, in words. */
export type ProductFacts = {
  title: string;
  priceCents: number;
  license: string;
  gets: string[];
  more?: string;
};

/** All that the checkout has to know; one static file that is fetched when a purchase starts. */
export type CheckoutFacts = {
  /** Of the words and prices here: an order that begins now is sold under them. */
  contentVersion: string;
  words: CheckoutWords;
  refund: Toolbox['refund'];
  alerts: { paymentUnavailable: string; paymentNotStarted: string };
  toasts: Record<'paymentFailed' | 'paymentSucceeded', { title: string; text: string }>;
  /** Said where a refusal has no words of its own. */
  paymentInitFailed: string;
  loading: string;
  products: Record<string, ProductFacts>;
  /** Stripe's, for this site; null where the shop is closed. */
  publishableKey: string | null;
  /** Whether Stripe mails a receipt of its own, too (rule 41). */
  stripeReceipt: boolean;
  /** What only Stripe's page has, as a question; empty where it has nothing else. */
  onlyThere: string;
  /** Where a stand-in for Stripe.js comes from; null is Stripe itself. */
  stripeJsUrl: string | null;
  /**
   * The face of our text as a data: address: Stripe's frames are not of our origin, for which our files are.
   */
  fieldFont: string;
};
