import { type Consent, IN_FORCE } from '@/lib/your-data/rules/consent';
import type { Database } from '@/lib/platform/database/client';
import { readPages } from '@/lib/platform/database/read-pages';

// Consent to marketing mail. Addresses are kept in small letters, and asked for in any.

export const findConsent = (database: Database, id: string): Promise<Consent | null> =>
  database.marketingConsent.findUnique({ where: { id: /^[\w-]{1,64}$/.test(id) ? id : '' } });

/** Every box that was ticked with the address and not withdrawn. */
export async function confirmConsents({ marketingConsent }: Database, typed: string, confirmedAt: Date) {
  const where = { email: typed.toLowerCase(), confirmedAt: null, withdrawnAt: null };
  await marketingConsent.updateMany({ where, data: { confirmedAt } });
}

export async function withdrawConsents({ marketingConsent }: Database, typed: string, withdrawnAt: Date) {
  const where = { email: typed.toLowerCase(), withdrawnAt: null };
  await marketingConsent.updateMany({ where, data: { withdrawnAt } });
}

export async function isConfirmed(database: Database, email: string): Promise<boolean> {
  return (await database.marketingConsent.count({ where: { email: email.toLowerCase(), ...IN_FORCE } })) > 0;
}

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
