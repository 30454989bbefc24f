import { useCallback, useEffect, useRef, useState } from 'react';
import { notify } from '@/components/ui/notify';
import { noteBought } from '@/lib/shop/browser/bought';
import { endAttempt, noteInHand, onAttemptEnded } from '@/lib/shop/browser/checkout-attempts';
import type { Claim } from '@/lib/shop/browser/checkout-calls';
import { followPayment } from '@/lib/shop/browser/follow-payment';
import { keepPayment } from '@/lib/shop/browser/running-payment';
import { type ShownStatus, stageOf } from '@/lib/shop/rules/payment-status';
import type { OpenCheckout } from './checkout-state';

type View =
  | { name: 'form'; message?: string }
  | { name: 'status'; status: ShownStatus }
  /** The claim is missing until the server knows of the payment too. */
  | { name: 'paid'; claim: Claim | null };

/**
 * What is drawn of a purchase, as its payment goes on. Only Stripe's own word, or the server's reading of it,
 * says paid.
 */
export function usePayment({ facts, clientSecret, slug, priceCents, first }: OpenCheckout) {
  const [view, setView] = useState<View>(() => firstView(first, clientSecret));
  const isTold = useRef(first === 'paid');
  const following = useRef<AbortController>(undefined);
  const { words, toasts } = facts;

  const settle = useCallback(
    (claim: Claim) => {
      if (slug && stageOf(claim.status) === 'underWay') noteInHand(slug);
      // While a bank has it in hand, who chooses the product again is led to this payment, and may pay only
      // if it fails. Where it was canceled, the server begins another under the same key, after a wait where
      // cards were declined.
      if (stageOf(claim.status) !== 'paid') return;
      if (slug) endAttempt(slug);
      keepPayment({ clientSecret: clientSecret!, slug, priceCents, paid: true });
      // Who is on hold gets no link before it is released, and has bought it all the same.
      if (slug && (claim.order || claim.status === 'on_hold')) noteBought(slug, clientSecret!, claim.order);
    },
    [clientSecret, slug, priceCents],
  );

  const paid = useCallback(
    (claim: Claim | null) => {
      if (!isTold.current) notify(toasts.paymentSucceeded);
      isTold.current = true;
      setView({ name: 'paid', claim });
    },
    [toasts],
  );

  const show = useCallback(
    (claim: Claim | null) => {
      if (claim) settle(claim);
      if (claim?.status === 'succeeded') return paid(claim);
      const status = claim ? claim.status : 'unreachable';
      // What is known to be paid stays so, even if nobody answers just now.
      setView((before) =>
        before.name === 'paid' && status !== 'on_hold' ? before : viewOf(status, words, Boolean(slug)),
      );
    },
    [settle, paid, words, slug],
  );

  const follow = useCallback(() => {
    following.current?.abort();
    following.current = new AbortController();
    if (clientSecret) void followPayment(clientSecret, show, following.current.signal);
  }, [clientSecret, show]);

  useEffect(() => {
    if (first !== 'form') follow();
    return () => following.current?.abort();
  }, [first, follow]);

  // Paid in another tab: this one stops asking for money.
  useEffect(() => {
    const stop = new AbortController();
    if (slug && view.name === 'form') onAttemptEnded(slug, follow, stop.signal);
    return () => stop.abort();
  }, [slug, view.name, follow]);

  /** Stripe has answered the form: what it says of the payment. */
  const answered = useCallback(
    (status: string | undefined) => {
      if (status === 'succeeded') {
        settle({ status, order: null, downloads: [] });
        paid(null);
      } else setView({ name: 'status', status: status === 'processing' ? status : 'checking' });
      follow();
    },
    [settle, paid, follow],
  );

  return { view, answered, toForm: () => setView({ name: 'form' }) };
}

function firstView(first: OpenCheckout['first'], clientSecret: string | null): View {
  if (!clientSecret) return { name: 'status', status: 'unknown' };
  if (first === 'paid') return { name: 'paid', claim: null };
  return first === 'form' ? { name: 'form' } : { name: 'status', status: 'checking' };
}

/**
 * A payment that may still be made leads back to the form, with what went wrong; so far as the product is
 * known.
 */
function viewOf(
  status: Exclude<ShownStatus, 'checking'>,
  { status: texts }: { status: Record<ShownStatus, { title: string; text: string }> },
  hasProduct: boolean,
): View {
  if (stageOf(status) !== 'open' || !hasProduct) return { name: 'status', status };
  const { title, text } = texts[status];
  return { name: 'form', message: `${title}. ${text}` };
}
