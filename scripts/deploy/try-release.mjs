import { spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { SetupError } from '../setup/steps.mjs';
import { BUILD_FOLDER } from './releases.mjs';

/** A page and a call of each kind: rendered at build, out of memory, from the catalogue, and drawn on request. */
const ASKED = {
  '/': 200,
  '/toolbox': 200,
  '/api/ready': 200,
  '/api/products': 200,
  '/diagnostic/results/none': 404,
};

/**
 * Starts a release beside the site, on a port of its own and with its environment, asks it, and stops it. It applies migrations,
 * and changes nothing else.
 * @throws {SetupError} with what it printed, when it does not start, answer or stop as it should
 */
export async function tryRelease(release) {
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
  const ended = once(child, 'exit');
  let printed = '';
  const listens = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        printed += text;
        if (printed.includes('Listening on ')) resolve(true);
      });
    child.once('close', () => resolve(false));
  });
  const wrong = (what) =>
    new SetupError(`The release was tried, and ${what}:\n${printed}\nThe site is served as before.`);
  if (!(await listens)) throw wrong('did not start');
  try {
    for (const [address, expected] of Object.entries(ASKED)) {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`);
      await answer.arrayBuffer();
      if (answer.status !== expected) throw wrong(`answered ${answer.status} at ${address}`);
    }
  } finally {
    child.kill('SIGTERM');
  }
  const [code] = await ended;
  if (code !== 0) throw wrong(`ended with ${code} when it was told to stop`);
}

async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
