import type { Database, OpenTransaction } from '@/lib/platform/database/client';
import { readPages, inParts } from '@/lib/platform/database/read-pages';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

type Reader = Pick<Database, 'outboxMail'>;

/** Mails whose reason or data names one of these. In code, since databases query JSON differently. */
export async function mailsAbout(reader: Reader, names: string[]): Promise<string[]> {
  const found = new Set<string>();
  for (let at = 0; at < names.length; at += NAMES_AT_ONCE) {
    const part = names.slice(at, at + NAMES_AT_ONCE);
    const rows = await readPages('id', (page) =>
      reader.outboxMail.findMany({
        where: { OR: part.map((name) => ({ reason: { contains: name } })) },
        select: { id: true, reason: true },
        orderBy: { id: 'asc' },
        ...page,
      }),
    );
    for (const { id, reason } of rows) if (part.some((name) => reason.includes(name))) found.add(id);
  }
  const open = await readPages('id', (page) =>
    reader.outboxMail.findMany({
      where: { status: { not: 'sent' } },
      select: { id: true, data: true },
      orderBy: { id: 'asc' },
      ...page,
    }),
  );
  for (const { id, data } of open) {
    const values = new Set(textsIn(data).map((text) => text.toLowerCase()));
    if (names.some((name) => values.has(name.toLowerCase()))) found.add(id);
  }
  return [...found];
}

/** SQLite limits the terms of an expression. */
const NAMES_AT_ONCE = 100;

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

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
