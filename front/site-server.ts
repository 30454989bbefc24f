import { createServer, type Server } from 'node:http';
import type { Answer } from './answer';

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
  /** How long nothing at all may move on a connection: whoever does not read what they asked for is cut off. */
  idle: number;
};

const PATIENCE: Patience = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 2_000,
  keepAliveTimeout: 65_000,
  idle: 90_000,
};

/** The server that calls come in at, which gives nobody more time or room than a browser needs. It does not listen yet. */
export function siteServer(answer: Answer, patience: Patience = PATIENCE): Server {
  const { idle, ...limits } = patience;
  const server = createServer(limits, (request, response) => void answer(request, response));
  server.setTimeout(idle);
  return server;
}
