import type { IncomingMessage } from 'node:http';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param';
import type { Station } from '../answer';
import { isKnown } from './conditions';
import { accepted } from './negotiate';
import type { Ready, Store } from './store';

/** Answers what the build has recorded out of memory, and leaves the rest, parts of files included, to Next. */
export function files(store: Store): Station {
  return (next) => async (request, response) => {
    const found = find(store, request);
    const ready = found instanceof Promise ? await found : found;
    if (!ready) return next(request, response);
    const [encoding = 'plain'] = accepted(request.headers['accept-encoding']).filter((name) => ready[name]);
    const version = ready[encoding]!;
    if (ready.status === 200 && isKnown(request.headers['if-none-match'], version.etag))
      response.writeHead(304, version.unchanged).end();
    else response.writeHead(ready.status, version.headers).end(version.bytes);
  };
}

type Found = Ready | null | undefined;

function find(store: Store, request: IncomingMessage): Found | Promise<Found> {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return null;
  const mark = url.indexOf('?');
  const address = store.get(mark < 0 ? url : url.slice(0, mark));
  if (!address || isForNext(headers)) return null;
  const query = mark < 0 ? '' : url.slice(mark + 1);
  if (headers.rsc !== undefined) return flight(address.flight, headers, query);
  return query && address.isConditional ? null : address.itself;
}

/** Parts of files, and questions by date: Next knows the files. */
function isForNext(headers: IncomingMessage['headers']): boolean {
  return Boolean(headers.range || (headers['if-modified-since'] && !headers['if-none-match']));
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
  if (headers.rsc !== '1') return null;
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
