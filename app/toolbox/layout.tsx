import type { ReactNode } from 'react';
import { CheckoutPlace } from '@/components/checkout/checkout-place';
import { content } from '@/lib/container';

/** Around every page of the toolbox: the checkout opens in the page's place. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  const { toolbox, messages } = content();
  const { refused } = toolbox.checkout;
  return (
    <CheckoutPlace failed={{ ...refused, text: messages.exact.alerts.paymentNotStarted }}>
      {children}
    </CheckoutPlace>
  );
}
