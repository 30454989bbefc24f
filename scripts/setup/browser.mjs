import fs from 'node:fs';
import path from 'node:path';
import { canInstallSystemPackages, installSystemPackages } from './debian.mjs';
import { PROGRAMS } from './project.mjs';
import { runNode } from './run.mjs';
import { SetupError } from './steps.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium installed on this machine, if there is one. @returns {string | undefined} */
export function installedBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...MAC];
  return candidates.find((file) => fs.existsSync(file));
}

/**
 * Makes sure there is a browser to test with: an installed Chromium, else Playwright's own, else Debian's package.
 * @returns {Promise<string>} what was done
 */
export async function installBrowser() {
  if (installedBrowser() || (await playwrightHasOne())) return 'nothing to do';
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

async function playwrightHasOne() {
  const { chromium } = await import('playwright');
  return fs.existsSync(chromium.executablePath());
}
