import { dataOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { Consents } from './ports';

/** What the firm's own system is told of whoever confirmed the newsletter, or ended it. Null: that has been deleted. */
export function newsletterEvent({ consents }: { consents: Pick<Consents, 'find'> }) {
  return async (mail: LeasedMail): Promise<object | null> => {
    const { consent: id, agreed } = dataOf(mail, 'newsletter-hook');
    const consent = await consents.find(id);
    const at = agreed ? consent?.confirmedAt : consent?.withdrawnAt;
    if (!consent || !at) return null;
    const { email, wording, wordingVersion } = consent;
    return {
      type: 'newsletter',
      createdAt: at.toISOString(),
      newsletter: { email, agreed, wording, wordingVersion },
    };
  };
}
