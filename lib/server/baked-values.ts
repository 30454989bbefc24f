import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import type { Content } from '@/lib/content/content';
import { contentVersion } from '@/lib/content/version';
import { contentFolder } from '@/lib/platform/config/running';

/** What static pages have written into them when the site is built, and can't change before the next build. */
export type BakedValues = {
  baseUrl: string;
  publishableKey: string | null;
  /** Where pages load Stripe.js from; null is Stripe itself. */
  stripeJsUrl: string | null;
  addresses: Record<string, string>;
  contentVersion: string;
};

/** Those values as the environment and content/ have them now. @param root the folder of the project */
export function bakedValues(
  env: Env,
  { site }: { site: Pick<Content['site'], 'contact' | 'links'> },
  root: string,
): BakedValues {
  return {
    baseUrl: env.BASE_URL,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    stripeJsUrl: env.STRIPE_JS_URL ?? null,
    addresses: { email: site.contact.email, ...site.links },
    contentVersion: contentVersion(path.join(/* turbopackIgnore: true */ root, contentFolder())),
  };
}
