import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { recordEvent } from '@/lib/shop/store/webhook-events';
import { findOrder } from '@/lib/shop/store/orders';
import { randomId } from '@/lib/platform/random/tokens';
import { workWebhookEvents } from '@/lib/shop/webhook-events';
import { aSite, opened } from '../support/a-context';
import { freshDatabase } from '../support/databases';
import { predicted } from '../unit/shop/order-model';
import { stories } from '../unit/shop/order-stories';
import { storeOrder } from '../support/stored-orders';
import { STORIES } from '../support/thoroughness';

const { database } = await freshDatabase();
const PRICE = 3900;
const now = () => new Date('2026-03-01T12:00:00Z');
/**
 * The events as they came to be the order's turn: nobody else changes it from there to the end of their
 * transaction.
 */
const sequence: string[] = [];
const watched = database.$extends({
  query: {
    webhookEvent: {
      async updateMany({ args, query }) {
        const done = await query(args);
        if (args.data.outcome === 'changed' && done.count === 1) sequence.push(args.where?.id as string);
        return done;
      },
    },
  },
}) as unknown as typeof database;
const payments = {
  // Stripe has none of these payments, so that what a notice tells of one is all there is; and none is ended.
  find: (_id: string, ...declined: unknown[]) =>
    Promise.resolve(declined.length > 0 ? null : { status: 'processing' }),
} as never;
const unexpectedErrors: unknown[] = [];
const site = opened(
  aSite({
    database: watched,
    payments,
    now,
    onUnexpectedError: (error) => unexpectedErrors.push(error),
  }),
);

/** The same story about an order of its own: every number in it gets a mark. */
const retold = (notices: PaymentEvent[], orderId: string, paymentIntentId: string): PaymentEvent[] =>
  notices.map((paymentEvent) => ({
    ...paymentEvent,
    orderId,
    paymentIntentId,
    payments: paymentEvent.payments.map((one) => ({ ...one, id: `${one.id}.${orderId}`, paymentIntentId })),
    refunds: paymentEvent.refunds.map((one) => ({ ...one, id: `${one.id}.${orderId}` })),
    disputes: paymentEvent.disputes.map((one) => ({ ...one, id: `${one.id}.${orderId}` })),
  }));

async function lived(story: PaymentEvent[]) {
  const paymentIntentId = `pi_${randomId()}`;
  const id = await storeOrder(database, {
    status: 'awaiting_payment',
    paidAt: null,
    priceCents: PRICE,
    productSlug: 'tool',
    tools: ['tool'],
    paymentIntentId,
    email: `${randomId()}@example.org`,
  });
  const notices = retold(story, id, paymentIntentId);
  sequence.length = 0;
  for (const [at, paymentEvent] of notices.entries()) {
    const event = { id: `evt_${id}_${at}`, type: 'told', receivedAt: now(), paymentEvent };
    await recordEvent(database, event);
    // Delivered twice.
    expect(await recordEvent(database, event)).toBe('seen');
  }
  while ((await workWebhookEvents(site, 3)) > 0);
  const inTurn = sequence.map((event) => notices[Number(event.split('_').at(-1))]!);
  expect(inTurn).toHaveLength(notices.length);
  return { id, order: (await findOrder(database, { id }))!, notices: inTurn };
}

test('random stories, worked on side by side, end as the model predicts, and each mail is there once', async () => {
  await fc.assert(
    fc.asyncProperty(stories, async (story) => {
      const { id, order, notices } = await lived(story);
      const { state, mails } = predicted(notices, PRICE);
      expect(order.status).toBe(state);
      const there = await database.outboxMail.findMany({ where: { orderId: id }, select: { reason: true } });
      expect(there.map(({ reason }) => reason.replace(`:${id}`, ':order')).sort()).toEqual(mails.sort());
      expect(unexpectedErrors).toEqual([]);
    }),
    { numRuns: STORIES.database, endOnFailure: true },
  );
}, 1_800_000);
