import type { Erasure } from '@/lib/usecases/ports';
import type { Database } from './client';
import { cleanUp } from './clean-up';
import { emptyOrders, emptyPaidOrder } from './empty-orders';
import { mailsAbout } from './mails-about';
import { assessmentsOf } from './personal-data';

type Open = Parameters<Parameters<Database['$transaction']>[0]>[0];

type Hashes = {
  /** By which erased ids are kept. */
  idHash: (id: string) => string;
  /** What stands in the place of an address on an order. */
  emailHash: (address: string) => string;
  /** By which reasons of mails and limits name an address. */
  addressHash: (address: string) => string;
};

/** Many rows may go at once, and on SQLite others have to wait for it. */
const PATIENCE = { maxWait: 15_000, timeout: 60_000 };

/**
 * Deletes for good.
 * @param url DATABASE_URL: what has to be cleaned up differs
 */
export function erasureStore(database: Database, url: string, hashes: Hashes): Erasure {
  const { idHash, emailHash, addressHash } = hashes;
  return {
    assessments: (ids, now, { keepConfirmedConsent } = { keepConfirmedConsent: false }) =>
      database.$transaction(async (open) => {
        if (keepConfirmedConsent) await detachConfirmed(open, ids);
        const counts = await eraseAssessments(open, ids);
        await noteErased(open, ids.map(idHash), now);
        return { ...counts, orders: 0 };
      }, PATIENCE),

    orders: (ids, now) =>
      database.$transaction(async (open) => {
        for (const id of ids) await emptyPaidOrder(open, id, { emailHash, now });
        return { assessments: 0, consents: 0, mails: 0, orders: ids.length };
      }, PATIENCE),

    address: (typed, now) =>
      database.$transaction(async (open) => {
        const email = typed.toLowerCase();
        const ids = await assessmentsOf(open, email);
        const orders = await emptyOrders(open, email, { emailHash, now });
        const of = await eraseAssessments(open, ids);
        const consents = await open.marketingConsent.deleteMany({ where: { email } });
        const mails = await eraseMails(open, email, addressHash(email));
        await open.mailAllowance.deleteMany({ where: { subject: addressHash(email) } });
        await open.dataKey.deleteMany({ where: { OR: [{ email }, { newEmail: email }] } });
        await noteErased(open, [...ids, ...orders].map(idHash), now);
        return {
          assessments: of.assessments,
          consents: of.consents + consents.count,
          mails: of.mails + mails,
          orders: orders.length,
        };
      }, PATIENCE),

    cleanUp: () => cleanUp(database, url),
  };
}

async function eraseAssessments(open: Open, ids: string[]) {
  const mails = await mailsAbout(open, ids);
  const gone = await open.outboxMail.deleteMany({ where: { id: { in: mails } } });
  const consents = await open.marketingConsent.deleteMany({ where: { assessmentId: { in: ids } } });
  const assessments = await open.assessment.deleteMany({ where: { id: { in: ids } } });
  return { assessments: assessments.count, consents: consents.count, mails: gone.count };
}

/** Whoever confirmed the newsletter gets it until they end it, also when their diagnostic is long gone. */
async function detachConfirmed(open: Open, ids: string[]): Promise<void> {
  await open.marketingConsent.updateMany({
    where: { assessmentId: { in: ids }, confirmedAt: { not: null }, withdrawnAt: null },
    data: { assessmentId: null },
  });
}

/** Mail to the address, and mail whose reason or content names it: queued, dead and sent. */
async function eraseMails(open: Open, email: string, addressHash: string): Promise<number> {
  const rows = await open.$queryRaw<{ id: string }[]>`
    SELECT id FROM "OutboxMail" WHERE lower(recipient) = ${email}`;
  const ids = [...rows.map(({ id }) => id), ...(await mailsAbout(open, [email, addressHash]))];
  const { count } = await open.outboxMail.deleteMany({ where: { id: { in: ids } } });
  return count;
}

async function noteErased(open: Open, hashes: string[], erasedAt: Date): Promise<void> {
  const there = await open.erasedId.findMany({ where: { idHash: { in: hashes } }, select: { idHash: true } });
  const known = new Set(there.map(({ idHash }) => idHash));
  const data = [...new Set(hashes)]
    .filter((idHash) => !known.has(idHash))
    .map((idHash) => ({ idHash, erasedAt }));
  if (data.length > 0) await open.erasedId.createMany({ data });
}
