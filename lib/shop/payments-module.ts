import { applyPayment } from './apply-payment';
import { endDeclined } from './end-declined';
import { endUnpaidOrders } from './end-unpaid-orders';
import { lookAgain } from './recheck-orders';
import type { ShopPorts } from './ports/shop';
import { reconcile } from './reconcile';
import { refundOrder } from './refund-order';
import { workEvents } from './work-webhook-events';

/** What is done with payments, put together: there are none without Stripe's keys. */
export function createPaymentVerbs(ports: Omit<ShopPorts, 'applyPayment' | 'endDeclined'>) {
  const applying = { ...ports, applyPayment: applyPayment({ ...ports, endDeclined: endDeclined(ports) }) };
  return {
    applyPayment: applying.applyPayment,
    workEvents: workEvents(applying),
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
