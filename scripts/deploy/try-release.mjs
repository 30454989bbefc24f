import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { SetupError } from '../setup/steps.mjs';
import { BUILD_FOLDER } from './releases.mjs';

const LIMIT_MS = 60_000;

/**
 * A page and a call of each kind: rendered at build, out of memory, from the catalogue, and drawn on request.
 */
const ASKED = {
  '/': 200,
  '/toolbox': 200,
  '/api/ready': 200,
  '/api/products': 200,
  '/diagnostic/results/none': 404,
};

/**
 * Starts a release beside the site, on a port of its own and with its environment, asks it, and stops it. It
 * applies migrations, and changes nothing else. However we end, it ends.
 * @param {AbortSignal} stopped ends the trial
 * @param {number} limitMs the time it has to start, and then to answer and stop
 * @throws {SetupError} with what it printed, when it does not start, answer or stop as it should
 */
export async function tryRelease(release, stopped, limitMs = LIMIT_MS) {
  const port = await freePort();
  const base = process.env.BASE_URL || `http://127.0.0.1:${process.env.PORT || 3000}`;
  const env = {
    ...process.env,
    TRIAL: '1',
    PORT: String(port),
    BASE_URL: base,
    METRICS_PORT: '',
    LOG_FORMAT: 'json',
  };
  const child = spawn(process.execPath, [path.join(release, BUILD_FOLDER, 'front.cjs')], {
    cwd: release,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  let cutOff = '';
  const listens = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
        if (printed.includes('Listening on ')) resolve(true);
      });
    child.once('close', () => resolve(false));
  });
  const ended = new Promise((resolve) => {
    child.once('close', resolve);
    child.once('error', (error) => (printed += `${error.message}\n`));
  });
  const end = (why) => {
    cutOff ||= why;
    child.kill('SIGKILL');
  };
  const late = setTimeout(end, limitMs, ` within ${limitMs / 1000} s`);
  const onStop = () => end(' before this command was stopped');
  const onExit = () => child.kill('SIGKILL');
  stopped.addEventListener('abort', onStop);
  process.on('exit', onExit);
  const wrong = (what) =>
    new SetupError(`The release was tried, and ${what}${cutOff}:\n${printed}\nThe site is served as before.`);
  try {
    if (stopped.aborted) onStop();
    if (!(await listens)) throw wrong('did not start');
    late.refresh();
    try {
      await askAll(port, wrong);
    } finally {
      child.kill('SIGTERM');
    }
    const code = await ended;
    if (cutOff) throw wrong('did not stop');
    if (code !== 0) throw wrong(`ended with ${code} when it was told to stop`);
  } finally {
    clearTimeout(late);
    stopped.removeEventListener('abort', onStop);
    process.off('exit', onExit);
    onExit();
  }
}

async function askAll(port, wrong) {
  for (const [address, expected] of Object.entries(ASKED)) {
    const answer = await fetch(`http://127.0.0.1:${port}${address}`).catch(() => null);
    await answer?.arrayBuffer().catch(() => undefined);
    if (!answer) throw wrong(`did not answer at ${address}`);
    if (answer.status !== expected) throw wrong(`answered ${answer.status} at ${address}`);
  }
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
