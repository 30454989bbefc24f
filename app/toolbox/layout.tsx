import type { ReactNode } from 'react';
import { CheckoutPlace } from '@/components/checkout/checkout-place';
import { DiagnosticFirst } from '@/components/toolbox/diagnostic-first';
import { content } from '@/lib/container';
import '../styles/toolbox.css';

/** Around every page of the toolbox: how it looks, the place where the checkout opens, and how the page ends. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  const { toolbox, messages } = content();
  const { refused } = toolbox.checkout;
  return (
    <CheckoutPlace failed={{ ...refused, text: messages.exact.alerts.paymentNotStarted }}>
      {children}
      <DiagnosticFirst {...toolbox.diagnostic} />
    </CheckoutPlace>
  );
}
