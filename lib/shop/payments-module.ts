import { applyPayment } from './apply-payment';
import { endDeclined } from './end-declined';
import { endUnpaidOrders } from './end-unpaid-orders';
import { recheckOrders } from './recheck-orders';
import type { ShopPorts } from './ports/shop';
import { reconcile } from './reconcile';
import { refundOrder } from './refund-order';
import { releaseOrder } from './release-order';
import { workWebhookEvents } from './work-webhook-events';

/** What is done with payments, put together: there are none without Stripe's keys. */
export function createPaymentVerbs(ports: Omit<ShopPorts, 'applyPayment' | 'endDeclined'>) {
  const applying = { ...ports, applyPayment: applyPayment({ ...ports, endDeclined: endDeclined(ports) }) };
  return {
    applyPayment: applying.applyPayment,
    workWebhookEvents: workWebhookEvents(applying),
    endUnpaidOrders: endUnpaidOrders(applying),
    recheckOrders: recheckOrders(applying),
    reconcile: reconcile(applying),
    refundOrder: refundOrder(applying),
    releaseOrder: releaseOrder(applying),
  };
}
