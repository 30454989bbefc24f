import { STATUS_CODES } from 'node:http';
import type { Station } from './answer';

const NOT_OF_CALLS = ['rsc', 'x-nextjs-data', 'x-middleware-set-cookie'];

/**
 * Lets nothing through that Next answers with a failure: an address that is none of ours, TRACE, which no route can take,
 * and the header of server actions, of which the site has none. What only Next may write, and the header by which the router
 * asks for the data of a page, means nothing to the API.
 */
export const readable: Station = (next) => (request, response) => {
  const { url = '', method, headers } = request;
  const refused = method === 'TRACE' ? 405 : url.startsWith('/') ? null : 400;
  if (refused) {
    response.writeHead(refused, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
    return void response.end(`${STATUS_CODES[refused]}\n`);
  }
  request.url = readableAddress(url);
  delete headers['next-action'];
  if (url.startsWith('/api/')) for (const name of NOT_OF_CALLS) delete headers[name];
  return next(request, response);
};

/**
 * An address whose path can be decoded. Where a part can't, its % stands for itself: an id that was cut off in the middle of
 * a sign belongs to nothing, and the page of that id says so.
 */
export function readableAddress(url: string): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  if (!path.includes('%') || isReadable(path)) return url;
  const parts = path.split('/').map((part) => (isReadable(part) ? part : part.replaceAll('%', '%25')));
  return parts.join('/') + url.slice(path.length);
}

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
