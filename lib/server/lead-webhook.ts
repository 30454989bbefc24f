import type { Context } from '@/lib/context';
import { leadEvent } from '@/lib/diagnostic/lead-event';
import type { Handover } from '@/lib/mail/rules/finished-mail';
import { type LeasedMail, writerOf } from '@/lib/mail/rules/outbox';
import type { Env } from '@/lib/platform/config/env';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { leadWebhookSender } from '@/lib/platform/lead-webhook/send';
import { randomId } from '@/lib/platform/random/tokens';
import { orderEvent } from '@/lib/shop/order-event';
import { newsletterEvent } from '@/lib/your-data/tell-newsletter';

export type LeadWebhook = Omit<Parameters<typeof leadWebhookSender>[0], 'now'>;

/** The body of an event, from what is stored now; `null`: it was deleted. */
const BODIES = {
  diagnostic: leadEvent,
  shop: orderEvent,
  'your-data': newsletterEvent,
  mail: () => Promise.resolve(null),
};

/**
 * Posts an event to the firm's own system. If its subject was deleted, nothing is sent and the row is done.
 * Without an address it stays in the outbox.
 */
export async function postLeadWebhook(
  context: Context,
  webhook: LeadWebhook | null,
  mail: LeasedMail,
): Promise<Handover> {
  const body = await BODIES[writerOf(mail.template)](context, mail);
  if (!body) return { ok: true };
  if (!webhook) return { ok: false, permanent: false, answer: 'LEAD_WEBHOOK_URL is not set.' };
  return leadWebhookSender({ ...webhook, now: context.now })(mail.messageId, body);
}

/**
 * Posts an event of the type `test`, without anybody's data.
 * @returns the answer; `null`: no address is set
 */
export async function sendTestEvent(settings: Env, now: () => Date): Promise<Handover | null> {
  const webhook = leadWebhookOf(settings);
  if (!webhook) return null;
  const body = { type: 'test', createdAt: now().toISOString(), test: { text: 'It works.' } };
  return leadWebhookSender({ ...webhook, now })(randomId(), body);
}
