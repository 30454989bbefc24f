import type { PaymentNotice } from '@/lib/domain/orders/payment-notice';
import type { Catalogue, OrderStore, Payments } from './ports';

type Success = Extract<PaymentNotice, { kind: 'succeeded' }>;

type Ports = {
  orders: OrderStore;
  payments: Payments;
  catalogue: Catalogue;
  /** Records a payment that has just been read from Stripe, as the webhook does. */
  applyPayment: (notice: Success, event: null) => Promise<unknown>;
  newOrderNumber: () => string;
  now: () => Date;
};

/** A payment that was mended, or could not be. */
export type Reconciled = {
  intentId: string;
  orderId: string;
  /** Null when there is no order still. */
  number: string | null;
  outcome: 'recorded' | 'made anew' | 'on hold' | 'product unknown' | 'second payment';
};

/**
 * Finds payments that Stripe took and we did not record, because a webhook was lost, and records them as the webhook
 * would have. An order that is missing altogether, after an old backup was restored, is made anew from its payment.
 * @param since how far back to ask
 * @returns how many payments were looked at, and what was found
 * @throws when Stripe can't be reached
 */
export function reconcile(ports: Ports) {
  return async (since: Date): Promise<{ looked: number; found: Reconciled[] }> => {
    const found: Reconciled[] = [];
    let looked = 0;
    for await (const { success } of ports.payments.succeededSince(since)) {
      if (!success?.orderId) continue;
      looked += 1;
      const mended = await mend(ports, success, success.orderId);
      if (mended) found.push(mended);
    }
    return { looked, found };
  };
}

async function mend(ports: Ports, success: Success, orderId: string): Promise<Reconciled | null> {
  const { orders, applyPayment } = ports;
  const before = await orders.find(orderId);
  const one = { intentId: success.intentId, orderId };
  if (before?.paymentIntentId && before.paymentIntentId !== success.intentId)
    return { ...one, number: before.number, outcome: 'second payment' };
  if (before?.paidAt) return null;
  if (!before && !(await makeAnew(ports, success, orderId)))
    return { ...one, number: null, outcome: 'product unknown' };

  await applyPayment(success, null);
  const order = await orders.find(orderId);
  const recorded = before ? 'recorded' : 'made anew';
  return { ...one, number: order?.number ?? null, outcome: order?.hold ? 'on hold' : recorded };
}

/** Its price is what was charged: only this site, with its secret key, makes intents that bear its mark. */
async function makeAnew(
  { orders, catalogue, newOrderNumber, now }: Ports,
  { productId, amount, currency, livemode }: Success,
  id: string,
): Promise<boolean> {
  const product = productId ? await catalogue.findSold(productId) : null;
  if (!product) return false;
  const sold = { productId: product.id, title: product.title, tools: product.tools };
  const order = { id, number: newOrderNumber(), createdAt: now(), ...sold };
  await orders.open({ ...order, price: amount, currency, contentVersion: '', livemode }, null);
  return true;
}
