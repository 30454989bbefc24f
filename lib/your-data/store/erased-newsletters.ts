import { queueMail } from '@/lib/mail/store/outbox';
import type { OpenTransaction } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import type { TellErased } from '@/lib/your-data/ports';
import { type Consent, IN_FORCE } from '@/lib/your-data/rules/consent';

/**
 * What would end with these consents and was not told yet: those in force, and those of which an event still
 * waits.
 */
export async function endingsOf(
  open: OpenTransaction,
  where: Prisma.MarketingConsentWhereInput,
): Promise<Consent[]> {
  const confirmed = await open.marketingConsent.findMany({ where: { ...where, confirmedAt: { not: null } } });
  const reasons = confirmed.map(({ id }) => `newsletter-hook:${id}:ended`);
  const unsent = { reason: { in: reasons }, status: { not: 'sent' } } as const;
  const waiting = await open.outboxMail.findMany({ where: unsent, select: { reason: true } });
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
