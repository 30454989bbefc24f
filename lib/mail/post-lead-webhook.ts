import type { LeasedMail } from '@/lib/mail/rules/outbox';
import type { LeadWebhookSender } from './ports';
import type { Handover } from './rules/finished-mail';

type Ports = {
  /** Null: no address is set. */
  post: LeadWebhookSender | null;
  /** What is told, from what is stored now; null: it has been deleted, and there is nothing to tell. */
  bodyOf: (mail: LeasedMail) => Promise<object | null>;
};

/**
 * Tells the firm's own system of an event. When what it is about has been deleted, nothing is sent, and the
 * row counts as done. Without an address it stays in the outbox, as mail without a server.
 */
export function postLeadWebhook({ post, bodyOf }: Ports) {
  return async (mail: LeasedMail): Promise<Handover> => {
    const body = await bodyOf(mail);
    if (!body) return { ok: true };
    if (!post) return { ok: false, permanent: false, answer: 'LEAD_WEBHOOK_URL is not set.' };
    return post(mail.messageId, body);
  };
}
