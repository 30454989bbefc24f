import { dropUnsent, unsentToBuyers } from '@/lib/mail/store/mails-about';
import type { OpenTransaction } from '@/lib/platform/database/client';
import { inParts } from '@/lib/platform/database/read-pages';
import { idsOfAddress, NOBODY } from './order-row';

/** Empties the buyer's data, and what the owner may have written about them. */
const FORGOTTEN = { ...NOBODY, releaseReason: null };
const NO_KEYS = { clientSecretHash: null, attemptKeyHash: null, attemptDigest: null };

type How = { emailHash: (address: string) => string; now: Date };

type Reader = Pick<OpenTransaction, '$queryRaw' | 'order'> & Parameters<typeof unsentToBuyers>[0];

/** Ids by kind. `others` are somebody else's orders whose charge names this address. */
type OrdersUnder = Record<'paid' | 'unpaid' | 'others', string[]> & {
  /** Unsent mails of the first two. */
  mails: string[];
};

/** @param email in lower case */
export async function ordersUnder(reader: Reader, email: string): Promise<OrdersUnder> {
  const rows = await inParts(await idsOfAddress(reader, email), (part) =>
    reader.order.findMany({
      where: { id: { in: part } },
      select: { id: true, email: true, paidAt: true },
    }),
  );
  const others = rows.filter((row) => row.email !== null && row.email.toLowerCase() !== email);
  const own = rows.filter((row) => !others.includes(row));
  return {
    paid: idsOf(own.filter(({ paidAt }) => paidAt)),
    unpaid: idsOf(own.filter(({ paidAt }) => !paidAt)),
    others: idsOf(others),
    mails: await unsentToBuyers(reader, idsOf(own)),
  };
}

const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);

/**
 * Removes a buyer from their orders. An unpaid order loses its buyer, somebody else's only the charge's
 * address.
 * @param email in lower case
 */
export async function emptyOrders(
  open: OpenTransaction,
  email: string,
  { paid, unpaid }: OrdersUnder,
  how: How,
): Promise<void> {
  for (const id of paid) await emptyPaidOrder(open, id, how);
  await open.order.updateMany({ where: { id: { in: unpaid } }, data: FORGOTTEN });
  await open.$executeRaw`UPDATE "Order" SET "billingEmail" = NULL WHERE lower("billingEmail") = ${email}`;
  await dropUnsent(open, unpaid);
}

/**
 * Keeps product, amount, date and Stripe's id for bookkeeping, with a keyed hash of the address. Keys, card,
 * country, the owner's notes and the download log go.
 */
export async function emptyPaidOrder(
  open: OpenTransaction,
  id: string,
  { emailHash, now }: How,
): Promise<void> {
  const { email, billingEmail } = await open.order.findUniqueOrThrow({ where: { id } });
  const address = email ?? billingEmail;
  await open.order.update({
    where: { id },
    data: {
      ...FORGOTTEN,
      ...NO_KEYS,
      erasedAt: now,
      ...(address && { emailHash: emailHash(address.toLowerCase()) }),
    },
    select: { id: true },
  });
  await open.orderAccess.deleteMany({ where: { orderId: id } });
  await open.payment.updateMany({
    where: { orderId: id },
    data: { brand: null, last4: null, country: null },
  });
  await open.refund.updateMany({ where: { orderId: id }, data: { note: null } });
  await open.download.deleteMany({ where: { orderId: id } });
  await dropUnsent(open, [id]);
}
