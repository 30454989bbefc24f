import type { ReactNode } from 'react';
import { CheckoutPlace } from '@/components/checkout/checkout-place';
import { BuyForm } from '@/components/toolbox/buy-button';
import { content } from '@/lib/server/context';

/** Adds the place where the checkout opens. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  const { toolbox, messages } = content();
  const { refused, hosted } = toolbox.checkout;
  return (
    <CheckoutPlace failed={{ ...refused, text: messages.exact.alerts.paymentNotStarted, hosted }}>
      {children}
      <BuyForm />
    </CheckoutPlace>
  );
}
