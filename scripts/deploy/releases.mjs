import fs from 'node:fs';
import path from 'node:path';
import { run } from '../setup/run.mjs';
import { SetupError } from '../setup/steps.mjs';

/** Each release is a folder of it, with sources, packages and build, named by the moment it was begun. */
const folderOf = (site) => path.join(site, 'releases');
const NAME = /^\d{8}T\d{9}Z$/;
const nameAt = (moment) => moment.toISOString().replaceAll(/[-:.]/g, '');
/** In that folder: the releases that were served, a name a line, and so whether the folder is ours. */
const SERVED = '.served';
export const BUILD_FOLDER = process.env.BUILD_FOLDER || '.next';

/** What a release is known by when its build was finished. */
const manifestOf = (release) => path.join(release, BUILD_FOLDER, 'plumbline-build.json');

/**
 * A folder for a site, that of one, or one where nothing of another's would be in the way.
 * @returns {string} its full path, without symbolic links
 * @throws {SetupError} when what lies there is not ours
 */
export function siteAt(folder) {
  if (!fs.existsSync(folder)) throw new SetupError(`There is no folder ${folder} (--site).`);
  const site = fs.realpathSync(folder);
  const releases = folderOf(site);
  const served = path.join(releases, SERVED);
  if (fs.existsSync(served)) return site;
  for (const name of ['releases', 'current'])
    if (fs.lstatSync(path.join(site, name), { throwIfNoEntry: false }))
      throw new SetupError(
        `${path.join(site, name)} was not made by this command. Name another folder (--site), or if it was: touch ${served}`,
      );
  fs.mkdirSync(releases);
  fs.writeFileSync(served, '');
  return site;
}

/** @returns {string} an empty folder for a release that is later than all others */
export function newRelease(site) {
  const release = path.join(folderOf(site), nameAt(new Date()));
  fs.mkdirSync(release);
  return release;
}

/** @param {string | null} former its packages are taken over where they are the same @throws {SetupError} */
export async function buildRelease(sources, release, former) {
  const script = path.join(sources, 'deploy/build.sh');
  const code = await run(script, [sources, release], { env: former ? { FORMER: former } : {}, quiet: true });
  if (code !== 0)
    throw new SetupError('The build failed; its output is above. The site is served as before.');
}

const isBuilt = (release) => fs.existsSync(manifestOf(release));

/** The releases that were built to their end, oldest first. */
function releasesOf(site) {
  const names = fs.readdirSync(folderOf(site)).filter((name) => NAME.test(name));
  const releases = names.sort().map((name) => path.join(folderOf(site), name));
  return releases.filter(isBuilt);
}

/** The names of the releases that were served up to this one, the first one first. */
function servedUntil(site, release) {
  const names = fs
    .readFileSync(path.join(folderOf(site), SERVED), 'utf8')
    .split('\n')
    .filter(Boolean);
  return release ? names.slice(0, names.lastIndexOf(path.basename(release)) + 1) : [];
}

/**
 * Notes that this one is served after the former; or, when the site goes back to it, what was served before
 * it.
 */
export function noteServed(site, release, former) {
  const again = servedUntil(site, release);
  const names = again.length > 0 ? again : [...servedUntil(site, former), path.basename(release)];
  write(path.join(folderOf(site), SERVED), `${names.join('\n')}\n`);
}

/** @throws {SetupError} when there is none */
export function releaseBefore(site, release) {
  const names = servedUntil(site, release).slice(0, -1);
  const before = names.map((name) => path.join(folderOf(site), name)).findLast(isBuilt);
  if (!before) throw new SetupError('There is no release that was served before the present one.');
  return before;
}

/**
 * What a process has to be started anew for: values of its environment that pages of one release have and of
 * the other have not.
 */
export function otherEnvironment(release, former) {
  const [values, before] = [release, former].map((one) =>
    JSON.parse(fs.readFileSync(manifestOf(one), 'utf8')),
  );
  return Object.keys(BUILT_IN)
    .filter((name) => values[name] !== before[name])
    .map((name) => BUILT_IN[name]);
}
const BUILT_IN = {
  baseUrl: 'BASE_URL',
  publishableKey: 'STRIPE_PUBLISHABLE_KEY',
  stripeJsUrl: 'STRIPE_JS_URL',
};

/** Makes a build the latest, whose prices and words count (lib/server/build-manifest.ts). */
export function stampBuild(release) {
  const file = manifestOf(release);
  const manifest = JSON.parse(fs.readFileSync(file, 'utf8'));
  write(file, `${JSON.stringify({ ...manifest, builtAt: new Date().toISOString() }, null, 2)}\n`);
}

function write(file, text) {
  fs.writeFileSync(`${file}.part`, text);
  fs.renameSync(`${file}.part`, file);
}

/**
 * Removes the oldest releases, and what a build that was broken off left; never one of these, nor one whose
 * successor is younger than a day: pages of it are still open.
 */
export function forget(site, stay, keep) {
  const all = releasesOf(site);
  const dayAgo = nameAt(new Date(Date.now() - 86_400_000));
  const open = all.filter((_, at) => path.basename(all[at + 1] ?? '') > dayAgo);
  const rest = all.filter((one) => !stay.includes(one));
  const kept = new Set([...stay, ...open, ...rest.slice(Math.max(0, rest.length + stay.length - keep))]);
  for (const name of fs.readdirSync(folderOf(site))) {
    const release = path.join(folderOf(site), name);
    if (NAME.test(name) && !kept.has(release)) removeRelease(release);
  }
}

/** First of all it is no longer built: a start that looks at the releases beside it leaves it out. */
export function removeRelease(release) {
  fs.rmSync(manifestOf(release), { force: true });
  fs.rmSync(release, { recursive: true, force: true });
}
