import { useRef, useState } from 'react';
import { useElements, useStripe } from '@stripe/react-stripe-js';
import { notify } from '@/components/ui/notify';
import { sendContact } from '@/lib/shop/browser/checkout-calls';
import { routes } from '@/lib/kernel/routes';
import { fill } from '@/lib/kernel/text';
import type { CheckoutFacts } from './facts';

export type Paying = {
  facts: CheckoutFacts;
  clientSecret: string;
  /** What the page says will be charged, in cents. */
  priceCents: number;
  email: string;
  /** What went wrong before, if this is another try. */
  message?: string;
  /** Stripe's answer, unless it is a refusal that another try may mend. */
  onAnswered: (status: string | undefined) => void;
  /** Told when it costs something else by now, in cents. */
  onPrice: (priceCents: number) => void;
};

/**
 * Stripe's own statuses of a payment that can't be tried again, whatever the answer says; some of them our
 * API never passes on.
 */
const SETTLED = ['succeeded', 'processing', 'requires_capture', 'canceled'];

/** Stripe's statuses, and types of errors that have none, which say for certain that nothing was charged. */
const UNPAID: string[] = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'card_error',
];

/**
 * Pays: Stripe checks what was typed, the address goes to our order, then Stripe is asked to charge. One at a
 * time. A refusal is said in the page and in a toast, and leaves the form as it is.
 */
export function usePaying({ facts, clientSecret, priceCents, email, message, onAnswered, onPrice }: Paying) {
  const stripe = useStripe();
  const elements = useElements();
  const [isPaying, setPaying] = useState(false);
  const [problem, setProblem] = useState(message);
  const busy = useRef(false);
  const { words, toasts } = facts;

  const refuse = (text: string, isUncharged = false) => {
    setProblem(isUncharged ? fill(words.declined, { message: text }) : text);
    notify({
      title: toasts.paymentFailed.title,
      text: fill(toasts.paymentFailed.text, { message: text }),
      tone: 'error',
    });
  };

  const attempt = async () => {
    if (!stripe || !elements) return;
    const checked = await elements.submit();
    // The fields say themselves what is missing in them.
    if (checked.error) return setProblem(checked.error.message);
    const noted = await sendContact(clientSecret, email, priceCents);
    if (noted === 'over') return onAnswered(undefined);
    if (noted !== 'noted' && noted.kind === 'failed') return refuse(noted.message ?? words.contactFailed);
    if (noted !== 'noted') return onPrice(noted.priceCents);
    const { error, paymentIntent } = await stripe.confirmPayment({
      elements,
      confirmParams: {
        return_url: new URL(routes.paymentReturn, location.href).href,
        // With the charge: an order that a restored backup does not know is made anew with it, and its buyer
        // gets the files.
        payment_method_data: { billing_details: { email } },
        ...(facts.stripeReceipt && { receipt_email: email }),
      },
      redirect: 'if_required',
    });
    if (!error) return onAnswered(paymentIntent.status);
    const status = error.payment_intent?.status;
    if (status && SETTLED.includes(status)) return onAnswered(status);
    refuse(error.message ?? facts.alerts.paymentNotStarted, UNPAID.includes(status ?? error.type));
  };

  const pay = async () => {
    if (busy.current) return;
    busy.current = true;
    setPaying(true);
    setProblem(undefined);
    try {
      await attempt();
    } catch {
      // The network failed half-way: nobody knows. The server asks Stripe before anyone pays again.
      onAnswered(undefined);
    } finally {
      busy.current = false;
      setPaying(false);
    }
  };

  return { isPaying, problem, pay };
}
