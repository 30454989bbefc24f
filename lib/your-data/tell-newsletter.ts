import type { Content } from '@/lib/content/content';
import { newMail } from '@/lib/mail/new-mail';
import { leadWebhookEvents, type WebhookSettings } from '@/lib/platform/config/lead-webhook';
import { randomId } from '@/lib/platform/random/random-id';
import type { Tell, TellErased, TellMoved } from './rules/tell';

/** Without content nobody is told. */
export type Told = { settings: WebhookSettings; content: Pick<Content, 'site'> | null };

/**
 * What queues the events of the newsletter where the firm's own system is told of them. The mail outbox looks
 * by itself for what is due: nobody waits for this.
 */
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
