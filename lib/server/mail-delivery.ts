import type { Context } from '@/lib/context';
import { writeDiagnosticMail, leadEvent } from '@/lib/diagnostic/mails/write-diagnostic-mail';
import { deliverMail, type DeliveryCounts } from '@/lib/mail/deliver-mail';
import { writeSiteMail } from '@/lib/mail/mails/write-site-mail';
import { writerOf, type LeasedMail } from '@/lib/mail/rules/outbox';
import { leadWebhookOf } from '@/lib/platform/config/env';
import { randomId } from '@/lib/platform/random/tokens';
import { PARALLEL, smtpTransport } from '@/lib/platform/smtp/transport';
import { writeShopMail } from '@/lib/shop/mails/write-shop-mail';
import { writeYourDataMail } from '@/lib/your-data/mails/write-your-data-mail';
import type { Handover } from '@/lib/platform/smtp/finished-mail';
import { postLead } from '@/lib/platform/lead-webhook/send';
import { startWorker, type Worker } from './worker';

type MailDelivery = NonNullable<ReturnType<typeof createMailDelivery>>;

const WRITERS = {
  shop: writeShopMail,
  diagnostic: writeDiagnosticMail,
  'your-data': writeYourDataMail,
  mail: writeSiteMail,
};

/**
 * Everything that delivers mail. Apart from the context, which every route brings in: what renders mails is
 * React for a server without Next, and no route may import that.
 * @param every renews leases; a test drives it by hand
 * @returns undefined without a mail server: then mail waits in the outbox
 */
export function createMailDelivery(context: Context, every = atIntervals) {
  const { SMTP_URL: url, MAIL_FROM: from } = context.settings;
  if (!url || !from) return undefined;
  const transport = smtpTransport({ url, from });
  const deliver = deliverMail({
    ...context,
    transport,
    every,
    owner: randomId(),
    writeMail: (mail) => WRITERS[writerOf(mail.template)](context, mail),
    postLeadWebhook: (mail) => deliverLead(context, mail),
  });
  return { deliver, limit: PARALLEL, close: () => transport.close() };
}

function atIntervals(ms: number, work: () => Promise<void>): () => void {
  const timer = setInterval(() => void work(), ms);
  return () => clearInterval(timer);
}

/** Posts a lead to the firm's own system. What is about something deleted is done. */
async function deliverLead(context: Context, mail: LeasedMail): Promise<Handover> {
  const lead = await leadEvent(context, mail);
  if (!lead) return { ok: true };
  const webhook = leadWebhookOf(context.settings);
  if (!webhook) return { ok: false, permanent: false, answer: 'LEAD_WEBHOOK_URL is not set.' };
  return postLead(webhook, mail.messageId, lead, context.now());
}

export async function deliverDue({ deliver, limit }: MailDelivery): Promise<DeliveryCounts> {
  const all = { sent: 0, postponed: 0, dead: 0 };
  for (;;) {
    const some = await deliver(limit);
    all.sent += some.sent;
    all.postponed += some.postponed;
    all.dead += some.dead;
    if (mailsIn(some) === 0) return all;
  }
}

const mailsIn = ({ sent, postponed, dead }: DeliveryCounts) => sent + postponed + dead;

export function startOutbox(delivery: MailDelivery): Worker {
  const worker = startWorker(async (limit) => mailsIn(await delivery.deliver(limit)), delivery.limit);
  return { ...worker, stop: () => worker.stop().finally(() => delivery.close()) };
}
