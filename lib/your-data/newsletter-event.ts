import { dataOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { Consents } from './ports';
import type { Consent } from './rules/consent';

/** The lead webhook's event about a newsletter consent. `null`: it was deleted, or has changed since. */
export function newsletterEvent({ consents }: { consents: Pick<Consents, 'find' | 'isConfirmed'> }) {
  return async (mail: LeasedMail): Promise<object | null> => {
    const said = dataOf(mail, 'newsletter-hook');
    if ('erased' in said) return tellIfSo(false, said.erased, said.erased.at);
    const { consent: id, agreed } = said;
    const consent = await consents.find(id);
    const at = agreed ? consent?.confirmedAt : consent?.withdrawnAt;
    return consent && at ? tellIfSo(agreed, consent, at.toISOString()) : null;
  };

  async function tellIfSo(agreed: boolean, { email, wording, wordingVersion }: Agreed, createdAt: string) {
    if ((await consents.isConfirmed(email)) !== agreed) return null;
    return { type: 'newsletter', createdAt, newsletter: { email, agreed, wording, wordingVersion } };
  }
}

type Agreed = Pick<Consent, 'email' | 'wording' | 'wordingVersion'>;
