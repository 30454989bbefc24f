import type { IncomingMessage } from 'node:http';
import { ALLOWED_HEADERS } from './allowed-headers.mjs';
import type { Middleware } from './middleware';
import { isPlace, withoutErrorPage } from './next-internals/own-addresses';
import { refuse, type Refusal } from './refusal';
import { NO_ROUTE, type PatternOf } from './route-patterns';

/**
 * The limits of one request. A larger one costs its sender nothing, and can keep our one thread busy for a
 * second.
 */
export const MOST = {
  /** Characters of an address with its query: far more than a link of an advertisement has. */
  target: 4096,
  /** Names in a query: Next asks for all values of each. */
  parameters: 100,
  /** Characters of a User-Agent; the rest is cut off. Bots are recognized by a regular expression. */
  agent: 256,
  /**
   * Parts of a body, chunks or packets, however small; and one more for each so many bytes: no network has
   * smaller packets.
   */
  parts: 100,
  bytesPerPart: 512,
};

type Site = {
  patternOf: PatternOf;
  /** By route or address, where it takes something else than GET and HEAD. */
  methods: Readonly<Record<string, readonly string[]>>;
  /** Whether there is an answer in memory for a path: ranges of it can be sent, since its size is known. */
  isRecorded: (path: string) => boolean;
};

const READING = ['GET', 'HEAD'];

/**
 * Refuses what is no request to this site, and takes out of the others each header that neither Next nor a
 * route reads.
 */
export function acceptable(site: Site): Middleware {
  return (next) => (request, response) => {
    const refusal = wrongFrame(request) ?? wrongTarget(request) ?? wrongMethod(request, site);
    if (refusal) return refuse(response, refusal);
    const url = readableAddress(request.url ?? '');
    const plain = plainAddress(url);
    if (plain !== url && READING.includes(request.method ?? ''))
      return refuse(response, { status: 308, headers: { Location: plain } });
    request.url = url;
    request.headers = allowedHeaders(request, site);
    return next(request, response);
  };
}

/** Node accepts these requests, but a proxy before us may have read them in another way. */
function wrongFrame({ httpVersionMajor, headers, rawHeaders }: IncomingMessage): Refusal | null {
  const coding = headers['transfer-encoding'];
  const isRead = coding === undefined || coding.toLowerCase() === 'chunked';
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name));
  return httpVersionMajor !== 1 || !isRead || hosts.length > 1 ? { status: 400 } : null;
}

function wrongTarget({ url = '' }: IncomingMessage): Refusal | null {
  if (!url.startsWith('/')) return { status: 400 };
  if (url.length > MOST.target) return { status: 414 };
  return url.slice(pathOf(url).length).split('&').length > MOST.parameters ? { status: 414 } : null;
}

/** Where no route is, GET and HEAD go on to the page for 404; any other method is answered 404 at once. */
function wrongMethod({ method = '', url = '' }: IncomingMessage, site: Site): Refusal | null {
  const route = site.patternOf(url);
  const own = site.methods[url] ?? site.methods[route];
  const allowed = own ?? READING;
  if (allowed.includes(method)) return null;
  return route === NO_ROUTE && !own
    ? { status: 404 }
    : { status: 405, headers: { Allow: allowed.join(', ') } };
}

/** Ranges are for files that are in memory, and for calls that send files. */
function allowedHeaders({ url = '', method, headers }: IncomingMessage, { isRecorded }: Site) {
  const kept: IncomingMessage['headers'] = {};
  for (const name of ALLOWED_HEADERS) if (headers[name] !== undefined) kept[name] = headers[name];
  if (kept['user-agent']) kept['user-agent'] = kept['user-agent'].slice(0, MOST.agent);
  const hasRanges = url.startsWith('/api/') || isRecorded(pathOf(url));
  if (method !== 'GET' || !hasRanges) delete kept.range;
  return kept;
}

/**
 * An address whose path can be decoded, and is none that Next has given a meaning. In a part that is
 * otherwise, % stands for itself: an id that was cut off in the middle of a sign belongs to nothing, and the
 * page of that id says so.
 */
export function readableAddress(asked: string): string {
  const url = withoutErrorPage(asked);
  const path = pathOf(url);
  if (!path.includes('%')) return url;
  const parts = path.split('/').map((part) => (isReadable(part) ? part : part.replaceAll('%', '%25')));
  return parts.join('/') + url.slice(path.length);
}

/**
 * The address with its letters and digits as themselves: %74estimonials is another way to write testimonials
 * (RFC 3986, 6.2.2.2), which Next does not know. What leads to another site or to a call stays as it is.
 */
export function plainAddress(url: string): string {
  const path = pathOf(url);
  if (!path.includes('%') || /^\/(?:[/\\]|api\/)/.test(path)) return url;
  const plain = path.replace(/%(?:3\d|[46][1-9a-f]|[57][\da])/gi, decodeURIComponent);
  return plain + url.slice(path.length);
}

const pathOf = (url: string) => url.split('?', 1)[0] ?? '';

function isReadable(text: string): boolean {
  try {
    return !isPlace(decodeURIComponent(text));
  } catch {
    return false;
  }
}

/**
 * Each part of a body costs as much as the next, however small it is: a client that sends one byte at a time
 * would keep the thread busy. Its connection is closed. In `push`, since Node emits all parts of one packet
 * before a promise goes on.
 */
export function limitParts(request: IncomingMessage): void {
  const push = request.push.bind(request);
  let parts = 0;
  let bytes = 0;
  request.push = (part: Buffer | null, encoding) => {
    parts += 1;
    bytes += part?.length ?? 0;
    if (part === null || parts <= MOST.parts + bytes / MOST.bytesPerPart) return push(part, encoding);
    request.destroy();
    return false;
  };
}
