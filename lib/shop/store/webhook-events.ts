import { type PaymentEvent, paymentEventSchema } from '@/lib/shop/rules/payment-event';
import type { NewMail } from '@/lib/mail/rules/outbox';
import { withOuterNames, withOwnNames } from '@/lib/shop/rules/outer-names';
import type { Database } from '@/lib/platform/database/client';
import { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { queueMail } from '@/lib/mail/store/outbox';
import { mayBeTaken } from '@/lib/platform/database/jobs';
import { made } from '@/lib/platform/database/taken';

/** An event of Stripe's: its id is the same each time it is repeated. */
type ReceivedEvent = { id: string; type: string; receivedAt: Date };

/** An event that somebody works on. `tries` counts this one. */
export type RecordedEvent = { id: string; type: string; paymentEvent: PaymentEvent | null; tries: number };

/** Stores one of Stripe's events. Once done, its row keeps only that it existed. */
export async function recordEvent(
  database: Database,
  { paymentEvent, ...event }: ReceivedEvent & { paymentEvent: PaymentEvent },
): Promise<'recorded' | 'seen'> {
  // Parsed by the schema, so that only its fields are stored.
  const kept = withOuterNames(paymentEventSchema.parse(paymentEvent)) as Prisma.InputJsonValue;
  const data = { ...event, paymentEvent: kept, dueAt: event.receivedAt };
  const create = database.webhookEvent.create({ data, select: { id: true } });
  return (await made(create)) ? 'recorded' : 'seen';
}

/** Whether it is here, and was worked on or will be: not where it was given up, or could not be read. */
export async function isKnownEvent(database: Database, id: string): Promise<boolean> {
  const event = await database.webhookEvent.findUnique({ where: { id }, select: { outcome: true } });
  return event !== null && !UNDONE.includes(event.outcome ?? '');
}

/**
 * Takes up to `limit` events that are due and that nobody holds, the oldest first. Counts a try for each.
 */
export async function leaseEvents(
  { webhookEvent: events }: Database,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<RecordedEvent[]> {
  const due = { handledAt: null, ...mayBeTaken(now) };
  const seen = await events.findMany({ where: due, orderBy: { dueAt: 'asc' }, take: limit });
  const taken: RecordedEvent[] = [];
  for (const { id, type, paymentEvent, tries } of seen) {
    // No row changes if another worker was faster.
    const { count } = await events.updateMany({
      where: { id, ...due },
      data: { leasedUntil: until, tries: { increment: 1 } },
    });
    if (count === 1) taken.push({ id, type, paymentEvent: read(paymentEvent), tries: tries + 1 });
  }
  return taken;
}

/** There is nothing more to do for it; `outcome` is kept. */
export async function closeEvent(database: Database, id: string, outcome: string, now: Date): Promise<void> {
  const open = { id, OR: [{ handledAt: null }, { outcome: { in: UNDONE } }] };
  await database.webhookEvent.updateMany({ where: open, data: { ...done(now), outcome } });
}

export async function postponeEvent(database: Database, id: string, dueAt: Date): Promise<void> {
  const where = { id, handledAt: null };
  await database.webhookEvent.updateMany({ where, data: { dueAt, leasedUntil: null } });
}

/**
 * Gives an event up and queues the mail that says so, in one transaction. An event that is done meanwhile
 * stays done, and no mail is queued.
 */
export async function giveUpEvent(
  database: Database,
  { id, outcome, now }: { id: string; outcome: 'given up' | 'unreadable'; now: Date },
  mail: NewMail,
): Promise<void> {
  await database.$transaction(async (open) => {
    const { count } = await open.webhookEvent.updateMany({
      where: { id, handledAt: null },
      data: { ...done(now), outcome, orderId: mail.orderId },
    });
    if (count === 1) await queueMail(open, mail);
  });
}

/** Closed without effect: reconciling may still act on them. */
const UNDONE = ['given up', 'unreadable'];

/** Whether an event from before a moment is still to be done. */
export async function isEventStuck(database: Database, before: Date): Promise<boolean> {
  const where = { handledAt: null, receivedAt: { lt: before } };
  return (await database.webhookEvent.findFirst({ where, select: { id: true } })) !== null;
}

/** The outcome of an event that reconciling found. */
const CAUGHT_UP = 'caught up';
/** So many in a row found by reconciling alone are no accident. */
const MENDED_IN_A_ROW = 3;

/** Whether Stripe's last payments were found by reconciling alone. */
export async function areEventsMissing(database: Pick<Database, 'webhookEvent'>): Promise<boolean> {
  const successes = await database.webhookEvent.findMany({
    where: { type: 'payment_intent.succeeded' },
    orderBy: { receivedAt: 'desc' },
    take: MENDED_IN_A_ROW,
    select: { outcome: true },
  });
  return successes.length === MENDED_IN_A_ROW && successes.every(({ outcome }) => outcome === CAUGHT_UP);
}

/** Marks an event as done, in the transaction that does it. False: it was done before. */
export async function eventIsDone(
  open: Pick<Database, 'webhookEvent'>,
  id: string,
  orderId: string,
  now: Date,
): Promise<boolean> {
  const { count } = await open.webhookEvent.updateMany({
    where: { id, handledAt: null },
    data: { ...done(now), orderId, outcome: 'changed' },
  });
  return count === 1;
}

const done = (now: Date) => ({ handledAt: now, paymentEvent: Prisma.DbNull, leasedUntil: null });

/** `null`: another version of the site has written it. */
const read = (paymentEvent: unknown) => paymentEventSchema.safeParse(withOwnNames(paymentEvent)).data ?? null;
