import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PROGRAMS } from './project.mjs';
import { must, run, runNode } from './run.mjs';
import { SetupError } from './steps.mjs';

// Programs that tests need and npm does not bring. The site itself needs none of them.

const BROWSERS = [
  // Without all that draws windows: a third of the work for the same page. Playwright's own is one, too.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const onPath = (name) =>
  (process.env.PATH ?? '').split(path.delimiter).map((folder) => path.resolve(folder, name));
const find = (names) => names.flatMap(onPath).find((file) => fs.existsSync(file));
/** A Mac without Java has a program of that name, too: what counts is whether it runs. */
const runs = (program, ...args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/**
 * The Chromium that tests use, if one is installed on this machine; undefined: Playwright's own.
 * @returns {string | undefined}
 */
export const testBrowser = () => find(BROWSERS);

/** Debian's Firefox, or another of this machine. @returns {string | undefined} */
export const testFirefox = () => find(['firefox-esr', 'firefox']);
export const hasWebKit = () => Boolean(find(['WebKitWebDriver']) && find(['Xvfb']));

/** Debian's packages of each, and whether it is there. Without an optional one, tests are skipped. */
const NEEDS = {
  browser: {
    packages: ['chromium-headless-shell'],
    isThere: () => Boolean(testBrowser()) || hasOwnBrowser(),
  },
  java: { packages: ['default-jre-headless'], isThere: () => runs('java', '-version') },
  // They compile the embedded database.
  builder: {
    packages: ['python3', 'make', 'g++'],
    isThere: () => ['python3', 'make', 'g++'].every((name) => runs(name, '--version')),
  },
  office: {
    // Pages and pictures of workbooks are as wide as the letters: Liberation Sans is as wide as Arial.
    packages: [
      ...['libreoffice-calc', 'libreoffice-writer', 'libreoffice-impress', 'python3-uno'],
      ...['poppler-utils', 'fonts-liberation'],
    ],
    isThere: () =>
      ['soffice', 'pdftoppm', 'pdftotext'].every((name) => find([name])) &&
      ['python3/dist-packages/uno.py', '../share/fonts/truetype/liberation'].every((file) =>
        fs.existsSync(path.join('/usr/lib', file)),
      ),
  },
  caddy: { packages: ['caddy'], isThere: () => runs('caddy', 'version'), isOptional: true },
  firefox: { packages: ['firefox-esr'], isThere: () => Boolean(testFirefox()), isOptional: true },
  webkit: { packages: ['webkit2gtk-driver', 'xvfb'], isThere: hasWebKit, isOptional: true },
};

/**
 * Makes sure that these are there: Debian's packages where nobody has to be asked, and Playwright's own
 * browser.
 * @param {(keyof typeof NEEDS)[]} names
 * @returns {Promise<string>} what was done
 * @throws {SetupError} that names what is missing
 */
export async function bringPrograms(names) {
  const missing = () => names.map((name) => NEEDS[name]).filter(({ isThere }) => !isThere());
  const packages = () => missing().flatMap((need) => need.packages);
  if (missing().length === 0) return 'nothing to do';
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    // Debian's relatives do not have them all.
    await aptGet(packages()).catch(({ message }) => console.log(message));
  }
  if (missing().includes(NEEDS.browser) && fs.existsSync(PROGRAMS.playwright)) {
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
    await runNode(PROGRAMS.playwright, ['install', 'chromium'], { env });
  }
  if (missing().every(({ isOptional }) => isOptional)) return 'installed';
  throw new SetupError(`Programs are missing (Debian: apt-get install ${packages().join(' ')}).`);
}

async function aptGet(names) {
  // The last two are for what a package does when it is installed: systemd starts nothing, nor do scripts of
  // init.
  const env = { DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' };
  // Ended half-way, it leaves packages that dpkg wants to be asked about.
  const how = { env, quiet: true, mayStop: false };
  console.log(`  apt-get install ${names.join(' ')}`);
  await must(run('apt-get', ['update', '-qq'], how), 'apt-get update failed.');
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await must(run('apt-get', install, how), `apt-get could not install ${names.join(', ')}.`);
}

/** Playwright's, once npm has brought it. */
function hasOwnBrowser() {
  const { chromium } = createRequire(import.meta.url)('playwright');
  return fs.existsSync(chromium.executablePath());
}
