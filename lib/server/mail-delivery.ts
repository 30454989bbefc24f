import type { Context } from '@/lib/context';
import { writeDiagnosticMail } from '@/lib/diagnostic/mails/write-diagnostic-mail';
import { deliverMail } from '@/lib/mail/deliver-mail';
import { writeSiteMail } from '@/lib/mail/mails/write-site-mail';
import { writerOf } from '@/lib/mail/rules/outbox';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { randomId } from '@/lib/platform/random/tokens';
import { PARALLEL, smtpTransport } from '@/lib/platform/smtp/transport';
import { writeShopMail } from '@/lib/shop/mails/write-shop-mail';
import { writeYourDataMail } from '@/lib/your-data/mails/write-your-data-mail';
import { type LeadWebhook, postLeadWebhook } from './lead-webhook';

type Given = {
  /** Where events are posted, if not where the environment says; null: nowhere. */
  webhook?: LeadWebhook | null;
  /** Renews leases; a test drives it by hand. */
  every?: (ms: number, work: () => Promise<void>) => () => void;
};

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
    ...{ ...context, transport, every, owner: randomId() },
    writeMail: (mail) => WRITERS[writerOf(mail.template)](context, mail),
    postLeadWebhook: (mail) => postLeadWebhook(context, webhook, mail),
  });
  return { deliver, limit: PARALLEL, close: () => transport.close() };
}

function atIntervals(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  return () => clearInterval(timer);
}
