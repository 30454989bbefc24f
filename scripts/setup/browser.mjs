import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { PROGRAMS, inProject } from './project.mjs';
import { runNode } from './run.mjs';
import { SetupError } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Chromium without all that draws windows: a third of the work for the same page. Playwright's own is one,
 * too.
 */
const HEADLESS = 'chromium-headless-shell';

const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.join(folder, name));
const firstOf = (files) => files.find((file) => fs.existsSync(file));

/** The Chromium installed on this machine, if there is one. @returns {string | undefined} */
export const installedBrowser = () => firstOf([...NAMES.flatMap(onPath), ...MAC]);

/**
 * The one that tests use, if it is installed on this machine; undefined: Playwright's own.
 * @returns {string | undefined}
 */
export const testBrowser = () => firstOf(onPath(HEADLESS)) ?? installedBrowser();

/** What of Debian's would be installed; its relatives have no package of that name. */
export function browserPackages() {
  if (firstOf(onPath(HEADLESS)) || playwrightHasOne()) return [];
  return /^ID=debian$/m.test(fs.readFileSync('/etc/os-release', 'utf8')) ? [HEADLESS] : [];
}

/**
 * Makes sure there is a browser to test with: an installed Chromium, else Playwright's own, else Debian's
 * package.
 * @returns {Promise<string>} what was done
 */
export async function installBrowser() {
  if (testBrowser() || playwrightHasOne()) return 'nothing to do';
  const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  if ((await runNode(PROGRAMS.playwright, ['install', 'chromium'], { env })) === 0) return "Playwright's own";
  if (canInstallSystemPackages()) {
    await installSystemPackages(['chromium']);
    return "Debian's";
  }
  throw new SetupError(
    'There is no browser to test with. Install Chromium (Debian: apt-get install chromium).',
  );
}

/**
 * Before packages are installed nobody can say where it would be. Asked in a process of its own: npm may put
 * another Playwright there.
 */
function playwrightHasOne() {
  if (!fs.existsSync(inProject('node_modules/playwright'))) return false;
  const asked = ['-p', "require('playwright').chromium.executablePath()"];
  const { status, stdout } = spawnSync(process.execPath, asked, { cwd: inProject('.'), encoding: 'utf8' });
  return status === 0 && fs.existsSync(stdout.trim());
}
