// npm run deploy [-- --back]: builds the sources in this folder aside, tries the build, and has it served
// without a gap in the place of the one that is. Needs no packages: those of a release lie in its folder.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { alone } from './deploy/lock.mjs';
import { expectFullPaths } from './deploy/paths.mjs';
import {
  buildRelease,
  forget,
  newRelease,
  noteServed,
  otherEnvironment,
  releaseBefore,
  removeRelease,
  siteAt,
  stampBuild,
} from './deploy/releases.mjs';
import { point, servedBy, switchTo } from './deploy/switch.mjs';
import { tryRelease } from './deploy/try-release.mjs';
import { ROOT } from './setup/project.mjs';
import { STOPPED_BY } from './setup/run.mjs';
import { main, SetupError, step } from './setup/steps.mjs';

const HELP = `npm run deploy -- [--back] [--site FOLDER] [--sockets FOLDER] [--keep 5]

Builds the sources in this folder into releases/ of the site's folder, with prices and words as they are now, tries the build
beside the one that is served, and has it served in its place: no request fails, and open pages go on. What goes wrong on the
way leaves the site as it was.

  --back             serves what was served before the present one again, with its prices and words; builds nothing
  --site FOLDER      where releases lie, and current names the one that is served (the folder above these sources)
  --sockets FOLDER   where the processes of the site take orders (/run/plumbline); none there: the next start serves it
  --keep N           how many releases are left there, 2 to 99 (5), and all of the last day; their scripts and styles stay for open pages

The environment is that of the site, with full paths. After another BASE_URL or key of Stripe's the last line asks for a restart.
The exit code is 1 when the site is served as it was before.
`;

await main(async () => {
  const options = {
    help: { type: 'boolean' },
    back: { type: 'boolean' },
    site: { type: 'string', default: path.dirname(ROOT) },
    sockets: { type: 'string', default: '/run/plumbline' },
    keep: { type: 'string', default: '5' },
  };
  const { help, back, site: folder, sockets, keep } = parseArgs({ options }).values;
  if (help) return void process.stdout.write(HELP);
  if (!/^([2-9]|[1-9]\d)$/.test(keep)) throw new SetupError('--keep is a number from 2 to 99.');
  expectFullPaths(process.env);
  const site = siteAt(folder);
  // The build and the trial end with it; a switch is done to its end.
  const stopped = new AbortController();
  for (const signal of STOPPED_BY) process.on(signal, () => stopped.abort());
  await alone(site, () => deploy({ site, sockets, back, keep: Number(keep), stopped: stopped.signal }));
});

async function deploy({ site, sockets, back, keep, stopped }) {
  const former = servedBy(site);
  const release = back ? releaseBefore(site, former) : newRelease(site);
  try {
    if (!back) await step('Build', () => buildRelease(ROOT, release, former));
    await step('Trial', () => tryRelease(release, stopped));
  } catch (error) {
    if (!back) removeRelease(release);
    throw error;
  }
  // Of two builds the later one says what things cost.
  if (back) stampBuild(release);
  const changed = former ? otherEnvironment(release, former) : [];
  await step('Switch', async () => {
    // A process has the environment it was started with, in which this release would refuse to start.
    const switched = changed.length === 0 ? await switchOrStay({ release, former, sockets, back }) : 0;
    noteServed(site, release, former);
    point(site, release);
    // The studio reads this (studio/words/publisher.ts).
    return switched > 0 ? `${release} is served` : `${release} is served from the next start on`;
  });
  if (changed.length > 0)
    console.log(
      `\nOther than in the release before: ${changed.join(', ')}. Restart each process: systemctl restart 'plumbline@*'`,
    );
  forget(site, former ? [release, former] : [release], keep);
}

/**
 * @returns how many processes serve it
 * @throws {SetupError} when not all do; then the former release is served again
 */
async function switchOrStay({ release, former, sockets, back }) {
  try {
    return await switchTo(release, sockets);
  } catch (error) {
    if (former) {
      stampBuild(former);
      // Unless a process stays with the release.
      const stays = await switchTo(former, sockets).then(
        () => false,
        () => true,
      );
      if (!back && !stays) removeRelease(release);
    }
    throw error;
  }
}
