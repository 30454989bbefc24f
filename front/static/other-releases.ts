import fs from 'node:fs';
import path from 'node:path';
import { MANIFEST } from '@/lib/server/build-manifest';
import { readRecords, type Recorded } from './records';

/** Where `npm run deploy` puts releases, each in a folder of its own (scripts/deploy.mjs). */
const RELEASES = 'releases';
/** Files whose name is a hash of what is in them: the same name in two releases is the same file. */
const HASHED = '/_next/static/';

/**
 * Scripts and styles of the releases beside this one, which pages that were opened before a release, or before it was taken back,
 * still ask for.
 * @param build the build folder that is served
 * @returns by build folder; nothing where the site was not deployed
 */
export function filesOfOtherReleases(build: string): { folder: string; answers: Recorded[] }[] {
  const release = path.dirname(build);
  const releases = path.dirname(release);
  if (path.basename(releases) !== RELEASES) return [];
  return fs
    .readdirSync(releases)
    .filter((name) => name !== path.basename(release))
    .map((name) => path.join(releases, name, path.basename(build)))
    .filter((folder) => fs.existsSync(path.join(folder, MANIFEST)))
    .map((folder) => {
      const isHashed = ({ path: address }: Recorded) => address.startsWith(HASHED);
      return { folder, answers: readRecords(folder).answers.filter(isHashed) };
    });
}
