import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below what systems give away by themselves, which another process may be given between our look and our
 * use.
 */
const FIRST = 20_000;
const EACH = 60;
const SHARES = 200;

/** Processes that run side by side have numbers side by side, so each looks in a share of its own. */
const share = FIRST + (process.pid % SHARES) * EACH;
let next = 0;

/**
 * A port of the loopback interface that nobody listens on now, and that this process has not been given
 * lately.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < EACH; tried++) {
    const port = share + (next++ % EACH);
    if (await isFree(port)) return port;
  }
  throw new Error(`All ports from ${share} to ${share + EACH - 1} are in use.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}
