import { IN_FORCE } from '@/lib/your-data/rules/consent';
import type { Erased } from '@/lib/your-data/rules/erased';
import type { OpenTransaction } from '@/lib/platform/database/client';
import { inParts, readIds } from '@/lib/platform/database/read-pages';
import { mailsAbout } from '@/lib/mail/store/mails-about';
import { assessmentsOf } from '@/lib/diagnostic/store/assessments';
import { ordersUnder } from '@/lib/shop/store/empty-orders';

/** @returns how many diagnostics went, and the ids of what else did */
export async function eraseAssessmentRows(open: OpenTransaction, ids: string[]) {
  const consents = await eraseConsents(open, ids);
  // The mail that asks to confirm a consent names the consent alone.
  const mails = await mailsAbout(open, [...ids, ...consents]);
  await open.outboxMail.deleteMany({ where: { id: { in: mails } } });
  await giveBackPlaces(open, ids);
  const assessments = await open.assessment.deleteMany({ where: { id: { in: ids } } });
  return { assessments: assessments.count, consents, mails };
}

/** The newest that one of these has corrected is listed again, and the others stay behind it (rule 145). */
async function giveBackPlaces(open: OpenTransaction, ids: string[]): Promise<void> {
  const gone = new Set(ids);
  const found = await inParts(ids, (part) =>
    open.assessment.findMany({
      where: { correctedById: { in: part } },
      select: { id: true, correctedById: true },
      orderBy: { createdAt: 'desc' },
    }),
  );
  const corrected = found.filter(({ id }) => !gone.has(id));
  for (const latest of new Set(corrected.map(({ correctedById }) => correctedById))) {
    const [newest, ...others] = corrected.filter(({ correctedById }) => correctedById === latest);
    await open.assessment.updateMany({
      where: { id: { in: others.map(({ id }) => id) } },
      data: { correctedById: newest!.id },
    });
  }
}

export const countsOf = (gone: Awaited<ReturnType<typeof eraseAssessmentRows>>) => ({
  assessments: gone.assessments,
  consents: gone.consents.length,
  mails: gone.mails.length,
});

type ConsentReader = Pick<OpenTransaction, 'marketingConsent'>;
type Which = NonNullable<Parameters<OpenTransaction['marketingConsent']['findMany']>[0]>['where'];

export const consentsOf = ({ marketingConsent }: ConsentReader, where: Which): Promise<string[]> =>
  readIds((page) => marketingConsent.findMany({ where, ...page }));

/** @returns the ids of what went */
async function eraseConsents(open: OpenTransaction, assessments: string[]): Promise<string[]> {
  const ids = await inParts(assessments, (part) => consentsOf(open, { assessmentId: { in: part } }));
  await open.marketingConsent.deleteMany({ where: { id: { in: ids } } });
  return ids;
}

/** Whoever confirmed the newsletter gets it until they end it. */
export async function detachConfirmed(open: OpenTransaction, ids: string[]): Promise<void> {
  await open.marketingConsent.updateMany({
    where: { assessmentId: { in: ids }, ...IN_FORCE },
    data: { assessmentId: null },
  });
}

/** @returns what was not noted before */
export async function noteErased(open: OpenTransaction, hashes: string[], erasedAt: Date): Promise<Erased[]> {
  const there = await inParts(hashes, (part) =>
    open.erasedId.findMany({ where: { idHash: { in: part } }, select: { idHash: true } }),
  );
  const known = new Set(there.map(({ idHash }) => idHash));
  const data = [...new Set(hashes)]
    .filter((idHash) => !known.has(idHash))
    .map((idHash) => ({ idHash, erasedAt }));
  if (data.length > 0) await open.erasedId.createMany({ data });
  return data;
}

type Reader = Pick<OpenTransaction, '$queryRaw' | 'order' | 'outboxMail' | 'marketingConsent'>;

/**
 * The ids of all that goes with an address: what somebody is told before, and what is deleted, is this.
 * @param email in small letters
 * @param addressHashes under which mails may know it
 */
export async function underAddress(reader: Reader, email: string, addressHashes: string[]) {
  const assessments = await assessmentsOf(reader, email);
  const ofThem = await inParts(assessments, (part) => consentsOf(reader, { assessmentId: { in: part } }));
  const consents = [...new Set([...ofThem, ...(await consentsOf(reader, { email }))])];
  const orders = await ordersUnder(reader, email);
  const mails = new Set([
    ...orders.mails,
    // The mail that asks to confirm a consent names the consent alone.
    ...(await mailsAbout(reader, [...assessments, ...ofThem])),
    ...(await mailsNaming(reader, email, addressHashes)),
  ]);
  return { assessments, consents, orders, mails: [...mails] };
}

/** Mail to the address, and mail whose reason or content names it, in any state. */
async function mailsNaming(reader: Reader, email: string, addressHashes: string[]): Promise<string[]> {
  const rows = await reader.$queryRaw<{ id: string }[]>`
    SELECT id FROM "OutboxMail" WHERE lower(recipient) = ${email}`;
  return [...rows.map(({ id }) => id), ...(await mailsAbout(reader, [email, ...addressHashes]))];
}
