import type { Context } from '@/lib/context';
import { writeDiagnosticMail, leadEvent } from '@/lib/diagnostic/mails/write-diagnostic-mail';
import { deliverMail } from '@/lib/mail/deliver-mail';
import { writeSiteMail } from '@/lib/mail/mails/write-site-mail';
import { writerOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { randomId } from '@/lib/platform/random/tokens';
import { PARALLEL, smtpTransport } from '@/lib/platform/smtp/transport';
import { writeShopMail, orderEvent } from '@/lib/shop/mails/write-shop-mail';
import { writeYourDataMail } from '@/lib/your-data/mails/write-your-data-mail';
import type { Handover } from '@/lib/mail/rules/finished-mail';
import type { Env } from '@/lib/platform/config/env';
import { leadWebhookSender } from '@/lib/platform/lead-webhook/send';
import { newsletterEvent } from '@/lib/your-data/tell-newsletter';

type Given = {
  /** Where events are posted, if not where the environment says; null: nowhere. */
  webhook?: LeadWebhook | null;
  /** Renews leases; a test drives it by hand. */
  every?: (ms: number, work: () => Promise<void>) => () => void;
};

export type MailDelivery = NonNullable<ReturnType<typeof createMailDelivery>>;

const WRITERS = {
  shop: writeShopMail,
  diagnostic: writeDiagnosticMail,
  'your-data': writeYourDataMail,
  mail: writeSiteMail,
};

/**
 * Everything that delivers mail. Apart from the context, which every route brings in: what renders mails is
 * React for a server without Next, and no route may import that.
 * @returns undefined without a mail server: then mail waits in the outbox
 */
export function createMailDelivery(context: Context, given: Given = {}) {
  const { SMTP_URL: url, MAIL_FROM: from } = context.settings;
  if (!url || !from) return undefined;
  const { webhook = leadWebhookOf(context.settings), every = atIntervals } = given;
  const transport = smtpTransport({ url, from });
  const deliver = deliverMail({
    ...context,
    transport,
    every,
    owner: randomId(),
    writeMail: (mail) => WRITERS[writerOf(mail.template)](context, mail),
    postLeadWebhook: (mail) => postLeadWebhook(context, webhook, mail),
  });
  return { deliver, limit: PARALLEL, close: () => transport.close() };
}

function atIntervals(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  return () => clearInterval(timer);
}

export type LeadWebhook = Omit<Parameters<typeof leadWebhookSender>[0], 'now'>;

const BODIES = {
  diagnostic: leadEvent,
  shop: orderEvent,
  'your-data': newsletterEvent,
  mail: () => Promise.resolve(null),
};

/** Posts an event to the firm's own system. What is about something deleted is done. */
async function postLeadWebhook(
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
