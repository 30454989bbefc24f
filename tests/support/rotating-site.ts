import { apiRoutes } from '@/lib/kernel/api-routes';
import type { Env } from '@/lib/platform/config/env';
import { leadWebhookOf } from '@/lib/platform/config/lead-webhook';
import { fieldWords } from '@/lib/content/words';
import { siteLimits } from '@/lib/container-limits';
import { orderDesk } from '@/lib/container-orders';
import { rightsDesk, rightsLinks } from '@/lib/container-rights';
import { knowsCronSecret, linkSecrets } from '@/lib/container-secrets';
import { shop } from '@/lib/container-shop';
import { openDatabase } from '@/lib/platform/database/client';
import { sharedPool } from '@/lib/platform/database/shared-database';
import { tryKey } from '@/lib/platform/stripe/key-check';
import { stripeClient } from '@/lib/platform/stripe/client';
import { type HookWorld, webhookPoster } from '@/lib/platform/lead-webhook/post';
import { openMailDesk } from '@/lib/server/outbox';
import { content } from './mail-desk';
import { CONTENT } from './content-folder';

export type RotatingSite = ReturnType<typeof rotatingSite>;

/**
 * One process of the site, put together from one environment as the container does it: all that has to do with a secret.
 * @param onSurprise is told what a real process would log
 */
export function rotatingSite(env: Env, world: HookWorld, onSurprise: (error: unknown) => void) {
  const database = openDatabase(env.DATABASE_URL);
  // As a process of its own it shares no connections with others.
  delete (globalThis as { plumblinePool?: unknown }).plumblinePool;
  const pool = sharedPool(env.DATABASE_URL);
  const limits = siteLimits(env);
  const rights = rightsDesk({
    settings: env,
    database,
    fieldWords: fieldWords(content.diagnostic.questionnaire, content.messages),
    limits: { perAddress: limits.dataLink, changes: limits.changes, confirmations: limits.doors.dataLink },
    forgetAddress: limits.forgetAddress,
    mailQueued: () => undefined,
    onSurprise,
  });
  const orders = orderDesk({
    settings: env,
    database,
    content,
    contentFolder: CONTENT,
    perAddress: limits.findPurchase,
  });
  const { readDelivery } = shop(env, database, { contentVersion: 'test', eachSale: false }, limits.shop);
  const mails = openMailDesk(env, content, database, onSurprise)!;
  const links = rightsLinks(linkSecrets(env).valid, env.BASE_URL);
  const webhook = leadWebhookOf(env)!;
  const post = webhookPoster({ ...webhook, now: () => new Date(), world });
  const tokenOf = (href: string) => href.slice(apiRoutes.download('').length);
  return {
    ...{ database, limits, rights, deliver: () => mails.deliver(5), post },
    readDelivery: readDelivery!,
    openDownload: orders.openDownload,
    fileLink: async (order: { id: string; productId: string; tools: string[] }) =>
      tokenOf((await orders.downloads(order))[0]!.href),
    unsubscribeLink: (id: string) => links.unsubscribe.sign(id),
    notMeLink: (id: string) => links.notMe.sign(id),
    mayWork: (secret: string) => knowsCronSecret(env, `Bearer ${secret}`),
    asksStripe: () => tryKey(stripeClient(env.STRIPE_SECRET_KEY!, env.STRIPE_API_BASE), 10_000),
    async close() {
      mails.close();
      await database.$disconnect();
      await pool?.end();
    },
  };
}
