import type { MailQueue } from '@/lib/mail/rules/outbox';
import type { Database } from '@/lib/platform/database/client';
import { randomId } from '@/lib/platform/random/random-id';
import { resendReceipt } from './resend-receipt';
import { ownersOrders } from './store/owners-orders';

type World = { database: Database; outbox: MailQueue; now: () => Date };

/** What the owner's commands do with orders beside the shop's verbs. No route needs it. */
export function createOwnersOrders({ database, outbox, now }: World) {
  const orders = ownersOrders(database);
  return { ...orders, resendReceipt: resendReceipt({ orders, outbox, newId: randomId, now }) };
}
