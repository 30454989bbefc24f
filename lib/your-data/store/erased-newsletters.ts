import { queueMail } from '@/lib/mail/store/outbox';
import type { OpenTransaction } from '@/lib/platform/database/client';
import { inParts, readPages } from '@/lib/platform/database/read-pages';
import { type Consent, IN_FORCE } from '@/lib/your-data/rules/consent';
import type { TellErased } from '@/lib/your-data/rules/tell';

/**
 * What would end with these consents and was not told yet: those in force, and those of which an event still
 * waits.
 */
export async function endingsOf(
  open: OpenTransaction,
  column: 'id' | 'assessmentId',
  values: string[],
): Promise<Consent[]> {
  const confirmed = await inParts(values, (part) =>
    readPages('id', (page) =>
      open.marketingConsent.findMany({
        where: { [column]: { in: part }, confirmedAt: { not: null } },
        orderBy: { id: 'asc' },
        ...page,
      }),
    ),
  );
  const reasons = confirmed.map(({ id }) => `newsletter-hook:${id}:ended`);
  const waiting = await inParts(reasons, (part) =>
    open.outboxMail.findMany({
      where: { reason: { in: part }, status: { not: 'sent' } },
      select: { reason: true },
    }),
  );
  const waits = new Set(waiting.map(({ reason }) => reason));
  return confirmed.filter(({ withdrawnAt }, at) => !withdrawnAt || waits.has(reasons[at]!));
}

/** Queues the end for each address that has no consent in force any more. Call it when the rows are gone. */
export async function tellEndings(
  open: OpenTransaction,
  endings: Consent[],
  tell: NonNullable<TellErased>,
): Promise<void> {
  for (const gone of new Map(endings.map((one) => [one.email, one])).values()) {
    const where = { email: gone.email, ...IN_FORCE };
    if ((await open.marketingConsent.count({ where })) === 0) await queueMail(open, tell(gone));
  }
}
