import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import net from 'node:net';
import { described } from '@/lib/platform/log/described';
import { log } from '@/lib/platform/log/log';

type Closing = {
  /** Called at once: background work takes nothing new. */
  work: () => Promise<void>;
  /** Called once the last request is answered. */
  rest: () => Promise<void>;
};

/**
 * A request that takes longer than this (ms) is cut off. A supervisor has to wait longer than that before it
 * kills us.
 */
const LIMIT = 25_000;
/**
 * A terminal signals every process of its group, and npm passes that on too: within this time (ms) it is one
 * signal.
 */
const ONE_SIGNAL = 500;
const CHECK_MS = 50;
/** For how long (ms) open connections are still served: a request may have been sent before we stopped. */
const GRACE = 500;

/**
 * On a signal to stop, the process takes no more connections, finishes what it has begun, and ends with exit
 * code 0; with 1 when that took too long. On a second signal it ends at once.
 */
export function stopOnSignal(server: Server, closing: Closing, limitMs = LIMIT): void {
  const connections = connectionsOf(server);
  let since: number | undefined;
  const stop = () => {
    if (since === undefined) {
      since = Date.now();
      void finish(server, connections, closing, limitMs);
    } else if (Date.now() - since > ONE_SIGNAL) process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}

async function finish(
  server: Server,
  connections: Connections,
  { work, rest }: Closing,
  limitMs: number,
): Promise<void> {
  setTimeout(() => {
    log().warn(`Not everything was finished ${limitMs / 1000} s after the signal to stop: it is cut off.`);
    process.exit(1);
  }, limitMs);
  try {
    await Promise.all([lastRequest(server, connections), work()]);
    await rest();
    process.exit(0);
  } catch (error) {
    log().error('The stop failed', { error: described(error) });
    process.exit(1);
  }
}

/**
 * Takes no new connection. A request over an open one is answered with Connection: close. Connections without
 * a request, kept alive or opened ahead by a browser, are closed.
 */
function lastRequest(server: Server, connections: Connections): Promise<void> {
  const lastOne = (response: ServerResponse | null) => {
    if (response && !response.headersSent) response.setHeader('Connection', 'close');
  };
  connections.forEach(lastOne);
  server.prependListener('request', (_request, response: ServerResponse) => lastOne(response));
  return new Promise((resolve) => {
    // http.Server's own close() would at once close connections over which the next request is coming in.
    net.Server.prototype.close.call(server, () => {
      clearInterval(checking);
      resolve();
    });
    let grace = GRACE / CHECK_MS;
    const checking = setInterval(() => {
      if (grace-- > 0) return;
      server.closeIdleConnections();
      for (const [socket, response] of connections) if (!response) socket.destroy();
    }, CHECK_MS);
  });
}

/** Each open connection with its latest response. Null: none yet, and Node does not count it as idle. */
type Connections = Map<net.Socket, ServerResponse | null>;

function connectionsOf(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket: net.Socket) => {
    connections.set(socket, null);
    socket.once('close', () => connections.delete(socket));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) =>
    connections.set(socket, response),
  );
  return connections;
}
