import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { bringPrograms } from './machine.mjs';
import { inProject } from './project.mjs';
import { must, run } from './run.mjs';
import { SetupError } from './steps.mjs';

/**
 * Brings node_modules to what package-lock.json says, and its native parts to this Node.
 * @param {{ maySystem: boolean }} options maySystem: a missing compiler may be installed with apt-get
 */
export async function installDependencies({ maySystem }) {
  const locked = isAsLocked();
  if (locked && databaseFault() === null) return 'nothing to do';
  if (!locked) {
    await must(npm(['ci', '--ignore-scripts', '--no-audit']), 'npm ci failed; its output is above.');
    // Prisma's scripts would download programs that the site does not use.
    const { allowScripts } = readJson(inProject('package.json'));
    const allowed = Object.keys(allowScripts).filter(
      (name) => name !== 'better-sqlite3' && allowScripts[name] && isInstalled(name),
    );
    await must(npm(['rebuild', ...allowed]), 'npm rebuild failed; its output is above.');
  }
  let fault = await buildDatabase();
  if (fault !== null && maySystem && (await bringPrograms(['builder']).catch(() => null)) === 'installed')
    fault = await buildDatabase();
  if (fault !== null) throw new SetupError(noDatabase(fault));
  return locked ? 'built for this Node' : 'installed';
}

/** Brings the packages of a folder that has a lockfile of its own. */
export async function installIn(folder) {
  if (isAsLocked(folder)) return 'nothing to do';
  const install = npm(['ci', '--prefix', folder, '--ignore-scripts', '--no-audit']);
  await must(install, 'npm ci failed; its output is above.');
  return 'installed';
}

/** npm's record of node_modules has to name every package in the version of package-lock.json. */
function isAsLocked(folder = inProject()) {
  const record = path.join(folder, 'node_modules/.package-lock.json');
  if (!fs.existsSync(record)) return false;
  const { packages: installed } = readJson(record);
  const { packages: wanted } = readJson(path.join(folder, 'package-lock.json'));
  return Object.entries(wanted).every(
    ([name, { version, optional }]) => name === '' || optional || installed[name]?.version === version,
  );
}

/** Why better-sqlite3, which is native, can't be used with this Node; null: it can. */
function databaseFault() {
  const attempt = "new (require('better-sqlite3'))(':memory:')";
  const { status, stderr } = spawnSync(process.execPath, ['-e', attempt], {
    cwd: inProject(),
    encoding: 'utf8',
  });
  return status === 0 ? null : (/^Error: .*(\n.*NODE_MODULE_VERSION.*)*/m.exec(stderr)?.[0] ?? stderr);
}

/** @returns {Promise<string | null>} why it still can't be used */
async function buildDatabase() {
  await npm(['rebuild', 'better-sqlite3'], compilerEnv());
  return databaseFault();
}

/** Node's headers lie beside a Node that was installed whole: the compiler need not download them. */
function compilerEnv() {
  const prefix = path.dirname(path.dirname(fs.realpathSync(process.execPath)));
  return fs.existsSync(path.join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {};
}

const noDatabase = (fault) =>
  `better-sqlite3 (the embedded database) has no ready-made program for this Node within reach, and compiling it failed.
${fault}
Install what node-gyp needs (Debian, Ubuntu: apt-get install python3 make g++; macOS: xcode-select --install; else
https://github.com/nodejs/node-gyp#installation), then run the same command again.`;

function npm(args, env = {}) {
  const quiet = { quiet: true, env: { npm_config_loglevel: 'error', ...env } };
  const cli = process.env.npm_execpath;
  return cli ? run(process.execPath, [cli, ...args], quiet) : run('npm', args, quiet);
}

const isInstalled = (name) => fs.existsSync(inProject('node_modules', name));
const readJson = (file) => JSON.parse(fs.readFileSync(file, 'utf8'));
