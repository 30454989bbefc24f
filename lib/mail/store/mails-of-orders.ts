import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

const unsent = (orderIds: string[]) =>
  ({ orderId: { in: orderIds }, recipient: { not: null }, status: { not: 'sent' } }) as const;

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

/** Without an address there is nobody to send them to. */
export async function dropUnsent(open: OpenTransaction, orderIds: string[]): Promise<void> {
  await inParts(orderIds, async (part) => [await open.outboxMail.deleteMany({ where: unsent(part) })]);
}

export async function redirectUnsent(
  open: OpenTransaction,
  orderId: string,
  recipient: string,
): Promise<void> {
  await open.outboxMail.updateMany({ where: unsent([orderId]), data: { recipient } });
}

export const NONE_TO_BUYER_WAITS: Prisma.OutboxMailListRelationFilter = {
  none: { status: 'queued', recipient: { not: null } },
};
