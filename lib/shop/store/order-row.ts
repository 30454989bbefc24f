import { ofColumns, toColumns } from '@/lib/kernel/attribution';
import type { Order } from '@/lib/shop/rules/order';
import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';

export const RECORDS = {
  payments: { orderBy: { noticedAt: 'asc' } },
  refunds: { orderBy: { createdAt: 'asc' } },
  disputes: { orderBy: { createdAt: 'asc' } },
} as const satisfies Prisma.OrderInclude;

export type OrderRow = Prisma.OrderGetPayload<{ include: typeof RECORDS }>;

/** Without the hashes. `tools` is asserted: only this store writes it. */
export function toOrder(row: OrderRow): Order {
  const {
    clientSecretHash: _secret,
    attemptKeyHash: _key,
    attemptDigest: _digest,
    emailHash: _email,
    formerDisputes: _former,
    recheckAt: _recheck,
    announced: _announced,
    quietAt: _quiet,
    utmSource: _source,
    utmMedium: _medium,
    utmCampaign: _campaign,
    ...order
  } = row;
  return {
    ...order,
    tools: row.tools as string[],
    attribution: ofColumns(row),
    declinedCards: row.declinedCards?.split(' ') ?? [],
    networks: networksIn(row.networks),
    payments: row.payments.map(withoutOrder),
    refunds: row.refunds.map(withoutOrder),
    disputes: row.disputes.map(withoutOrder),
  };
}

type Networks = NonNullable<Order['networks']>;

/** `near:HASH widest:HASH`. */
export const networksText = (networks: Networks | null | undefined): string | null =>
  networks ? Object.entries(networks).map(networkText).join(' ') : null;
export const networkText = ([reach, hash]: [string, string]): string => `${reach}:${hash}`;

const networksIn = (text: string | null): Networks | null =>
  text === null ? null : (Object.fromEntries(text.split(' ').map((one) => one.split(':'))) as Networks);

export const withoutOrder = <R extends { orderId: string }>({ orderId: _, ...record }: R) => record;

/** Empties the buyer's data. */
export const NOBODY = {
  email: null,
  billingEmail: null,
  declinedCards: null,
  networks: null,
  ...toColumns(null),
};

/** The columns that a payment may change; what was sold stays. */
export function progressOf(order: Order) {
  const { status, hold, paymentIntentId, email, billingEmail, failedCharges, paidAt, refunded } = order;
  const { canceledAt, heldAt, soldAt, releasedAt, releaseReason, priceCents, discount, tax, currency } =
    order;
  return {
    declinedCards: order.declinedCards.join(' ') || null,
    networks: networksText(order.networks),
    status,
    hold,
    paymentIntentId,
    email,
    billingEmail,
    failedCharges,
    paidAt,
    refunded,
    canceledAt,
    heldAt,
    soldAt,
    releasedAt,
    releaseReason,
    priceCents,
    discount,
    tax,
    currency,
  };
}

/** In any case. Raw SQL, because the shared client type has no case-insensitive comparison. */
export async function idsOfAddress(
  database: Pick<Database, '$queryRaw'>,
  address: string,
): Promise<string[]> {
  const rows = await database.$queryRaw<{ id: string }[]>`
    SELECT id FROM "Order" WHERE lower(email) = lower(${address}) OR lower("billingEmail") = lower(${address})`;
  return rows.map(({ id }) => id);
}
