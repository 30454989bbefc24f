#!/usr/bin/node
// Stands in for systemctl where there is no systemd: does what the units of deploy/systemd say, as far as a
// sandbox can. The file of the environment, account, folders, a tree that can only be read, restarts,
// OnFailure=. Not limits, system calls and timers.
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { readAsSystemd } from './systemd-environment.mjs';

const UNITS = '/etc/systemd/system';
const STATE = '/run/systemctl-stand-in';
const LOG = '/var/log/units.log';
fs.mkdirSync(STATE, { recursive: true });

const [verb = '', ...rest] = process.argv.slice(2);
const names = rest
  .filter((one) => one !== '--now')
  .map((one) => (/\.\w+$/.test(one) ? one : `${one}.service`));
const verbs = {
  start,
  stop,
  restart,
  enable: start,
  reload,
  run: keepRunning,
  'daemon-reload': () => undefined,
};
if (!verbs[verb]) throw new Error(`The stand-in for systemctl knows no ${verb}.`);
for (const name of names.length > 0 ? names : ['']) await verbs[verb](name);

function read(name) {
  const [, template, instance] = /^([^@]+@)(.+)(\.\w+)$/.exec(name) ?? [];
  const text = fs.readFileSync(`${UNITS}/${template ? `${template}.service` : name}`, 'utf8');
  const filled = text.replaceAll('%i', instance ?? '').replaceAll('%n', name);
  const all = (key) => [...filled.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);
  return { name, all, one: (key) => all(key).at(-1) };
}

function pidFile(name) {
  return `${STATE}/${name}.pid`;
}

function isAlive(pid) {
  return fs.existsSync(`/proc/${pid}`);
}

async function start(name) {
  if (name.endsWith('.timer')) return void console.log(`Not run: ${name}, for want of systemd.`);
  const unit = read(name);
  if (unit.one('Type') === 'oneshot') {
    const { status } = spawnSync(...command(unit), { stdio: ['ignore', ...log()] });
    if (status === 0) return;
    for (const other of unit.all('OnFailure')) await start(other);
    throw new Error(`${name} failed (${status}); see ${LOG}.`);
  }
  const child = spawn(process.execPath, [import.meta.filename, 'run', name], {
    detached: true,
    stdio: 'ignore',
  });
  fs.writeFileSync(pidFile(name), String(child.pid));
  child.unref();
}

/** Starts the unit again whenever it ends, until it is stopped. */
async function keepRunning(name) {
  let stopped = false;
  process.on('SIGTERM', () => {
    stopped = true;
    child.kill('SIGTERM');
  });
  let child;
  while (!stopped) {
    child = spawn(...command(read(name)), { stdio: ['ignore', ...log()] });
    await new Promise((ended) => child.once('exit', ended));
    if (!stopped) await setTimeout(2_000);
  }
}

async function stop(pattern) {
  const wanted = new RegExp(`^${pattern.replaceAll('*', '.*')}\\.pid$`);
  for (const file of fs.readdirSync(STATE).filter((one) => wanted.test(one))) {
    const pid = Number(fs.readFileSync(`${STATE}/${file}`, 'utf8'));
    if (isAlive(pid)) process.kill(pid, 'SIGTERM');
    while (isAlive(pid)) await setTimeout(50);
    fs.rmSync(`${STATE}/${file}`);
  }
}

async function restart(name) {
  await stop(name);
  await start(name);
}

/** Debian starts nginx when it is installed, where there is a systemd. */
function reload(name) {
  if (name !== 'nginx.service') throw new Error(`The stand-in for systemctl can't reload ${name}.`);
  const isRunning =
    fs.existsSync('/run/nginx.pid') && fs.readFileSync('/run/nginx.pid', 'utf8').trim() !== '';
  const { status } = spawnSync('nginx', isRunning ? ['-s', 'reload'] : [], { stdio: 'inherit' });
  if (status !== 0) throw new Error('nginx did not take its settings.');
}

function log() {
  const file = fs.openSync(LOG, 'a');
  return [file, file];
}

/**
 * The program of a unit in a tree that can only be read but for what the unit names, as its account, with its
 * environment.
 */
function command({ one, all }) {
  const [user, group] = [one('User'), one('Group')];
  const folders = [
    ...all('StateDirectory').map((name) => `/var/lib/${name}`),
    ...all('RuntimeDirectory').map((name) => `/run/${name}`),
  ];
  const writable = [...folders, ...all('ReadWritePaths').flatMap((line) => line.split(' '))];
  const make = folders.map((folder) => `install -d -o ${user} -g ${group} -m 700 ${folder}`);
  const open = writable.map((given) => {
    const folder = given.replace(/^-/, '');
    const mount = `mount --bind ${folder} ${folder} && mount -o remount,bind,rw ${folder}`;
    return given.startsWith('-') ? `if [ -e ${folder} ]; then ${mount}; fi` : mount;
  });
  const script = [
    'set -e',
    ...make,
    // A tree of its own, in which mounts are changed: that of the machine stays as it is.
    'mkdir -p /run/unit-root && mount --rbind / /run/unit-root',
    'exec chroot /run/unit-root sh -c "$0"',
  ];
  const inside = [
    'set -e',
    ...(one('ProtectSystem') === 'strict'
      ? ['mount -o remount,bind,ro /; mount -o remount,bind,ro /run']
      : []),
    ...(one('PrivateTmp') === 'true' ? ['mount -t tmpfs -o mode=1777 tmpfs /tmp'] : []),
    ...open,
    `cd ${one('WorkingDirectory')}`,
    `umask ${one('UMask') ?? '0022'}`,
    `exec setpriv --reuid=${user} --regid=${group} --init-groups --no-new-privs --inh-caps=-all -- ${one('ExecStart')}`,
  ].join('\n');
  const env = {
    PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
    ...all('EnvironmentFile').map((file) => readAsSystemd(fs.readFileSync(file, 'utf8')))[0],
  };
  return [
    'unshare',
    [
      '--mount',
      '--',
      'env',
      '-i',
      ...Object.entries(env).map(([name, value]) => `${name}=${value}`),
      'sh',
      '-c',
      script.join('\n'),
      inside,
    ],
  ];
}
