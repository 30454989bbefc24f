import { log } from '@/lib/platform/log/log';
import { applyPayment } from './apply-payment';
import { endDeclined } from './end-declined';
import { endUnpaidOrders } from './end-unpaid-orders';
import { lookAgain } from './look-again';
import type { PaymentLimits } from './ports/limits';
import type { EndIntent } from './ports/payments';
import { reconcile } from './reconcile';
import { refundOrder } from './refund-order';
import { workEvents } from './work-events';

type Ports = Omit<Parameters<typeof applyPayment>[0] & Parameters<typeof reconcile>[0], Made> & {
  endIntent: EndIntent;
  limits: PaymentLimits;
};
type Made = 'endDeclined' | 'applyPayment';

/** What is done with payments, put together: there are none without Stripe's keys. */
export function createPaymentVerbs(ports: Ports) {
  const apply = applyPayment({ ...ports, endDeclined: endDeclined(ports) });
  const applying = { ...ports, applyPayment: apply };
  return {
    applyPayment: apply,
    workEvents: workEvents({
      ...applying,
      onUnknownOrder: (intentId) =>
        log().warn(`The payment ${intentId} names an order that is not here: reconcile looks at it.`),
    }),
    endUnpaidOrders: endUnpaidOrders(applying),
    lookAgain: lookAgain(applying),
    reconcile: reconcile(applying),
    refundOrder: refundOrder(applying),
  };
}

/** A shop that is closed. */
export const NO_PAYMENT_VERBS = {
  ...{ applyPayment: null, workEvents: null, endUnpaidOrders: null },
  ...{ lookAgain: null, reconcile: null, refundOrder: null },
};
