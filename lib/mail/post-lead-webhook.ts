import type { LeasedMail } from '@/lib/mail/rules/outbox';
import type { LeadWebhookSender } from './ports';
import type { Handover } from './rules/finished-mail';

type Ports = {
  /** `null`: no address is set. */
  post: LeadWebhookSender | null;
  /** The body, from what is stored now; `null`: it was deleted. */
  bodyOf: (mail: LeasedMail) => Promise<object | null>;
};

/**
 * Posts an event. If its subject was deleted, nothing is sent and the row is done. Without an address it
 * stays in the outbox.
 */
export function postLeadWebhook({ post, bodyOf }: Ports) {
  return async (mail: LeasedMail): Promise<Handover> => {
    const body = await bodyOf(mail);
    if (!body) return { ok: true };
    if (!post) return { ok: false, permanent: false, answer: 'LEAD_WEBHOOK_URL is not set.' };
    return post(mail.messageId, body);
  };
}
