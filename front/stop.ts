import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { log } from '@/lib/log/log';

type Closing = {
  /** Begun at once: what works by itself takes nothing new. */
  work: () => Promise<void>;
  /** Once the last request is answered. */
  rest: () => Promise<void>;
};

/** A request that takes longer than this is cut off. Whoever stops us must have more patience than that. */
const LIMIT = 25_000;
/** A terminal tells the whole group of processes, and the one above us tells us again: that is one wish. */
const SAME_WISH = 500;
const LOOK = 50;
/** Browsers open connections ahead. On one of which nothing was asked by then, nobody waits. */
const PATIENCE = 1_000;

/**
 * Told to stop, the process takes no more connections, finishes what it has begun, and ends with exit code 0; with 1 when
 * that took too long. Told again, it ends at once.
 */
export function stopOnSignal(server: Server, closing: Closing, limitMs = LIMIT): void {
  const unused = unusedConnections(server);
  let since: number | undefined;
  const stop = () => {
    if (since === undefined) {
      since = Date.now();
      setTimeout(() => unused.forEach((socket) => socket.destroy()), PATIENCE);
      void finish(server, closing, limitMs);
    } else if (Date.now() - since > SAME_WISH) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

async function finish(server: Server, { work, rest }: Closing, limitMs: number): Promise<void> {
  setTimeout(() => {
    log().warn(`Not everything was finished ${limitMs / 1000} s after the signal to stop: it is cut off.`);
    process.exit(1);
  }, limitMs);
  try {
    await Promise.all([lastRequest(server), work()]);
    await rest();
    process.exit(0);
  } catch (error) {
    log().error('The stop failed', { error: String(error) });
    process.exit(1);
  }
}

/**
 * A connection that is kept alive lets nobody wait: once its answer is sent it is closed. Whoever asks over one until then is
 * told that it ends, and sends nothing more into the void.
 */
function lastRequest(server: Server): Promise<void> {
  server.prependListener('request', (_request, response: ServerResponse) =>
    response.setHeader('Connection', 'close'),
  );
  return new Promise((resolve) => {
    const looking = setInterval(() => server.closeIdleConnections(), LOOK);
    server.close(() => {
      clearInterval(looking);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Those that were opened and not asked anything over; Node does not count them as idle. */
function unusedConnections(server: Server): Set<Socket> {
  const unused = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage) => unused.delete(socket));
  return unused;
}
