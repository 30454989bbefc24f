import { useCallback, useEffect, useState } from 'react';
import { Elements } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-classes';
import { Spinner } from '@/components/ui/spinner';
import { checkoutAttempt } from '@/lib/shop/browser/checkout-attempts';
import { readAttribution } from '@/lib/platform/browser/visit';
import { forgetPayment } from '@/lib/shop/browser/running-payment';
import { APPEARANCE, fieldFonts } from './appearance';
import type { CheckoutFacts, ProductFacts } from './facts';
import { HostedForm } from './hosted-form';
import { OrderPromises, OrderSummary } from './order-summary';
import { PaymentForm } from './payment-form';
import { stripeJs } from '@/lib/shop/browser/stripe-js';
import type { Paying } from './use-paying';

type PaymentDetailsProps = Omit<Paying, 'priceCents' | 'email'> & {
  product: ProductFacts & { slug: string };
  onLeave: () => void;
};

/**
 * 'Payment Details': Stripe's form, and beside it what is bought, for how much, and what is promised with it.
 */
export function PaymentDetails({ product, onLeave, ...paying }: PaymentDetailsProps) {
  const { facts, clientSecret } = paying;
  const { words } = facts;
  const { stripe, failed, fail, retry } = useStripeJs(facts);
  const [ready, setReady] = useState(false);
  const isLate = useLate(!failed && !ready);
  const isPayable = useCallback(() => setReady(true), []);
  useEffect(() => {
    const leave = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && !document.querySelector('[data-paying]')) onLeave();
    };
    addEventListener('keydown', leave);
    return () => removeEventListener('keydown', leave);
  }, [onLeave]);
  return (
    <>
      <p>
        <button
          type="button"
          className="min-h-target cursor-pointer underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
          onClick={onLeave}
        >
          {words.cancel}
        </button>
      </p>
      {(facts.stripeJsUrl ?? facts.publishableKey?.startsWith('pk_test_')) && (
        <p className="mt-2 mb-6 max-w-none border-drawn border-dashed border-control px-4 py-2.5 font-semibold">
          {words.sandbox}
        </p>
      )}
      <div className="mt-2 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr]">
        <section className="sheet datum min-w-0 self-start px-5 pt-6 pb-7 md:px-10 md:pt-9 md:pb-10 lg:row-span-2">
          <h1 tabIndex={-1} className="text-2xl">
            {words.title}
          </h1>
          {failed && <LoadFailed words={words} slug={product.slug} onRetry={retry} />}
          {!failed && !stripe && (
            <div className="mt-6">
              <Spinner label={words.opening} showLabel />
            </div>
          )}
          {!failed && stripe && (
            <Elements
              stripe={stripe}
              options={{
                clientSecret,
                appearance: APPEARANCE,
                fonts: fieldFonts(facts.fieldFont),
                locale: 'en',
              }}
            >
              <PaymentForm
                {...paying}
                priceCents={product.priceCents}
                onReady={isPayable}
                onLoadError={fail}
              />
            </Elements>
          )}
          {facts.onlyThere && stripe && !failed && (
            <div className="mt-6 grid gap-2 border-t border-line pt-4 text-note">
              <p>{facts.onlyThere}</p>
              <OnStripesPage label={words.hosted} slug={product.slug} variant="line" />
            </div>
          )}
          <div role="status">
            {isLate && (
              <>
                <p className="mt-6 mb-4 text-ink-muted">{words.late}</p>
                <OnStripesPage label={words.hosted} slug={product.slug} variant="line" />
              </>
            )}
          </div>
        </section>
        <OrderSummary words={words} product={product} />
        <OrderPromises facts={facts} product={product} />
      </div>
    </>
  );
}

type LoadFailedProps = { words: CheckoutFacts['words']; slug: string; onRetry: () => void };

/** Stripe's form can't be had: it may come yet, and Stripe's own page needs no script of theirs here. */
function LoadFailed({ words: { loadFailed: words, hosted }, slug, onRetry }: LoadFailedProps) {
  return (
    <div role="alert" className="mt-6 border-l-3 border-poor pl-4">
      <h2 className="text-l">{words.title}</h2>
      <p className="mt-2">{words.text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <OnStripesPage slug={slug} label={hosted} />
        <Button variant="line" onClick={onRetry}>
          {words.button}
        </Button>
      </div>
    </div>
  );
}

/** The same purchase on Stripe's page: what this tab had begun ends there, and Back leads to the tools. */
function OnStripesPage(props: { slug: string; label: string; variant?: ButtonVariant }) {
  const leave = () => {
    forgetPayment();
    history.replaceState({}, '');
  };
  const source = new URLSearchParams(readAttribution()).toString();
  return <HostedForm {...props} source={source} attempt={checkoutAttempt(props.slug).key} onSubmit={leave} />;
}

/** How long Stripe's form is waited for before another way is offered beside it, in milliseconds. */
const PATIENCE = 15_000;

/** Whether it takes unusually long. A script that is held up somewhere neither comes nor fails. */
function useLate(isWaiting: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isLate;
}

/** Stripe.js on its way, there, or not to be had. */
function useStripeJs({ publishableKey, stripeJsUrl }: CheckoutFacts) {
  const [stripe, setStripe] = useState<Stripe>();
  const [failed, setFailed] = useState(publishableKey === null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isOver = false;
    if (publishableKey)
      stripeJs(publishableKey, stripeJsUrl).then(
        (loaded) => isOver || setStripe(loaded),
        () => isOver || setFailed(true),
      );
    return () => void (isOver = true);
  }, [publishableKey, stripeJsUrl, turn]);
  const fail = useCallback(() => setFailed(true), []);
  const retry = () => {
    setFailed(publishableKey === null);
    setTurn((before) => before + 1);
  };
  return { stripe, failed, fail, retry };
}
