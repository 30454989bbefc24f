import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { MOST } from '@/lib/kernel/limits';
import { oncePerProcess } from '@/lib/kernel/once-per-process';
import { isDevelopmentServer } from '@/lib/platform/config/running';
import { enterRequest, newRequestId } from '@/lib/platform/log/log';

type Exchange = { request: IncomingMessage; response: ServerResponse };

const current = oncePerProcess('plumblineExchange', () => new AsyncLocalStorage<Exchange>());
const watch = oncePerProcess('plumblineWatch', () => ({
  on: false,
  isLast: false,
  /** Open connections, each with its last request. */
  connections: new Map<Socket, Exchange | null>(),
}));

/** Gives each request an id, and lets pages see the connection and set a status, which Next can't. */
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
    // Next keeps upgrade requests open forever; without a listener they are normal ones.
    if (!isDevelopmentServer()) server.removeAllListeners('upgrade');
    server.headersTimeout = HEAD_TIME;
    server.requestTimeout = REQUEST_TIME;
    putRight(exchange.request);
    const id = newRequestId();
    exchange.response.setHeader('X-Request-Id', id);
    if (watch.isLast) exchange.response.setHeader('Connection', 'close');
    current.enterWith(exchange);
    enterRequest(id);
  });
}

/** In ms: a request whose head, or whole, takes longer is hung up on. Node looks every 30 seconds. */
const HEAD_TIME = 10_000;
const REQUEST_TIME = 30_000;

/** In ms: unfinished requests may still arrive for so long. */
const GRACE = 2_000;

/** Closes connections after their answer, and idle or unfinished ones: they would keep the process alive. */
export function endConnections(): void {
  watch.isLast = true;
  setInterval(() => {
    for (const [socket, exchange] of watch.connections)
      if (!exchange?.request.complete || exchange.response.writableFinished) socket.destroy();
  }, GRACE).unref();
}

/** Headers that only Next and its scripts may send. Our pages don't use them, and odd values fail. */
const OF_NEXT =
  /^(rsc$|next-(router-|url$|action$|resume$)|x-(middleware|nextjs|invoke|prerender|now)-|x-matched-path$)/;

/** Next takes the Host header for the site's address, so it has to be valid. */
const HOST = /^([\w.-]+|\[[\da-f:]+\])(:\d{1,5})?$/i;

/**
 * Fixes requests on which Next fails: addresses without a slash or that can't be decoded, addresses of page
 * data, and odd methods. Cuts long ones, which cost Next their length squared, and sends them to proxy.ts,
 * which refuses them: it isn't asked about calls.
 */
function putRight(request: IncomingMessage): void {
  const { headers } = request;
  for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name];
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
  if (url.length > MOST.address || url.split('&').length > MOST.names) {
    request.url = `/?${url}`;
    return;
  }
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

/** `null` if connections aren't seen. */
export const socketAddress = (): string | null => current.getStore()?.request.socket.remoteAddress ?? null;

/** Sets the status of the page being rendered (docs/decisions/serving.md). @returns whether it could */
export function setStatus(status: number): boolean {
  const response = current.getStore()?.response;
  if (!response) return false;
  response.statusCode = status;
  if (status === 503) response.setHeader('Retry-After', RETRY_SECONDS);
  return true;
}

/** Retry-After of a 503. */
export const RETRY_SECONDS = 5;
