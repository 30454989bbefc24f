import type { Erasure } from '@/lib/usecases/ports';
import type { Database } from './client';
import { cleanUp } from './clean-up';
import { mailsAbout } from './mails-about';

type Open = Parameters<Parameters<Database['$transaction']>[0]>[0];

/** Many rows may go at once, and on SQLite others have to wait for it. */
const PATIENCE = { maxWait: 15_000, timeout: 60_000 };

const NOTHING = { assessments: 0, consents: 0, mails: 0, orders: 0 };

/**
 * Deletes for good.
 * @param url DATABASE_URL: what has to be cleaned up differs
 * @param idHash by which erased ids are kept
 */
export function erasureStore(
  database: Database,
  { url, idHash }: { url: string; idHash: (id: string) => string },
): Erasure {
  return {
    assessments: (ids, now) =>
      database.$transaction(async (open) => {
        const counts = await eraseAssessments(open, ids);
        await noteErased(open, ids.map(idHash), now);
        return { ...NOTHING, ...counts };
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

async function noteErased(open: Open, hashes: string[], erasedAt: Date): Promise<void> {
  const there = await open.erasedId.findMany({ where: { idHash: { in: hashes } }, select: { idHash: true } });
  const known = new Set(there.map(({ idHash }) => idHash));
  const data = [...new Set(hashes)]
    .filter((idHash) => !known.has(idHash))
    .map((idHash) => ({ idHash, erasedAt }));
  if (data.length > 0) await open.erasedId.createMany({ data });
}
