import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { contentFingerprint, contentVersion } from '@/lib/content/version';

/**
 * The releases of a site, as `npm run deploy` makes them (scripts/deploy/releases.mjs): one of them, current,
 * is served.
 */
export function releases(site: string, content: string) {
  const current = path.join(site, 'current');
  const [versionServed, versionHere] = [versions(), versions()];
  return {
    isThere: () => existsSync(path.join(site, 'releases/.served')),
    /** Whether the words that are served are those of content/. */
    isLive: () => {
      const served = path.join(current, path.basename(content));
      return existsSync(served) && versionServed(served) === versionHere(content);
    },
  };
}

/** The version of a folder, which opens all of its files only where one was saved since the last time. */
function versions(): (folder: string) => string {
  let last = { of: '', version: '' };
  return (folder) => {
    const of = `${realpathSync(folder)}\n${contentFingerprint(folder)}`;
    if (last.of !== of) last = { of, version: contentVersion(folder) };
    return last.version;
  };
}
