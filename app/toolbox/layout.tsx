import type { ReactNode } from 'react';
import { CheckoutPlace } from '@/components/checkout/checkout-place';
import { content } from '@/lib/container';
import '../styles/toolbox.css';

/** Around every page of the toolbox: how it looks, and the place where the checkout opens. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  const { toolbox, messages } = content();
  const { refused } = toolbox.checkout;
  return (
    <CheckoutPlace failed={{ ...refused, text: messages.exact.alerts.paymentNotStarted }}>
      {children}
    </CheckoutPlace>
  );
}
