import { leadEvent } from '@/lib/diagnostic/lead-event';
import { postLeadWebhook } from '@/lib/mail/post-lead-webhook';
import type { LeadWebhookSender } from '@/lib/mail/ports';
import type { Handover } from '@/lib/mail/rules/finished-mail';
import { type LeasedMail, writerOf } from '@/lib/mail/rules/outbox';
import type { Env } from '@/lib/platform/config/env';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { leadWebhookSender } from '@/lib/platform/lead-webhook/send';
import { randomId } from '@/lib/platform/random/random-id';
import { orderEvent } from '@/lib/shop/order-event';
import { newsletterEvent } from '@/lib/your-data/newsletter-event';
import { isConfirmed } from '@/lib/your-data/store/consents';
import type { Site } from './context';

export type LeadWebhook = Omit<Parameters<typeof leadWebhookSender>[0], 'now'>;

type Posting = {
  site: Site;
  /** `null`: none is set. */
  webhook: LeadWebhook | null;
};

export function createLeadWebhook({ site, webhook }: Posting) {
  const { content, database, now, shop, diagnostic } = site;
  const { fields } = content.site.leadWebhook;
  const bodies = {
    diagnostic: leadEvent({
      assessments: diagnostic.assessments,
      requests: diagnostic.reportRequests,
      fields,
    }),
    shop: orderEvent({
      shownOrders: shop.shownOrders,
      getsNewsletter: (address) => isConfirmed(database, address),
    }),
    'your-data': (mail: LeasedMail) => newsletterEvent(site, mail),
    mail: () => Promise.resolve(null),
  };
  const post: LeadWebhookSender | null = webhook && leadWebhookSender({ ...webhook, now });
  return postLeadWebhook({ post, bodyOf: (mail) => bodies[writerOf(mail.template)](mail) });
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
