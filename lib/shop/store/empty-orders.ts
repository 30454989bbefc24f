import { dropUnsent, unsentToBuyers } from '@/lib/mail/store/mails-of-orders';
import type { OpenTransaction } from '@/lib/platform/database/client';
import { inParts } from '@/lib/platform/database/read-pages';
import { idsOfAddress, NOBODY } from './order-row';

/** In place of all that an order knows of its buyer, and of what the owner may have written of them. */
const FORGOTTEN = { ...NOBODY, releaseReason: null };
const NO_KEYS = { clientSecretHash: null, attemptKeyHash: null, attemptDigest: null };

type How = { emailHash: (address: string) => string; now: Date };

type Reader = Pick<OpenTransaction, '$queryRaw' | 'order'> & Parameters<typeof unsentToBuyers>[0];

/** The ids of the orders under an address. `others` are of somebody else: only their charge names it. */
type OrdersUnder = Record<'paid' | 'unpaid' | 'others', string[]> & {
  /** To the buyers of the first two, and not sent. */
  mails: string[];
};

/** What `emptyOrders` takes. @param email in small letters */
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
 * Takes a buyer out of their orders. An order that nobody has paid only loses its buyer, and one of somebody
 * else only the address that the charge named.
 * @param email in small letters
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
 * What was paid stays for the books: product, amount, date and Stripe's number, with a keyed hash in place of
 * the address; no key opens it any more. What card it was and of which country, what the owner noted and
 * where its files went goes.
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
  await open.payment.updateMany({
    where: { orderId: id },
    data: { brand: null, last4: null, country: null },
  });
  await open.refund.updateMany({ where: { orderId: id }, data: { note: null } });
  await open.download.deleteMany({ where: { orderId: id } });
  await dropUnsent(open, [id]);
}
