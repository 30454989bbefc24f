import { type Consent, IN_FORCE, type Tell } from '@/lib/your-data/rules/consent';
import { queueMail } from '@/lib/mail/store/outbox';
import type { Database } from '@/lib/platform/database/client';
import type { Prisma } from '@/lib/platform/database/generated/sqlite/client';
import { readPages } from '@/lib/platform/database/read-pages';

// Consent to marketing mail. Addresses are kept in small letters, and asked for in any.

export const findConsent = (database: Database, id: string): Promise<Consent | null> =>
  database.marketingConsent.findUnique({ where: { id: /^[\w-]{1,64}$/.test(id) ? id : '' } });

/** Every box that was ticked with the address and not withdrawn. */
export async function confirmConsents(database: Database, typed: string, confirmedAt: Date, tell: Tell) {
  const waiting = { email: typed.toLowerCase(), confirmedAt: null, withdrawnAt: null };
  await change(database, { all: waiting, told: waiting }, { confirmedAt }, tell);
}

export async function withdrawConsents(database: Database, typed: string, withdrawnAt: Date, tell: Tell) {
  const email = typed.toLowerCase();
  // Who never confirmed it has nothing that could end for anybody else.
  const which = { all: { email, withdrawnAt: null }, told: { email, ...IN_FORCE } };
  await change(database, which, { withdrawnAt }, tell);
}

export async function isConfirmed(database: Database, email: string): Promise<boolean> {
  return (await database.marketingConsent.count({ where: { email: email.toLowerCase(), ...IN_FORCE } })) > 0;
}

type Where = Prisma.MarketingConsentWhereInput;
type Change = { confirmedAt: Date } | { withdrawnAt: Date };

/** Changes all of them, and tells of the first that there is to be told of, in one transaction. */
async function change(
  database: Database,
  { all, told }: { all: Where; told: Where },
  data: Change,
  tell: Tell,
) {
  await database.$transaction(async (open) => {
    const first = tell && (await open.marketingConsent.findFirst({ where: told, select: { id: true } }));
    const { count } = await open.marketingConsent.updateMany({ where: all, data });
    // Whoever was faster has told of it.
    if (count > 0 && tell && first) await queueMail(open, tell(first.id));
  });
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
