import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

/** To the buyers of these orders, and not sent. */
const unsent = (orderIds: string[]) =>
  ({ orderId: { in: orderIds }, recipient: { not: null }, status: { not: 'sent' } }) as const;

/** The ids of mails to the buyers of these orders that were not sent. */
export async function unsentToBuyers(
  reader: Pick<Database, 'outboxMail'>,
  orderIds: string[],
): Promise<string[]> {
  const rows = await inParts(orderIds, (part) =>
    readPages('id', (page) =>
      reader.outboxMail.findMany({
        ...{ where: unsent(part), select: { id: true }, orderBy: { id: 'asc' } },
        ...page,
      }),
    ),
  );
  return rows.map(({ id }) => id);
}

/** Deletes them: without an address there is nobody to send them to. */
export async function dropUnsent(open: OpenTransaction, orderIds: string[]): Promise<void> {
  await inParts(orderIds, async (part) => [await open.outboxMail.deleteMany({ where: unsent(part) })]);
}

/** Sends those of one order to another address. */
export async function redirectUnsent(
  open: OpenTransaction,
  orderId: string,
  recipient: string,
): Promise<void> {
  await open.outboxMail.updateMany({ where: unsent([orderId]), data: { recipient } });
}

/** Of the mails of an order: none waits to be sent to its buyer. */
export const NONE_TO_BUYER_WAITS: Prisma.OutboxMailListRelationFilter = {
  none: { status: 'queued', recipient: { not: null } },
};
