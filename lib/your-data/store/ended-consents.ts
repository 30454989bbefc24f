import type { Database } from '@/lib/platform/database/client';
import { readPages } from '@/lib/platform/database/read-pages';

/** A consent to marketing mail that was ended. */
export type EndedConsent = { id: string; withdrawnAt: Date };

/** All of them, of every address. */
export async function endedConsents(database: Database): Promise<EndedConsent[]> {
  const rows = await readPages('id', (page) =>
    database.marketingConsent.findMany({
      where: { withdrawnAt: { not: null } },
      select: { id: true, withdrawnAt: true },
      orderBy: { id: 'asc' },
      ...page,
    }),
  );
  return rows.flatMap(({ id, withdrawnAt }) => (withdrawnAt ? [{ id, withdrawnAt }] : []));
}

/** Ends them in another copy of the database, which knows of them as they were before. */
export async function endAgain(database: Database, ended: EndedConsent[]): Promise<void> {
  await database.$transaction(
    ended.map(({ id, withdrawnAt }) =>
      database.marketingConsent.updateMany({ where: { id, withdrawnAt: null }, data: { withdrawnAt } }),
    ),
  );
}
