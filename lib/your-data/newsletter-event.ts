import { dataOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { Consents } from './ports';

/**
 * What the firm's own system is told of whoever confirmed the newsletter, or ended it. Null: that has been deleted, or is not so any
 * more, since an event that waited may come after a later one.
 */
export function newsletterEvent({ consents }: { consents: Pick<Consents, 'find' | 'isConfirmed'> }) {
  return async (mail: LeasedMail): Promise<object | null> => {
    const { consent: id, agreed } = dataOf(mail, 'newsletter-hook');
    const consent = await consents.find(id);
    const at = agreed ? consent?.confirmedAt : consent?.withdrawnAt;
    if (!consent || !at || (await consents.isConfirmed(consent.email)) !== agreed) return null;
    const { email, wording, wordingVersion } = consent;
    return {
      type: 'newsletter',
      createdAt: at.toISOString(),
      newsletter: { email, agreed, wording, wordingVersion },
    };
  };
}
