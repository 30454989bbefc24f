import type { Content } from '@/lib/content/content';
import { newMail } from '@/lib/mail/store/outbox';
import { leadWebhookEvents, type WebhookSettings } from '@/lib/platform/config/lead-webhook';
import { randomId } from '@/lib/platform/random/tokens';
import type { Context } from '@/lib/context';
import { dataOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import type { Consent, Tell, TellErased, TellMoved } from './rules/consent';
import { findConsent, isConfirmed } from './store/consents';

/** Without content nobody is told. */
export type Told = { settings: WebhookSettings; content: Pick<Content, 'site'> | null };

const isTold = ({ settings, content }: Told) =>
  content !== null && leadWebhookEvents(settings, content.site).includes('newsletter');

const TO = { template: 'newsletter-hook', recipient: null } as const;

export function tellOfNewsletter(context: Told & { now: () => Date }, agreed: boolean): Tell {
  if (!isTold(context)) return null;
  return (consent) => {
    const reason = `${TO.template}:${consent}:${agreed ? 'agreed' : 'ended'}`;
    return newMail(context, { ...TO, reason, data: { consent, agreed } });
  };
}

/** @param at when: the address stands nowhere else any more */
export const tellErased = (context: Told, at: Date): TellErased =>
  isTold(context) ? (gone) => goneMail(gone, at) : null;

export function tellMoved(context: Told & { now: () => Date }): TellMoved {
  if (!isTold(context)) return null;
  return (before) => {
    const reason = `${TO.template}:${before.id}:moved:${randomId()}`;
    const agreed = newMail(context, { ...TO, reason, data: { consent: before.id, agreed: true } });
    return [goneMail(before, context.now()), agreed];
  };
}

function goneMail({ email, wording, wordingVersion }: Parameters<NonNullable<TellErased>>[0], at: Date) {
  const erased = { email, wording, wordingVersion, at: at.toISOString() };
  const reason = `${TO.template}:erased:${randomId()}`;
  return newMail({ now: () => at }, { ...TO, reason, data: { erased } });
}

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
