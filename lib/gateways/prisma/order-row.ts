import type { Order } from '@/lib/domain/orders/order';
import type { Database } from './client';
import type { Order as Row } from './generated/sqlite/client';

/** An order out of its row, without the hashes. What the JSON columns hold is asserted: only this gateway writes them. */
export function toOrder(row: Row): Order {
  const {
    clientSecretHash: _secret,
    attemptKeyHash: _key,
    attemptDigest: _digest,
    emailHash: _email,
    ...order
  } = row;
  return { ...order, tools: row.tools as string[], disputes: row.disputes as Order['disputes'] };
}

/** What a payment may change of an order; title and price stay as sold. */
export function progressOf({
  status,
  hold,
  paymentIntentId,
  billingEmail,
  failedCharges,
  paidAt,
  refunded,
  disputes,
}: Order) {
  return { status, hold, paymentIntentId, billingEmail, failedCharges, paidAt, refunded, disputes };
}

/** The orders of an address, however it was typed. The common client has no comparison that leaves case aside: both databases have lower(). */
export async function idsOfAddress(
  database: Pick<Database, '$queryRaw'>,
  address: string,
): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Order" WHERE lower(email) = lower(${address}) OR lower("billingEmail") = lower(${address})`;
  return rows.map(({ id }) => id);
}
