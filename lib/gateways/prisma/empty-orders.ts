import type { Database } from './client';

type Open = Parameters<Parameters<Database['$transaction']>[0]>[0];

/** All that an order knows of its buyer, and all that proves that somebody is the buyer. */
const NOBODY = { email: null, billingEmail: null, company: null, taxId: null };
const NO_KEYS = { clientSecretHash: null, attemptKeyHash: null, attemptDigest: null };

/**
 * Takes a buyer out of their orders. What was paid stays for the books: product, amount, date and Stripe's number, with a
 * keyed hash in place of the address; no key opens it any more. An order that nobody has paid only loses its buyer, and one
 * of somebody else only the address that the charge named.
 * @param email in small letters
 * @returns the ids of the paid ones
 */
export async function emptyOrders(
  open: Open,
  email: string,
  { emailHash, now }: { emailHash: string; now: Date },
): Promise<string[]> {
  const rows = await open.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Order" WHERE lower(email) = ${email} OR (email IS NULL AND lower("billingEmail") = ${email})`;
  const ids = rows.map(({ id }) => id);
  await open.$executeRaw`UPDATE "Order" SET "billingEmail" = NULL WHERE lower("billingEmail") = ${email}`;

  const paid = await open.order.findMany({
    where: { id: { in: ids }, paidAt: { not: null } },
    select: { id: true },
  });
  const paidIds = paid.map(({ id }) => id);
  await open.order.updateMany({
    where: { id: { in: paidIds } },
    data: { ...NOBODY, ...NO_KEYS, emailHash, erasedAt: now },
  });
  await open.order.updateMany({ where: { id: { in: ids }, paidAt: null }, data: NOBODY });
  await open.orderAccess.deleteMany({ where: { orderId: { in: ids } } });
  // To the buyer, and waiting: without an address there is nobody to send it to.
  await open.outboxMail.deleteMany({
    where: { orderId: { in: ids }, recipient: { not: null }, status: { not: 'sent' } },
  });
  return paidIds;
}
