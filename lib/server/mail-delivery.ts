import type { Container } from '@/lib/container';
import { createDiagnosticMails } from '@/lib/diagnostic/mails-module';
import { createDelivery, createMailFrames, createSiteMails } from '@/lib/mail/delivery-module';
import { writerOf } from '@/lib/mail/rules/outbox';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { createShopMails } from '@/lib/shop/mails-module';
import { createDataMails } from '@/lib/your-data/mails-module';
import { createLeadWebhook, type LeadWebhook } from './lead-webhook';

type Setting = {
  container: Pick<Container, 'world' | 'shop' | 'diagnostic' | 'yourData' | 'mail'>;
  /** Where events are posted, if not where the environment says; null: nowhere. */
  webhook?: LeadWebhook | null;
  /** Renews leases; a test drives it by hand. */
  every?: (ms: number, work: () => Promise<void>) => () => void;
};

export type MailDelivery = NonNullable<ReturnType<typeof createMailDelivery>>;

/**
 * Everything that delivers mail, put together. Apart from the container, which every route brings in: what
 * renders mails is React for a server without Next, and no route may import that.
 * @returns undefined without a mail server: then mail waits in the outbox
 */
export function createMailDelivery({ container, every, ...given }: Setting) {
  const { settings, content, now, onUnexpectedError } = container.world;
  const { SMTP_URL: url, MAIL_FROM: from, BASE_URL: siteUrl } = settings;
  if (!url || !from) return undefined;
  const { shop, diagnostic, yourData, mail } = container;
  const { webhook = leadWebhookOf(settings) } = given;
  const frame = createMailFrames({ content, siteUrl });
  const writers = {
    shop: createShopMails({ shop, content, siteUrl, ...frame }),
    diagnostic: createDiagnosticMails({ diagnostic, content, siteUrl, ...frame, links: yourData.links }),
    'your-data': createDataMails({ yourData, content, now, ...frame }),
    mail: createSiteMails({
      ...{ content, ...frame },
      orderNumberOf: async (id) => (await shop.shownOrders.find(id))?.number ?? null,
    }),
  };
  return createDelivery({
    outbox: mail.outbox,
    smtp: { url, from },
    writeMail: (one) => writers[writerOf(one.template)](one),
    postLeadWebhook: createLeadWebhook({ container, webhook }),
    ...{ now, onUnexpectedError, every },
  });
}
