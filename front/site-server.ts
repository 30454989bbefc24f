import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_BODY_BYTES } from '@/lib/platform/http/read-json';
import { limitParts } from './acceptable';
import type { Handler } from './middleware';
import { inTurn } from './in-turn';

/**
 * Limits of one client, in ms and bytes. Beyond them Node answers 408 or 431 where it can, and closes the
 * connection.
 */
export type Timeouts = {
  maxHeaderSize: number;
  /** For a request's head, and for all of it, also where it was answered before its end. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often Node checks those two. */
  connectionsCheckingInterval: number;
  /** How long a connection may wait for its next request: longer than the proxies before us keep theirs. */
  keepAliveTimeout: number;
  /** For how long the unread rest of a body is received once its request is answered. */
  unreadBody: number;
  /**
   * How long a connection may be without traffic: a client that does not read what it asked for is cut off.
   */
  idle: number;
  /** How many connections there may be, and how many pipelined requests may wait, on all of them together. */
  connections: number;
  ahead: number;
  /**
   * How many bytes of a body are buffered before a handler reads it: one more than any call but a webhook
   * takes.
   */
  highWaterMark: number;
};

export const TIMEOUTS: Timeouts = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  unreadBody: 2_000,
  idle: 90_000,
  connections: 1_000,
  ahead: 1_000,
  highWaterMark: MAX_BODY_BYTES + 1,
};

/**
 * The HTTP server of the site, which gives no client more time or memory than a browser needs. It does not
 * listen yet.
 */
export function siteServer(answer: Handler, timeouts: Timeouts = TIMEOUTS): Server {
  const { idle, unreadBody, connections, ahead, ...limits } = timeouts;
  const answerInTurn = inTurn(answer, ahead);
  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    limitParts(request);
    response.once('finish', () => request.complete || discardUnreadBody(request, socket, unreadBody));
    void answerInTurn(request, response);
  });
  server.setTimeout(idle);
  server.maxConnections = connections;
  return server;
}

/**
 * Many clients read an answer only when they have sent all of their body: if the connection closed at once,
 * they would not see why it was refused. So the rest is received and dropped for a while; a client that is
 * not done by then is cut off.
 */
function discardUnreadBody(request: IncomingMessage, socket: Socket, ms: number): void {
  setTimeout(() => request.complete || socket.destroy(), ms).unref();
  // Node drops what comes in now, but does not read on while a route still has a listener.
  request.removeAllListeners('readable').resume();
}
