import { type Database, openDatabase } from '@/lib/platform/database/client';
import { migrate } from '@/lib/platform/database/migrate';
import type { OrderState } from '@/lib/shop/rules/order-state';
import type { DisputeStatus } from '@/lib/shop/rules/records';
import { PRISMA_FOLDER } from './databases';

/** When an order of the code before was begun, and paid. */
const BEGUN = '2026-03-01T10:00:00.000+00:00';
export const PAID = '2026-03-01T10:05:00.000+00:00';

/** An order as the code wrote it before there were records. */
export type Former = {
  id: string;
  status: string;
  paid?: boolean;
  hold?: string;
  refunded?: number;
  disputes?: Record<string, string>;
  /** Where it matters: its payment at Stripe, and its price in cents. */
  paymentIntentId?: string;
  priceCents?: number;
};

/**
 * A database with these orders, as the migration left them that made records out of what an order knew. A
 * charge was never noted: its intent's number stands in for it until Stripe tells.
 */
export async function formerDatabase(url: string, former: Former[]): Promise<Database> {
  await migrate(url, PRISMA_FOLDER);
  const database = openDatabase(url);
  for (const one of former) {
    const { id, status, paid = false, hold = null, refunded = 0, disputes = {} } = one;
    const { paymentIntentId = `pi_${id}`, priceCents = 5900 } = one;
    const [createdAt, paidAt] = [new Date(BEGUN), paid ? new Date(PAID) : null];
    const at = paidAt ?? createdAt;
    const isWithBank = !paid && status === 'processing' && refunded === 0;
    await database.order.create({
      data: {
        ...{ id, createdAt, hold, paymentIntentId, priceCents, paidAt, refunded },
        ...{
          number: `PL-${id}`,
          status: status as OrderState,
          productSlug: 'planner',
          title: 'Planner',
          currency: 'usd',
        },
        ...{ tools: ['planner'], contentVersion: 'v1', livemode: false, email: 'ada@example.org' },
        ...{ formerDisputes: disputes, soldAt: hold ? null : paidAt, heldAt: hold ? paidAt : null },
        canceledAt: status === 'canceled' ? createdAt : null,
        payments: {
          create: (paid || isWithBank ? [paymentIntentId] : []).map((intentId) => ({
            ...{
              id: intentId,
              paymentIntentId: intentId,
              currency: 'usd',
              livemode: false,
              productSlug: 'planner',
              noticedAt: at,
            },
            ...{ status: paid ? 'succeeded' : 'pending', chargedAt: paidAt, delayed: isWithBank || null },
            amount: paid && status === 'refunded' && refunded > 0 ? refunded : priceCents,
          })),
        },
        refunds: {
          create:
            refunded > 0
              ? [{ id: paymentIntentId, amount: refunded, status: 'succeeded', createdAt: at }]
              : [],
        },
        disputes: {
          create: Object.entries(disputes).map(([id, status]) => ({
            ...{ id, amount: priceCents, reason: 'general', createdAt: at },
            status: status as DisputeStatus,
          })),
        },
      },
    });
    if (paidAt)
      await database.webhookEvent.create({
        data: {
          ...{ id: `evt_${id}`, type: 'payment_intent.succeeded', orderId: id, outcome: 'changed' },
          ...{ receivedAt: paidAt, handledAt: paidAt, dueAt: paidAt },
        },
      });
  }
  return database;
}
