import type { ShownStatus } from '@/lib/shop/rules/payment-status';

/** The words of the checkout, as content has them (content/toolbox.yaml, content/messages.yaml). */
export type CheckoutWords = {
  title: string;
  summary: string;
  charge: Record<ChargedTo, string>;
  amount: string;
  licenseNote: string;
  whatYouGet: string;
  stripe: string;
  /** {message} is what the bank or Stripe says. */
  declined: string;
  emailHelp: string;
  emailHint: string;
  submit: string;
  submitting: string;
  cancel: string;
  opening: string;
  late: string;
  terms: string;
  termsLink: string;
  refundsLink: string;
  withdrawal: string;
  sandbox: string;
  refused: { title: string; close: string };
  bought: Record<'title' | 'text' | 'order' | 'onHold' | 'findOrder' | 'button' | 'cancel', string>;
  priceChanged: { title: string; text: string; button: string; cancel: string };
  contactFailed: string;
  hosted: string;
  loadFailed: { title: string; text: string; button: string };
  success: Record<'title' | 'text' | 'waiting' | 'download' | 'order' | 'button', string>;
  status: Record<ShownStatus, StatusWords>;
};

/** What the money is taken from, as the sentence about it tells apart. */
export type ChargedTo = 'card' | 'bank' | 'other';

export type StatusWords = { title: string; text: string; button?: string };

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
  refund: { title: string; text: string };
  alerts: { paymentUnavailable: string; paymentNotStarted: string };
  toasts: Record<'paymentFailed' | 'paymentSucceeded', { title: string; text: string }>;
  /** Said where a refusal has no words of its own. */
  paymentInitFailed: string;
  newTab: string;
  loading: string;
  products: Record<string, ProductFacts>;
  /** Stripe's, for this site; null where the shop is closed. */
  publishableKey: string | null;
  /** Whether Stripe mails a receipt of its own, too (rule 41). */
  stripeReceipt: boolean;
  /** Where a stand-in for Stripe.js comes from; null is Stripe itself. */
  stripeJsUrl: string | null;
  /** The face of our text as a data: address: Stripe's frames are not of our origin, for which our files are. */
  fieldFont: string;
};
