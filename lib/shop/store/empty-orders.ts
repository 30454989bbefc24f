import type { OpenTransaction } from '@/lib/platform/database/client';
import { NOBODY } from './order-row';

/** In place of all that an order knows of its buyer, and of what the owner may have written of them. */
const FORGOTTEN = { ...NOBODY, releaseReason: null };
const NO_KEYS = { clientSecretHash: null, attemptKeyHash: null, attemptDigest: null };

type How = { emailHash: (address: string) => string; now: Date };

/**
 * Takes a buyer out of their orders. An order that nobody has paid only loses its buyer, and one of somebody else only the
 * address that the charge named.
 * @param email in small letters
 * @returns the ids of the paid ones
 */
export async function emptyOrders(open: OpenTransaction, email: string, how: How): Promise<string[]> {
  const rows = await open.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Order" WHERE lower(email) = ${email} OR (email IS NULL AND lower("billingEmail") = ${email})`;
  const ids = rows.map(({ id }) => id);
  const paid = await open.order.findMany({
    where: { id: { in: ids }, paidAt: { not: null } },
    select: { id: true },
  });
  for (const { id } of paid) await emptyPaidOrder(open, id, how);
  await open.order.updateMany({ where: { id: { in: ids }, paidAt: null }, data: FORGOTTEN });
  await open.$executeRaw`UPDATE "Order" SET "billingEmail" = NULL WHERE lower("billingEmail") = ${email}`;
  await dropMail(open, ids);
  return paid.map(({ id }) => id);
}

/**
 * What was paid stays for the books: product, amount, date and Stripe's number, with a keyed hash in place of the address;
 * no key opens it any more. What card it was, what the owner noted and where its files went goes.
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
      ...{ ...FORGOTTEN, ...NO_KEYS, erasedAt: now },
      ...(address && { emailHash: emailHash(address.toLowerCase()) }),
    },
    select: { id: true },
  });
  await open.orderAccess.deleteMany({ where: { orderId: id } });
  await open.payment.updateMany({ where: { orderId: id }, data: { brand: null, last4: null } });
  await open.refund.updateMany({ where: { orderId: id }, data: { note: null } });
  await open.download.deleteMany({ where: { orderId: id } });
  await dropMail(open, [id]);
}

/** To the buyer, and waiting: without an address there is nobody to send it to. */
async function dropMail(open: OpenTransaction, ids: string[]): Promise<void> {
  await open.outboxMail.deleteMany({
    where: { orderId: { in: ids }, recipient: { not: null }, status: { not: 'sent' } },
  });
}
