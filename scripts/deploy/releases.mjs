import fs from 'node:fs';
import path from 'node:path';
import { run } from '../setup/run.mjs';
import { SetupError } from '../setup/steps.mjs';

/** Each release is a folder of it, with sources, packages and build, named by the moment it was begun. */
const folderOf = (site) => path.join(site, 'releases');
export const BUILD_FOLDER = process.env.BUILD_FOLDER || '.next';

/** What a release is known by when its build was finished. */
const manifestOf = (release) => path.join(release, BUILD_FOLDER, 'plumbline-build.json');

/** @returns {string} an empty folder for a release that is later than all others */
export function newRelease(site) {
  const release = path.join(folderOf(site), new Date().toISOString().replaceAll(/[-:.]/g, ''));
  fs.mkdirSync(release, { recursive: true });
  return release;
}

/** @param {string | null} former its packages are taken over where they are the same @throws {SetupError} */
export async function buildRelease(sources, release, former) {
  const script = path.join(sources, 'deploy/build.sh');
  const code = await run(script, [sources, release], { env: former ? { FORMER: former } : {}, quiet: true });
  if (code !== 0)
    throw new SetupError('The build failed; its output is above. The site is served as before.');
}

/** The releases that were built to their end, oldest first. */
function releasesOf(site) {
  if (!fs.existsSync(folderOf(site))) return [];
  const releases = fs.readdirSync(folderOf(site)).sort();
  return releases
    .map((name) => path.join(fs.realpathSync(folderOf(site)), name))
    .filter((release) => fs.existsSync(manifestOf(release)));
}

/** @throws {SetupError} when there is none */
export function releaseBefore(site, release) {
  const before = releasesOf(site).filter((one) => release !== null && one < release);
  if (before.length === 0) throw new SetupError('There is no release before the one that is served.');
  return before.at(-1);
}

/** Makes a build the latest, whose prices and words count (lib/server/build-manifest.ts). */
export function stampBuild(release) {
  const file = manifestOf(release);
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  const text = `${JSON.stringify({ ...manifest, builtAt: new Date().toISOString() }, null, 2)}\n`;
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}

/** Removes the oldest releases, and what a build that was broken off left; never the one that is served. */
export function forget(site, served, keep) {
  const kept = releasesOf(site).filter((one) => one !== served);
  const stay = new Set([served, ...kept.slice(-(keep - 1))]);
  for (const name of fs.readdirSync(folderOf(site))) {
    const release = path.join(fs.realpathSync(folderOf(site)), name);
    if (!stay.has(release)) fs.rmSync(release, { recursive: true, force: true });
  }
}
