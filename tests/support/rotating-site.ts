import { apiRoutes } from '@/lib/kernel/api-routes';
import type { Env } from '@/lib/platform/config/env';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { createLimits } from '@/lib/container';
import { knowsCronSecret } from '@/lib/server/readiness';
import { openDatabase } from '@/lib/platform/database/client';
import { sharedPool } from '@/lib/platform/database/shared-database';
import { tryKey } from '@/lib/platform/stripe/permissions';
import { stripeClient } from '@/lib/platform/stripe/client';
import { type LeadWebhookWorld, leadWebhookSender } from '@/lib/platform/lead-webhook/send';
import { createMailDelivery } from '@/lib/server/mail-delivery';
import { aSite } from './a-world';
import { content } from './mail-delivery';

export type RotatingSite = ReturnType<typeof rotatingSite>;

/**
 * One process of the site, put together from one environment as the container does it: all that has to do
 * with a secret.
 * @param onUnexpectedError is told what a real process would log
 */
export function rotatingSite(env: Env, world: LeadWebhookWorld, onUnexpectedError: (error: unknown) => void) {
  const database = openDatabase(env.DATABASE_URL);
  // As a process of its own it shares no connections with others.
  delete (globalThis as { plumblinePool?: unknown }).plumblinePool;
  const pool = sharedPool(env.DATABASE_URL);
  const limits = createLimits({ settings: env, shared: pool });
  const site = aSite({ settings: env, database, content, limits, onUnexpectedError });
  const { shop, yourData } = site;
  const mails = createMailDelivery({ container: site })!;
  const webhook = leadWebhookOf(env)!;
  const post = leadWebhookSender({ ...webhook, now: () => new Date(), world });
  const tokenOf = (href: string) => href.slice(apiRoutes.download('').length);
  return {
    ...{ database, limits, yourData, deliver: () => mails.deliver(5), post },
    readWebhookEvent: shop.readWebhookEvent!,
    openDownload: shop.openDownload,
    fileLink: async (order: { id: string; productSlug: string; tools: string[] }) =>
      tokenOf((await shop.downloadsOf(order))[0]!.href),
    unsubscribeLink: (id: string) => yourData.links.unsubscribe.sign(id),
    notMeLink: (id: string) => yourData.links.notMe.sign(id),
    mayWork: (secret: string) => knowsCronSecret(env, `Bearer ${secret}`),
    asksStripe: () => tryKey(stripeClient(env.STRIPE_SECRET_KEY!, env.STRIPE_API_BASE)),
    async close() {
      mails.close();
      await database.$disconnect();
      await pool?.end();
    },
  };
}
