import type { Content } from '@/lib/content/content';
import { newMail } from '@/lib/mail/rules/outbox';
import { leadWebhookEvents, type WebhookSettings } from '@/lib/platform/config/lead-webhook';
import { randomId } from '@/lib/platform/random/random-id';
import type { DataPorts, TellErased, TellMoved } from './ports';
import type { Consent } from './rules/consent';

type World = { settings: WebhookSettings; content: Pick<Content, 'site'>; now: () => Date };

/**
 * What queues the events of the newsletter where the firm's own system is told of them. The mail outbox looks
 * by itself for what is due: nobody waits for this.
 */
export function tellNewsletter(world: World): {
  changed: DataPorts['tellOfNewsletter'];
  erased: TellErased;
  moved: TellMoved;
} {
  const isTold = leadWebhookEvents(world.settings, world.content.site).includes('newsletter');
  const ports = { newId: randomId, now: world.now };
  const to = { template: 'newsletter-hook', recipient: null } as const;
  /** The address stands nowhere else any more. */
  const gone = ({
    email,
    wording,
    wordingVersion,
  }: Pick<Consent, 'email' | 'wording' | 'wordingVersion'>) => {
    const erased = { email, wording, wordingVersion, at: world.now().toISOString() };
    return newMail(ports, { ...to, reason: `${to.template}:erased:${randomId()}`, data: { erased } });
  };
  return {
    changed: (agreed) =>
      isTold
        ? (consent) => {
            const reason = `${to.template}:${consent}:${agreed ? 'agreed' : 'ended'}`;
            return newMail(ports, { ...to, reason, data: { consent, agreed } });
          }
        : null,
    erased: isTold ? gone : null,
    moved: isTold
      ? (before) => {
          const reason = `${to.template}:${before.id}:moved:${randomId()}`;
          return [
            gone(before),
            newMail(ports, { ...to, reason, data: { consent: before.id, agreed: true } }),
          ];
        }
      : null,
  };
}
