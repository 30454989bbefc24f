import fs from 'node:fs';
import { print } from './output.mjs';
import { must, run } from './run.mjs';

/** Whether packages of the system can be installed here without asking anybody. */
export function canInstallSystemPackages() {
  return process.getuid?.() === 0 && fs.existsSync('/etc/debian_version');
}

/** Of its processes only one may install. */
let latest = Promise.resolve();

/** Installs packages of the system, and starts none of their services. @throws {SetupError} */
export function installSystemPackages(names) {
  const installed = latest.then(() => aptGet(names));
  latest = installed.catch(() => undefined);
  return installed;
}

async function aptGet(names) {
  // The last two are for what a package does when it is installed: systemd starts nothing, nor do scripts of
  // init.
  const env = { DEBIAN_FRONTEND: 'noninteractive', SYSTEMD_OFFLINE: '1', RUNLEVEL: '1' };
  // Ended half-way, it leaves packages that dpkg wants to be asked about.
  const how = { env, quiet: true, mayStop: false };
  print(`  apt-get install ${names.join(' ')}`);
  await must(run('apt-get', ['update', '-qq'], how), 'apt-get update failed.');
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...names];
  await must(run('apt-get', install, how), `apt-get could not install ${names.join(', ')}.`);
}
