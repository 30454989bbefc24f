import { useEffect, useRef } from 'react';
import { Entering, useMotion } from '@/components/ui/use-motion';
import { exactAmount, inShop } from '@/lib/kernel/money';
import { routes } from '@/lib/kernel/routes';
import { isWaiting, stageOf } from '@/lib/shop/rules/payment-status';
import { BoughtBefore, Refused } from './refused';
import { askAboutPrice, type CheckoutProps, type OpenCheckout } from './checkout-state';
import { PaymentDetails } from './payment-details';
import { PaymentDone, PaymentStatus } from './payment-status';
import { usePayment } from './use-payment';

/** A purchase on the page: why it could not begin, or its form and what becomes of it. */
export function Checkout(props: CheckoutProps) {
  const { checkout } = props;
  if (checkout.stage === 'refused') return <Refused {...props} checkout={checkout} />;
  if (checkout.stage === 'bought') return <BoughtBefore {...props} checkout={checkout} />;
  return <Screen {...props} checkout={checkout} />;
}

function Screen({ checkout, onChange, onClose }: CheckoutProps<OpenCheckout>) {
  const { facts, slug, priceCents, clientSecret } = checkout;
  const { view, answered, toForm } = usePayment(checkout);
  useMotion();
  const screen = useRef<HTMLDivElement>(null);
  const product = slug === undefined ? undefined : facts.products[slug];
  const bought = product && `${product.title}, ${exactAmount(inShop(priceCents ?? product.priceCents))}`;
  const shown = view.name === 'status' ? view.status : view.name;

  // Each state begins at its top and is read out from its heading.
  useEffect(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    screen.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [shown]);

  /** To the tools: by the history where it leads there, so that Back and this agree. */
  const leave = () => {
    if ((history.state as { checkout?: string } | null)?.checkout && view.name === 'form') history.back();
    else toTools();
  };
  const toTools = () => {
    history.replaceState({}, '', location.pathname);
    onClose();
    if (location.pathname !== routes.toolbox) location.assign(routes.toolbox);
  };

  // Whatever it shows, the footer below stays out of sight, so that nothing jumps.
  return (
    <div ref={screen} className="mx-auto min-h-svh max-w-page px-pad pt-6 pb-section [&_h1]:outline-none">
      <Entering key={shown} side={1}>
        {view.name === 'form' && clientSecret && product && slug !== undefined && (
          <PaymentDetails
            facts={facts}
            product={{ ...product, slug, priceCents: priceCents ?? product.priceCents }}
            clientSecret={clientSecret}
            message={view.message}
            onAnswered={answered}
            onPrice={(now) => onChange(askAboutPrice(checkout, now))}
            onLeave={leave}
          />
        )}
        {view.name === 'status' && (
          <PaymentStatus
            words={facts.words.status[view.status]}
            wait={isWaiting(view.status) ? facts.loading : undefined}
            onButton={product && stageOf(view.status) === 'open' ? toForm : toTools}
          />
        )}
        {view.name === 'paid' && (
          <PaymentDone {...view} words={facts.words.success} slug={slug} bought={bought} onMore={toTools} />
        )}
      </Entering>
    </div>
  );
}
