import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasAccess } from '@/lib/shop/rules/order-state';
import { mailsFor } from '@/lib/shop/rules/order-mails';
import type { PaymentEvent } from '@/lib/shop/rules/payment-event';
import { progress } from '@/lib/shop/rules/progress';
import { anOrder } from '../../support/an-order';
import { predicted } from './order-model';
import { stories } from './order-stories';
import { LONG, STORIES } from '../../support/thoroughness';

const NOW = new Date('2026-03-01T12:00:00Z');

/** The order after all of it, and how often each mail was called for. */
function lived(paymentEvents: PaymentEvent[]) {
  let order = anOrder({ id: 'order', email: 'ada@example.com' });
  const mails = new Map<string, number>();
  for (const paymentEvent of paymentEvents) {
    const next = progress(order, paymentEvent, NOW);
    for (const { reason } of mailsFor(order, next, paymentEvent, { others: [], eachSale: true }))
      mails.set(reason, (mails.get(reason) ?? 0) + 1);
    order = next;
  }
  return { order, mails };
}

test(
  `${STORIES.rules} random stories end in the state that the model predicts, and whoever it concerns was told exactly once`,
  LONG,
  () => {
    fc.assert(
      fc.property(stories, (paymentEvents) => {
        const { order, mails } = lived(paymentEvents);
        const { state, mails: told } = predicted(paymentEvents, order.priceCents);
        expect(order.status).toBe(state);
        expect([...mails.keys()].sort()).toEqual(told.sort());
        for (const [reason, times] of mails) expect([reason, times]).toEqual([reason, 1]);
      }),
      { numRuns: STORIES.rules },
    );
  },
);

test('nobody has access who has not paid the right sum, or who got all of it back', () => {
  fc.assert(
    fc.property(stories, (paymentEvents) => {
      const { order, mails } = lived(paymentEvents);
      if (!hasAccess(order.status)) return;
      expect(order.refunded).toBeLessThan(order.priceCents);
      expect(order.payments.filter(({ status }) => status === 'succeeded')).toMatchObject([{ amount: 3900 }]);
      expect(mails.get('receipt:order')).toBe(1);
    }),
  );
});

test('who wants no mail for each sale hears of a dispute all the same', () => {
  fc.assert(
    fc.property(stories, (paymentEvents) => {
      let order = anOrder({ email: 'ada@example.com' });
      const told = paymentEvents.flatMap((paymentEvent) => {
        const before = order;
        order = progress(order, paymentEvent, NOW);
        return mailsFor(before, order, paymentEvent, { others: [], eachSale: false });
      });
      const templates: string[] = told.map(({ template }) => template);
      expect(templates).not.toContain('owner-sale');
      if (order.disputes.some(({ status }) => status === 'open'))
        expect(templates).toContain('owner-dispute');
    }),
  );
});
