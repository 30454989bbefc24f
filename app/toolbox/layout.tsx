import type { ReactNode } from 'react';
import { CheckoutPlace } from '@/components/checkout/checkout-place';
import { BuyForm } from '@/components/toolbox/buy-button';
import { DiagnosticFirst } from '@/components/toolbox/diagnostic-first';
import { content } from '@/lib/server/context';
import '../styles/toolbox.css';

/** Adds the toolbox's styles, the place where the checkout opens, and the end of the page. */
export default function ToolboxLayout({ children }: { children: ReactNode }) {
  const { toolbox, messages } = content();
  const { refused, hosted } = toolbox.checkout;
  return (
    <CheckoutPlace failed={{ ...refused, text: messages.exact.alerts.paymentNotStarted, hosted }}>
      {children}
      <BuyForm />
      <DiagnosticFirst {...toolbox.diagnostic} />
    </CheckoutPlace>
  );
}
