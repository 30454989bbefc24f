import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentVersion } from '@/lib/content/version';

/** The releases of a site, as `npm run deploy` makes them (scripts/deploy/releases.mjs): one of them, current, is served. */
export function releases(site: string, content: string) {
  const current = path.join(site, 'current');
  return {
    isThere: () => existsSync(path.join(site, 'releases/.served')),
    /** Whether the words that are served are those of content/. */
    isLive: () => {
      const served = path.join(current, path.basename(content));
      return existsSync(served) && contentVersion(served) === contentVersion(content);
    },
  };
}
