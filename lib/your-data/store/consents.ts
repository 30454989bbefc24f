import { type Consent, IN_FORCE } from '@/lib/your-data/rules/consent';
import type { Database } from '@/lib/platform/database/client';

// Consent to marketing mail. Addresses are kept in small letters, and asked for in any.

export const findConsent = (database: Database, id: string): Promise<Consent | null> =>
  database.marketingConsent.findUnique({ where: { id: /^[\w-]{1,64}$/.test(id) ? id : '' } });

/** Every box that was ticked with the address and not withdrawn. */
export async function confirmConsents({ marketingConsent }: Database, typed: string, confirmedAt: Date) {
  const where = { email: typed.toLowerCase(), confirmedAt: null, withdrawnAt: null };
  await marketingConsent.updateMany({ where, data: { confirmedAt } });
}

export async function isConfirmed(database: Database, email: string): Promise<boolean> {
  return (await database.marketingConsent.count({ where: { email: email.toLowerCase(), ...IN_FORCE } })) > 0;
}
