import { createDiagnosticMails } from '@/lib/diagnostic/mails-module';
import { createDelivery, createMailFrames, createSiteMails } from '@/lib/mail/delivery-module';
import { type LeasedMail, writerOf } from '@/lib/mail/rules/outbox';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { createShopMails } from '@/lib/shop/mails-module';
import { mailLinks } from '@/lib/your-data/mail-links';
import { writeYourDataMail } from '@/lib/your-data/mails/write-your-data-mail';
import type { Site } from './context';
import { createLeadWebhook, type LeadWebhook } from './lead-webhook';

type Setting = {
  site: Site;
  /** Where events are posted, if not where the environment says; null: nowhere. */
  webhook?: LeadWebhook | null;
  /** Renews leases; a test drives it by hand. */
  every?: (ms: number, work: () => Promise<void>) => () => void;
};

export type MailDelivery = NonNullable<ReturnType<typeof createMailDelivery>>;

/**
 * Everything that delivers mail, put together. Apart from the context, which every route brings in: what
 * renders mails is React for a server without Next, and no route may import that.
 * @returns undefined without a mail server: then mail waits in the outbox
 */
export function createMailDelivery({ site, every, ...given }: Setting) {
  const { settings, content, now, onUnexpectedError, shop, diagnostic, mail } = site;
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: siteUrl } = settings;
  if (!url || !from) return undefined;
  const { webhook = leadWebhookOf(settings) } = given;
  const frame = createMailFrames({ content, siteUrl });
  const writers = {
    shop: createShopMails({ ...{ shop, content, siteUrl, ...frame }, ...mailLinks(settings) }),
    diagnostic: createDiagnosticMails({ diagnostic, content, siteUrl, ...frame, links: mailLinks(settings) }),
    'your-data': (one: LeasedMail) => writeYourDataMail(site, one),
    mail: createSiteMails({
      ...{ content, ...frame },
      orderNumberOf: async (id) => (await shop.shownOrders.find(id))?.number ?? null,
    }),
  };
  return createDelivery({
    outbox: mail.outbox,
    smtp: { url, from },
    writeMail: (one) => writers[writerOf(one.template)](one),
    postLeadWebhook: createLeadWebhook({ site, webhook }),
    ...{ now, onUnexpectedError, every },
  });
}
