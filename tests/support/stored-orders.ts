import { randomBytes } from 'node:crypto';
import type { NewMail } from '@/lib/mail/rules/outbox';
import { queueMail } from '@/lib/mail/store/outbox';
import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { randomId, tokenHash } from '@/lib/platform/random/tokens';

type OrderData = Prisma.OrderUncheckedCreateInput;

/** The row of an order that was paid; say what matters to the test. */
export const anOrderRow = (wanted: Partial<OrderData> = {}): OrderData & { id: string } => ({
  id: randomId(),
  number: `PL-${randomBytes(4).toString('hex').toUpperCase()}`,
  createdAt: new Date('2026-03-01T10:00:00Z'),
  status: 'paid',
  productSlug: '90-day-sprint-planner',
  title: '90-Day Sprint Planner',
  priceCents: 5900,
  currency: 'usd',
  tools: ['90-day-sprint-planner'],
  contentVersion: 'test',
  livemode: false,
  email: 'ada@example.org',
  paidAt: new Date('2026-03-01T10:05:00Z'),
  ...wanted,
});

/** Stores such an order. Answers with its id. */
export async function storeOrder(database: Database, wanted: Partial<OrderData> = {}): Promise<string> {
  const data = anOrderRow(wanted);
  await database.order.create({ data });
  return data.id;
}

/** A key to the page of an order, as its mail has it. */
export async function anOrderKey(database: Database, orderId: string): Promise<string> {
  const key = randomId();
  await database.orderAccess.create({ data: { orderId, tokenHash: tokenHash(key) } });
  return key;
}

/** A mail to be queued; say what matters to the test. */
export function aMail(wanted: Partial<NewMail> = {}): NewMail {
  const id = randomId();
  return {
    id,
    reason: `test:${id}`,
    template: 'receipt',
    recipient: 'ada@example.org',
    orderId: null,
    data: null,
    messageId: id,
    dueAt: new Date('2026-03-01T10:05:00Z'),
    ...wanted,
  } as NewMail;
}

/** Stores a paid order and queues its receipt. Answers with the id of the mail and of the order. */
export async function queueReceipt(
  database: Database,
  { order = {}, mail = {} }: { order?: Partial<OrderData>; mail?: Partial<NewMail> } = {},
): Promise<{ orderId: string; mailId: string }> {
  const orderId = await storeOrder(database, order);
  const receipt = aMail({ orderId, reason: `receipt:${orderId}`, ...mail });
  await queueMail(database, receipt);
  return { orderId, mailId: receipt.id };
}

type PaymentData = Prisma.PaymentUncheckedCreateInput;

/** The row of a payment by card that succeeded; say what matters to the test. */
export const aPaymentRow = (orderId: string, wanted: Partial<PaymentData> = {}): PaymentData => ({
  id: randomId(),
  orderId,
  paymentIntentId: 'pi_1',
  amount: 5900,
  currency: 'usd',
  livemode: false,
  method: 'card',
  brand: 'visa',
  last4: '4242',
  noticedAt: new Date('2026-03-01T10:05:00Z'),
  status: 'succeeded',
  ...wanted,
});

/** Stores such a payment. */
export async function storePayment(
  database: Database,
  orderId: string,
  wanted: Partial<PaymentData> = {},
): Promise<void> {
  await database.payment.create({ data: aPaymentRow(orderId, wanted) });
}
