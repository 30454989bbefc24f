import fc from 'fast-check';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { addresses } from './odd-addresses';
import { bodies } from './odd-bodies';
import { headers, type Body, type Line } from './odd-headers';

/** One request as it goes over the wire, for every server to make of it what it can. */
type OddRequest = { method: string; bytes: Buffer };

type Parts = {
  method: string;
  address: string;
  version: string;
  hosts: string[];
  headers: Line[];
  body: Body;
  /** Whether the address says what the router's headers say, as Next wants it. */
  isHashed: boolean;
};

/**
 * Requests that nobody means well, over all routes, methods and headers of a site: each address that a build
 * knows, whole, bent and with something behind it.
 * @param known addresses that lead to something which is in the database
 */
export async function oddRequests(
  known: readonly string[],
  { count, seed }: { count: number; seed: number },
): Promise<OddRequest[]> {
  const parts = fc.record({
    method: fc.oneof({ weight: 5, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    address: addresses(known),
    version: fc.oneof({ weight: 40, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom(...VERSIONS)),
    hosts: fc.oneof(
      { weight: 20, arbitrary: fc.constant<string[]>(['site.test']) },
      fc.constantFrom<string[]>(...HOSTS),
    ),
    headers,
    body: fc.oneof({ weight: 3, arbitrary: fc.constant<Body>({ lines: [], text: '' }) }, bodies),
    isHashed: fc.boolean(),
  });
  return Promise.all(fc.sample(parts, { numRuns: count, seed }).map(written));
}

async function written(parts: Parts): Promise<OddRequest> {
  const { method, version, hosts, body } = parts;
  const lines: Line[] = [
    ...hosts.map((host): Line => ['Host', host]),
    ['Connection', 'close'],
    ...parts.headers,
    ...body.lines,
  ];
  const address = parts.isHashed ? await hashed(parts) : parts.address;
  const head = [
    `${method} ${address} ${version}`.trim(),
    ...lines.map(([name, value]) => `${name}: ${value}`),
  ];
  return { method, bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${body.text}`, 'latin1') };
}

/** The address that Next takes these headers at; at any other it redirects to it. */
async function hashed({ address, headers }: Pick<Parts, 'address' | 'headers'>): Promise<string> {
  const of = (wanted: string) => headers.find(([name]) => name === wanted)?.[1];
  const hash = await computeCacheBustingSearchParam(
    of('next-router-prefetch') as '1' | undefined,
    of('next-router-segment-prefetch'),
    of('next-router-state-tree'),
    of('next-url'),
  );
  return `${address}${address.includes('?') ? '&' : '?'}_rsc=${hash}`;
}

const METHODS = [
  ...['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'QUERY', 'PURGE'],
  ...['get', 'FOO', 'PRI', '', 'M-SEARCH', 'LINK'],
];
const VERSIONS = [
  '',
  'HTTP/0.9',
  'HTTP/1.0',
  'HTTP/1.2',
  'HTTP/2.0',
  'HTTP/9.9',
  'HTTP/1',
  'HTTPS/1.1',
  'http/1.1',
];
const HOSTS: string[][] = [
  [],
  [''],
  ['a', 'b'],
  ['a', 'a'],
  [']'],
  ['a b'],
  ['127.0.0.1:99999'],
  ['[::1'],
  ['x'.repeat(3_000)],
  ['a/b?c#d'],
  ['\u00e9'],
];
