import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_BODY_BYTES } from '@/lib/platform/http/read-json';
import { endAfterParts } from './acceptable';
import type { Handler } from './middleware';
import { inTurn } from './in-turn';

/** What a client may take, in ms and bytes. Node ends what is over: with 408 or 431 where it can, and by hanging up. */
export type Patience = {
  maxHeaderSize: number;
  /** For a request's head, and for all of it, also where it was answered before its end. */
  headersTimeout: number;
  requestTimeout: number;
  /** How often those two are looked at. */
  connectionsCheckingInterval: number;
  /** How long a connection may wait for its next request: longer than the proxies before us keep theirs. */
  keepAliveTimeout: number;
  /** How long what is left of a body is taken once its request is answered. */
  unreadBody: number;
  /** How long nothing at all may move on a connection: whoever does not read what they asked for is cut off. */
  idle: number;
  /** How many connections there may be, and how many requests that were sent ahead, on all of them together. */
  connections: number;
  ahead: number;
  /** How many bytes of a body are held before anybody reads it: one more than any call but a webhook takes. */
  highWaterMark: number;
};

export const PATIENCE: Patience = {
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

/** The server that calls come in at, which gives nobody more time or room than a browser needs. It does not listen yet. */
export function siteServer(answer: Handler, patience: Patience = PATIENCE): Server {
  const { idle, unreadBody, connections, ahead, ...limits } = patience;
  const answerInTurn = inTurn(answer, ahead);
  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    endAfterParts(request);
    response.once('finish', () => request.complete || discardUnreadBody(request, socket, unreadBody));
    void answerInTurn(request, response);
  });
  server.setTimeout(idle);
  server.maxConnections = connections;
  return server;
}

/**
 * Many clients read an answer only when they have sent all of their body: hung up on at once they would not see why it was
 * refused. So what is left of it is thrown away for a while, and whoever has not come to an end by then is cut off.
 */
function discardUnreadBody(request: IncomingMessage, socket: Socket, ms: number): void {
  setTimeout(() => request.complete || socket.destroy(), ms).unref();
  // Node throws away what comes in now, but does not ask for it while a route still listens.
  request.removeAllListeners('readable').resume();
}
