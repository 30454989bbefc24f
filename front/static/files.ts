import type { IncomingMessage, ServerResponse } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import type { Station } from '../middleware';
import { isUnchanged } from './conditions';
import { accepted } from './negotiate';
import { answerPart, partAskedFor } from './ranges';
import type { Ready, Store } from './store';

/** Answers what the build has recorded out of memory, and leaves the rest to Next. */
export function files(store: Store): Station {
  return (next) => async (request, response) => {
    const found = find(store, request);
    const ready = found instanceof Promise ? await found : found;
    return ready ? send(ready, request, response) : next(request, response);
  };
}

function send(ready: Ready, { headers }: IncomingMessage, response: ServerResponse): void {
  const [encoding = 'plain'] = accepted(headers['accept-encoding']).filter((name) => ready[name]);
  const version = ready[encoding]!;
  if (ready.status === 200 && isUnchanged(headers, version.etag, ready.modified))
    return void response.writeHead(304, version.unchanged).end();
  const part = partAskedFor(headers, ready);
  if (part) return answerPart(response, ready.plain, part);
  response.writeHead(ready.status, version.headers).end(version.bytes);
}

type Found = Ready | null | undefined;

function find(store: Store, { method, url = '', headers }: IncomingMessage): Found | Promise<Found> {
  if (method !== 'GET' && method !== 'HEAD') return null;
  const mark = url.indexOf('?');
  const address = store.get(mark < 0 ? url : url.slice(0, mark));
  if (!address) return null;
  const query = mark < 0 ? '' : url.slice(mark + 1);
  if (headers.rsc !== undefined) return flight(address.flight, headers, query);
  return query && address.isConditional ? null : address.itself;
}

/**
 * The data that the browser's router asks for. Its address says what the headers say, so that no cache takes one for the
 * other; where the two disagree, Next redirects.
 */
async function flight(
  parts: Map<string, Ready>,
  headers: IncomingMessage['headers'],
  query: string,
): Promise<Found> {
  const prefetch = headers['next-router-prefetch'];
  const part = headers['next-router-segment-prefetch'];
  if (prefetch !== undefined && prefetch !== '1') return null;
  const expected = await computeCacheBustingSearchParam(
    prefetch,
    part,
    headers['next-router-state-tree'],
    headers['next-url'],
  );
  if (query !== `_rsc=${expected}` && !(expected === '' && query === '_rsc')) return null;
  return parts.get(typeof part === 'string' ? part : '');
}
