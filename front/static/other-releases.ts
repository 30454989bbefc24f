import fs from 'node:fs';
import path from 'node:path';
import { STILL_FILES } from '@/lib/kernel/routes';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';
import { MANIFEST } from '@/lib/server/build-manifest';
import { readRecords } from './records';
import { prepare, readerOf, type More, type Store } from './store';

/** Where `npm run deploy` puts releases, each in a folder of its own (scripts/deploy.mjs). */
const RELEASES = 'releases';
/** Files whose name is a hash of what is in them: the same name in two releases is the same file. */
export const isHashed = (path: string) => path.startsWith('/_next/static/') || path.startsWith(STILL_FILES);

/**
 * Scripts and styles of the releases beside this one, which pages that were opened before a release, or
 * before it was taken back, still ask for; and while a release takes the place of this one, pages of that
 * one.
 * @param build the build folder that is served
 * @returns adds to the store what releases have that have come since the last call; nothing where the site
 * was not deployed
 */
export function otherReleases(store: Store, build: string, more: More): () => void {
  const release = path.dirname(build);
  const releases = path.dirname(release);
  const known = new Set([path.basename(release)]);
  return () => {
    if (path.basename(releases) !== RELEASES) return;
    for (const name of fs.readdirSync(releases)) {
      const folder = path.join(releases, name, path.basename(build));
      if (known.has(name) || !fs.existsSync(path.join(folder, MANIFEST))) continue;
      known.add(name);
      try {
        add(store, folder, more);
      } catch (error) {
        log().warn(`Open pages of the release ${name} may lack scripts`, { error: described(error) });
      }
    }
  };
}

function add(store: Store, folder: string, more: More): void {
  const read = readerOf(folder);
  for (const answer of readRecords(folder).answers)
    if (isHashed(answer.path) && !store.has(answer.path))
      store.set(answer.path, { answer: prepare(answer, more(answer), read), unless: [] });
}
