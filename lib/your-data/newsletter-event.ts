import type { Context } from '@/lib/context';
import { dataOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { Consent } from './rules/consent';
import { findConsent, isConfirmed } from './store/consents';

/** The lead webhook's event about a newsletter consent. `null`: it was deleted, or has changed since. */
export async function newsletterEvent({ database }: Context, mail: LeasedMail): Promise<object | null> {
  const said = dataOf(mail, 'newsletter-hook');
  if ('erased' in said) return tellIfSo(false, said.erased, said.erased.at);
  const { consent: id, agreed } = said;
  const consent = await findConsent(database, id);
  const at = agreed ? consent?.confirmedAt : consent?.withdrawnAt;
  return consent && at ? tellIfSo(agreed, consent, at.toISOString()) : null;

  async function tellIfSo(agreed: boolean, { email, wording, wordingVersion }: Agreed, createdAt: string) {
    if ((await isConfirmed(database, email)) !== agreed) return null;
    return { type: 'newsletter', createdAt, newsletter: { email, agreed, wording, wordingVersion } };
  }
}

type Agreed = Pick<Consent, 'email' | 'wording' | 'wordingVersion'>;
