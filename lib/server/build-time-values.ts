import path from 'node:path';
import type { Env } from '@/lib/platform/config/env';
import type { Content } from '@/lib/content/content';
import { contentVersion } from '@/lib/content/version';
import { contentFolder } from '@/lib/platform/config/running';
import type { BuildTimeValues } from './build-manifest';

/**
 * The values as environment and content/ have them now.
 * @param root the project's folder
 */
export function buildTimeValues(
  env: Env,
  { site }: { site: Pick<Content['site'], 'contact' | 'links'> },
  root: string,
): BuildTimeValues {
  return {
    baseUrl: env.BASE_URL,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
    stripeJsUrl: env.STRIPE_JS_URL ?? null,
    addresses: { email: site.contact.email, ...site.links },
    contentVersion: contentVersion(path.join(/* turbopackIgnore: true */ root, contentFolder())),
  };
}
