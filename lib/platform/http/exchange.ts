import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MOST } from '@/lib/kernel/limits';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { isDevelopmentServer } from '@/lib/platform/config/running';
import { enterRequest, newRequestId } from '@/lib/platform/log/request-id';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const current = oncePerProcess('plumblineExchange', () => new AsyncLocalStorage<Exchange>());
const watch = oncePerProcess('plumblineWatch', () => ({
  ...{ on: false, isLast: false },
  /** The open connections, each with what was asked over it last. */
  connections: new Map<Socket, Exchange | null>(),
}));

/**
 * From now on whatever answers a request knows its connection and can set its status, which Next has no way
 * for; and every request has an id. Node says so of each request before a server gets it.
 */
export function watchExchanges(): void {
  if (watch.on) return;
  watch.on = true;
  subscribe('net.server.socket', (message) => {
    const { socket } = message as { socket: Socket };
    watch.connections.set(socket, null);
    socket.once('close', () => watch.connections.delete(socket));
  });
  subscribe('http.server.request.start', (message) => {
    const { server, ...exchange } = message as Exchange & { server: Server };
    watch.connections.set(exchange.request.socket, exchange);
    // Next keeps what asks for another protocol open for ever; without a listener it is a usual request.
    if (!isDevelopmentServer()) server.removeAllListeners('upgrade');
    putRight(exchange.request);
    const id = newRequestId();
    exchange.response.setHeader('X-Request-Id', id);
    if (watch.isLast) exchange.response.setHeader('Connection', 'close');
    current.enterWith(exchange);
    enterRequest(id);
  });
}

/** How long (ms) whoever has not asked to the end may still do so once the process is to end. */
const GRACE = 2_000;

/**
 * From now on each answer is the last one of its connection, and one over which nothing is asked, or never to
 * the end, is closed: it would keep the process from ending.
 */
export function endConnections(): void {
  watch.isLast = true;
  setInterval(() => {
    for (const [socket, exchange] of watch.connections)
      if (!exchange?.request.complete || exchange.response.writableFinished) socket.destroy();
  }, GRACE).unref();
}

/** What only Next's own scripts say: no page of ours has it, and odd ones fail or are logged. */
const OF_NEXT = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-action',
];

/** A host as an address has it; Next takes what a request says for the address of the site. */
const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/**
 * Node takes some requests that Next answers with a failure: an address without a slash before it, one that
 * can't be decoded, whose % then stands for itself, one by which its router gets a page's data, and a method
 * that no Request can have, which is answered as one that no route takes. What is too long, which costs Next
 * its length squared, is cut to what proxy.ts still refuses.
 */
function putRight(request: IncomingMessage): void {
  const { headers } = request;
  for (const name of OF_NEXT) delete headers[name];
  if (!/^https?$/.test(String(headers['x-forwarded-proto']))) delete headers['x-forwarded-proto'];
  if (!HOST.test(String(headers['x-forwarded-host']))) delete headers['x-forwarded-host'];
  if (!HOST.test(String(headers.host))) headers.host = 'localhost';
  if (headers['user-agent']) headers['user-agent'] = headers['user-agent'].slice(0, MOST.agent);
  if (request.method === 'TRACE') request.method = 'PUT';
  if (request.url?.startsWith('*')) request.url = `/${request.url}`;
  const url = (request.url ?? '')
    .slice(0, MOST.address + 1)
    .split('&', MOST.names + 1)
    .join('&');
  const [path = ''] = url.split('?', 1);
  const right = canBeDecoded(path) ? path : path.replaceAll('%', '%25');
  request.url = right.replace(/\.rsc$/, '%2ersc') + url.slice(path.length);
}

function canBeDecoded(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** The address at the other end of the connection that is answered; null where connections are not seen. */
export const socketAddress = (): string | null => current.getStore()?.request.socket.remoteAddress ?? null;

/** Whether addresses are seen at all: not on a platform that runs Next in functions of its own. */
export const seesConnections = (): boolean => watch.on;

/**
 * Gives the page that is being drawn a status of its own.
 * @returns whether it could (docs/decisions/serving.md)
 */
export function setStatus(status: number): boolean {
  const response = current.getStore()?.response;
  if (!response) return false;
  response.statusCode = status;
  if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
  return true;
}

/**
 * When to ask again after a 503, in seconds: by then fewer may ask, or the next look has found the database
 * well.
 */
export const RETRY_SECONDS = 5;
