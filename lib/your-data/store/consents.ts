import type { Consents } from '@/lib/your-data/ports';
import type { Database } from '@/lib/platform/database/client';

/** Consent to marketing mail. Addresses are kept in small letters, and asked for in any. */
export function consentStore(database: Database): Consents {
  const consents = database.marketingConsent;
  return {
    find: (id) => consents.findUnique({ where: { id: /^[\w-]{1,64}$/.test(id) ? id : '' } }),

    async confirm(email, confirmedAt) {
      await consents.updateMany({
        where: { email: email.toLowerCase(), confirmedAt: null, withdrawnAt: null },
        data: { confirmedAt },
      });
    },

    async withdraw(email, withdrawnAt) {
      await consents.updateMany({
        where: { email: email.toLowerCase(), withdrawnAt: null },
        data: { withdrawnAt },
      });
    },

    async isConfirmed(email) {
      const inForce = { confirmedAt: { not: null }, withdrawnAt: null };
      return (await consents.count({ where: { email: email.toLowerCase(), ...inForce } })) > 0;
    },
  };
}
