import type { Appearance, CustomFontSource, PaymentIntent, StripeError } from '@stripe/stripe-js';

export type ElementType = 'payment' | 'contactDetails';

/** What a frame is told when it begins. */
type Beginning = { appearance: Appearance; fonts: CustomFontSource[]; email: string };

/** What the frame reports by itself. */
export type Report =
  | { report: 'ready' | 'focus' | 'blur' | 'escape' }
  | { report: 'height'; pixels: number }
  | { report: 'change'; empty: boolean; complete: boolean; value: { type: string } | { email: string } };

export type Confirmation = {
  key: string;
  clientSecret: string;
  email: string;
  returnUrl: string;
  receiptEmail: string;
};

/** What the page asks of the frame; each call is answered. Card numbers are in no call and no answer. */
export type Calls = {
  begin: { takes: Beginning; gives: null };
  focus: { takes: null; gives: null };
  /** Checks what was entered, shows what is wrong, and gives the chosen way to pay, or the e-mail address. */
  submit: { takes: null; gives: { error: StripeError } | { value: string } };
  confirm: { takes: Confirmation; gives: { error: StripeError } | { paymentIntent: PaymentIntent } };
};

export type CallName = keyof Calls;
export type Call = {
  [Name in CallName]: { call: number; name: Name; takes: Calls[Name]['takes'] };
}[CallName];
export type Reply = { reply: number; gives: unknown };
