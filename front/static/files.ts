import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnchanged } from '@/lib/platform/http/conditions';
import type { Middleware } from '../middleware';
import { accepted } from './negotiate';
import { isHashed } from './other-releases';
import { answerRange, rangeAskedFor } from './ranges';
import type { Ready, Store } from './store';

/**
 * Answers what the build has recorded out of memory, and leaves the rest to Next.
 * @param lookBeside adds what another release has, once a file is asked for that this one has not
 */
export function files(store: Store, lookBeside: () => void): Middleware {
  return (next) => (request, response) => {
    if (request.url && isHashed(request.url) && !store.has(pathOf(request.url))) lookBeside();
    const ready = find(store, request);
    return ready ? send(ready, request, response) : next(request, response);
  };
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

/** Sends what is in memory as the request would have it. */
export function send(ready: Ready, { headers }: IncomingMessage, response: ServerResponse): void {
  const [encoding = 'plain'] = accepted(headers['accept-encoding']).filter((name) => ready[name]);
  const variant = ready[encoding]!;
  if (ready.status === 200 && isUnchanged(headers, variant.etag, ready.modified))
    return void response.writeHead(304, variant.unchanged).end();
  const part = rangeAskedFor(headers, ready);
  if (part) return answerRange(response, ready.plain, part);
  response.writeHead(ready.status, variant.headers).end(variant.bytes);
}

function find(store: Store, { method, url = '' }: IncomingMessage): Ready | null {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const path = pathOf(url);
  const address = store.get(path);
  if (!address) return null;
  if (address.unless.length === 0 || url === path) return address.answer;
  const query = new URLSearchParams(url.slice(path.length));
  return address.unless.some((key) => query.has(key)) ? null : address.answer;
}
