import type { ReactNode } from 'react';
import { CheckoutPlace } from '@/components/checkout/checkout-place';
import { BuyForm } from '@/components/toolbox/buy-button';
import { WayOn } from '@/components/toolbox/way-on';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

/** Adds the place where the checkout opens, and the end of the page. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  const { toolbox, messages } = content();
  const { refused, hosted } = toolbox.checkout;
  return (
    <CheckoutPlace failed={{ ...refused, text: messages.exact.alerts.paymentNotStarted, hosted }}>
      {children}
      <BuyForm />
      <div className="mx-auto max-w-page px-pad pb-section max-lg:[:has(.plumb)~&]:pl-gutter">
        <WayOn {...toolbox.diagnostic} href={routes.diagnostic} />
      </div>
    </CheckoutPlace>
  );
}
