import type { Erased } from '@/lib/your-data/rules/erased';
import type { OpenTransaction } from '@/lib/platform/database/client';
import { isOfErased, type Template } from '@/lib/mail/rules/outbox';
import { mailsAbout } from '@/lib/mail/store/mails-about';

/** @returns how many diagnostics went, and the ids of what else did */
export async function eraseAssessments(open: OpenTransaction, ids: string[]) {
  const consents = await eraseConsents(open, { assessmentId: { in: ids } });
  // The mail that asks to confirm a consent names the consent alone.
  const mails = await mailsAbout(open, [...ids, ...consents]);
  await open.outboxMail.deleteMany({ where: { id: { in: mails } } });
  const assessments = await open.assessment.deleteMany({ where: { id: { in: ids } } });
  return { assessments: assessments.count, consents, mails };
}

export const countsOf = (gone: Awaited<ReturnType<typeof eraseAssessments>>) => ({
  assessments: gone.assessments,
  consents: gone.consents.length,
  mails: gone.mails.length,
});

type Which = NonNullable<Parameters<OpenTransaction['marketingConsent']['findMany']>[0]>['where'];

/** @returns the ids of what went */
export async function eraseConsents(open: OpenTransaction, where: Which): Promise<string[]> {
  const ids = (await open.marketingConsent.findMany({ where, select: { id: true } })).map(({ id }) => id);
  await open.marketingConsent.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** Whoever confirmed the newsletter gets it until they end it, also when their diagnostic is long gone. */
export async function detachConfirmed(open: OpenTransaction, ids: string[]): Promise<void> {
  await open.marketingConsent.updateMany({
    where: { assessmentId: { in: ids }, confirmedAt: { not: null }, withdrawnAt: null },
    data: { assessmentId: null },
  });
}

/**
 * Mail to the address, and mail whose reason or content names it: queued, dead and sent. Answers with the ids. What still has to
 * tell the firm's own system of an earlier deletion stays: nothing else would, and it goes once it is told.
 */
export async function eraseMails(
  open: OpenTransaction,
  email: string,
  addressHashes: string[],
): Promise<string[]> {
  const rows = await open.$queryRaw<{ id: string }[]>`
    SELECT id FROM "OutboxMail" WHERE lower(recipient) = ${email}`;
  const found = [...rows.map(({ id }) => id), ...(await mailsAbout(open, [email, ...addressHashes]))];
  const template: Template = 'newsletter-hook';
  const events = await open.outboxMail.findMany({
    where: { id: { in: found }, template },
    select: { id: true, template: true, data: true },
  });
  const untold = new Set(events.filter(isOfErased).map(({ id }) => id));
  const ids = [...new Set(found)].filter((id) => !untold.has(id));
  await open.outboxMail.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** @returns what was not noted before */
export async function noteErased(
  open: OpenTransaction,
  hashes: string[],
  how: Omit<Erased, 'idHash'>,
): Promise<Erased[]> {
  const there = await open.erasedId.findMany({ where: { idHash: { in: hashes } }, select: { idHash: true } });
  const known = new Set(there.map(({ idHash }) => idHash));
  const data = [...new Set(hashes)]
    .filter((idHash) => !known.has(idHash))
    .map((idHash) => ({ idHash, ...how }));
  if (data.length > 0) await open.erasedId.createMany({ data });
  return data;
}
