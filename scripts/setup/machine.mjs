import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { PROGRAMS, inProject } from './project.mjs';
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
/** The same with all that draws windows. @returns {string | undefined} */
export const wholeBrowser = () => find(BROWSERS.slice(1));

/** Debian's Firefox, or another of this machine. @returns {string | undefined} */
export const testFirefox = () => find(['firefox-esr', 'firefox']);
export const hasWebKit = () => Boolean(find(['WebKitWebDriver']) && find(['Xvfb']));

/** What each is for, whether it is there, and Debian's packages that bring it. */
const NEEDS = {
  browser: {
    what: 'a Chromium to test with',
    isThere: () => Boolean(testBrowser()) || playwrightHasOne(),
    packages: ['chromium-headless-shell'],
  },
  java: {
    what: 'a Java to run the W3C checker with',
    isThere: () => runs('java', '-version'),
    packages: ['default-jre-headless'],
  },
  builder: {
    what: 'python3, make and g++ to compile the embedded database with',
    isThere: () => ['python3', 'make', 'g++'].every((name) => runs(name, '--version')),
    packages: ['python3', 'make', 'g++'],
  },
  office: {
    // Pages and pictures of workbooks are as wide as the letters: Liberation Sans is as wide as Arial.
    what: 'a LibreOffice with its bridge to Python, pdftoppm, pdftotext or the Liberation fonts, for workbooks',
    isThere: () =>
      ['soffice', 'pdftoppm', 'pdftotext'].every((name) => find([name])) &&
      ['python3/dist-packages/uno.py', '../share/fonts/truetype/liberation'].every((file) =>
        fs.existsSync(path.join('/usr/lib', file)),
      ),
    packages: [
      'libreoffice-calc',
      'libreoffice-writer',
      'libreoffice-impress',
      'python3-uno',
      'poppler-utils',
      'fonts-liberation',
    ],
  },
  // Tests that need it are skipped where it is not there.
  caddy: { isThere: () => runs('caddy', 'version'), packages: ['caddy'], isOptional: true },
  firefox: { isThere: () => Boolean(testFirefox()), packages: ['firefox-esr'], isOptional: true },
  webkit: { isThere: hasWebKit, packages: ['webkit2gtk-driver', 'xvfb'], isOptional: true },
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
  if (missing().length === 0) return 'nothing to do';
  if (process.getuid?.() === 0 && fs.existsSync('/etc/debian_version')) {
    // Debian's relatives do not have them all.
    await aptGet(missing().flatMap(({ packages }) => packages)).catch(({ message }) => console.log(message));
  }
  if (missing().includes(NEEDS.browser) && fs.existsSync(PROGRAMS.playwright)) {
    const env = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
    await runNode(PROGRAMS.playwright, ['install', 'chromium'], { env });
  }
  const left = missing().filter(({ isOptional }) => !isOptional);
  if (left.length === 0) return 'installed';
  throw new SetupError(
    left
      .map(({ what, packages }) => `Missing: ${what} (Debian: apt-get install ${packages.join(' ')}).`)
      .join('\n'),
  );
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

/** Asked in a process of its own: npm may put another Playwright there meanwhile. */
function playwrightHasOne() {
  if (!fs.existsSync(PROGRAMS.playwright)) return false;
  const asked = ['-p', "require('playwright').chromium.executablePath()"];
  const { status, stdout } = spawnSync(process.execPath, asked, { cwd: inProject('.'), encoding: 'utf8' });
  return status === 0 && fs.existsSync(stdout.trim());
}
