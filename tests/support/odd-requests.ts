import fc from 'fast-check';
import { computeCacheBustingSearchParam } from 'next/dist/shared/lib/router/utils/cache-busting-search-param.js';
import { readManifest } from '@/front/manifest';
import { readRecords } from '@/front/static/records';
import { BROKEN_BODIES, hostileText, someHeaders } from './hostile';

/** One request as it goes over the wire, for every server to make of it what it can. */
export type OddRequest = { method: string; bytes: Buffer };

export type Line = [name: string, value: string];
type Parts = {
  method: string;
  address: string;
  version: string;
  hosts: string[];
  headers: Line[];
  body: { lines: Line[]; text: string };
  /** Whether the address says what the router's headers say, as Next wants it. */
  isHashed: boolean;
};

/**
 * Requests that nobody means well, over all routes, methods and headers of a site: each address that a build knows, whole,
 * bent and with something behind it.
 * @param build the build folder
 * @param known addresses that lead to something which is in the database
 */
export async function oddRequests(
  build: string,
  known: readonly string[],
  { count, seed }: { count: number; seed: number },
): Promise<OddRequest[]> {
  const parts = fc.record({
    method: fc.oneof({ weight: 5, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    address: addresses(build, known),
    version: fc.oneof({ weight: 40, arbitrary: fc.constant('HTTP/1.1') }, fc.constantFrom(...VERSIONS)),
    hosts: fc.oneof(
      { weight: 20, arbitrary: fc.constant<string[]>(['site.test']) },
      fc.constantFrom<string[]>(...HOSTS),
    ),
    headers: fc.tuple(usual, someOf(LINES), flight).map((lists) => lists.flat() as Line[]),
    body: fc.oneof({ weight: 3, arbitrary: fc.constant<Parts['body']>({ lines: [], text: '' }) }, bodies),
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
export async function hashed({ address, headers }: Pick<Parts, 'address' | 'headers'>): Promise<string> {
  const of = (wanted: string) => headers.find(([name]) => name === wanted)?.[1];
  const hash = await computeCacheBustingSearchParam(
    of('next-router-prefetch') as '1' | undefined,
    of('next-router-segment-prefetch'),
    of('next-router-state-tree'),
    of('next-url'),
  );
  return `${address}${address.includes('?') ? '&' : '?'}_rsc=${hash}`;
}

function addresses(build: string, known: readonly string[]): fc.Arbitrary<string> {
  const { staticRoutes, dynamicRoutes } = readManifest<
    Record<'staticRoutes' | 'dynamicRoutes', { page: string }[]>
  >(build, 'routes-manifest.json');
  const recorded = readRecords(build).answers.filter(({ flight }) => flight === null);
  const fixed = [
    ...recorded.map(({ path }) => path),
    ...staticRoutes.map(({ page }) => page),
    ...known,
    ...ODD_PATHS,
  ];
  const open = fc
    .tuple(fc.constantFrom(...dynamicRoutes.map(({ page }) => page)), filling)
    .map(([page, fill]) => page.replaceAll(/\[[^\]]+\]/g, (place) => fill(place)));
  return fc
    .tuple(fc.oneof(fc.constantFrom(...fixed), open, fc.constantFrom(...known)), behind)
    .map(([path, more]) => `${path}${more}`.replaceAll(/[\r\n]/g, ''));
}

/** What stands in the place of [id]: words that mean nothing, and the place itself. */
const filling: fc.Arbitrary<(place: string) => string> = fc.oneof(
  fc.constantFrom<(place: string) => string>(
    encodeURIComponent,
    (place) => place,
    (place) => place.replace('[', '%5b'),
  ),
  fc
    .constantFrom(
      'x',
      '%',
      '%00',
      '%ff',
      '%2e%2e',
      '..',
      '%2F',
      '.rsc',
      'x.rsc',
      'undefined',
      '%255Bid%255D',
      'a'.repeat(3_000),
    )
    .map((one) => () => one),
  hostileText.map((one) => () => encodeURIComponent(one.toWellFormed().slice(0, 400))),
);

const behind = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  fc.constantFrom(
    '/',
    '//',
    '/.',
    '/..',
    '/../..',
    '.rsc',
    '.json',
    '.segments/_tree.segment.rsc',
    '.txt',
    '%',
    '%20',
    '\\',
    '#x',
    ';a=b',
  ),
  fc.constantFrom(
    '?',
    '?_rsc',
    '?_rsc=x',
    '?success=true',
    '?nxtPslug=x',
    '?nxtIid=1',
    '?a=%',
    '?__nextLocale=x',
    '?a[]=1',
    '?__nextDataReq=1',
  ),
  fc.constantFrom(
    `?${'a&'.repeat(120)}`,
    `?${'a&'.repeat(99)}`,
    `?x=${'y'.repeat(5_000)}`,
    '?__proto__=1&constructor=2',
  ),
  hostileText.map((one) => `?${encodeURIComponent(one.toWellFormed().slice(0, 200))}`),
);

const ODD_PATHS = [
  ...[
    '*',
    '',
    'nothing',
    'http://site.test/',
    '//',
    '///',
    '/\\',
    '/..',
    '/%2e%2e/',
    '/%',
    '/%ff',
    '/%00',
    '/[slug]',
  ],
  ...[
    '/404',
    '/500',
    '/_error',
    '/_document',
    '/_app',
    '/index',
    '/index.rsc',
    '/toolbox.rsc',
    '/toolbox.html',
  ],
  ...[
    '/_global-error',
    '/_not-found',
    '/_global-error/',
    '/%5Fglobal-error',
    '/_not-found.rsc',
    '/_global-error.rsc',
  ],
  ...[
    '/_next',
    '/_next/',
    '/_next/data/x/index.json',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/static/none',
  ],
  ...[
    '/_next/postponed/resume',
    '/_next/webpack-hmr',
    '/__nextjs_original-stack-frames',
    '/_vercel/insights',
  ],
  ...[
    '/api',
    '/api/',
    '/api/none',
    '/api//health',
    '/api/Health',
    '/api/%68ealth',
    '/favicon.ico',
    '/policy-reports',
  ],
  ...['/.env', '/.git/config', '/wp-login.php', '/package.json', '/server/app/page.js', '/../../etc/passwd'],
];
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

/** The router's headers are a family of their own. */
const usual = someHeaders.map((headers) => Object.entries(headers).filter(([name]) => name !== 'rsc'));
const someOf = (lines: readonly Line[]) => fc.subarray([...lines], { maxLength: 3 });

const LINES: Line[] = [
  ['Accept-Encoding', 'br;q=x, gzip;q=2, *'],
  ['Accept-Encoding', 'identity;q=0, *;q=0'],
  ['Accept-Language', '-'],
  ['Authorization', 'Bearer x'],
  ['Baggage', 'a=b'],
  ['Connection', 'Upgrade, close'],
  ['Upgrade', 'h2c'],
  ['Expect', '100-continue'],
  ['Expect', 'everything'],
  ['If-Match', '"x"'],
  ['If-Modified-Since', 'Thu, 01 Jan 2099 00:00:00 GMT'],
  ['If-Modified-Since', 'never'],
  ['If-None-Match', '*'],
  ['If-Unmodified-Since', 'Thu, 01 Jan 1970 00:00:00 GMT'],
  ['Purpose', 'prefetch'],
  ['Range', 'bytes=5-1'],
  ['Range', 'bytes=0-0,2-2'],
  ['Range', 'bytes=99999999-'],
  ['Referer', 'not an address'],
  ['traceparent', '00-x'],
  ['User-Agent', 'Googlebot/2.1'],
  ['User-Agent', 'a'.repeat(8_000)],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['next-action', '00'],
  ['next-resume', '1'],
  ['next-hmr-refresh', '1'],
  ['x-action-redirected', '1'],
  ['x-invoke-path', '/500'],
  ['x-invoke-status', '500'],
  ['x-matched-path', '/orders/[token]'],
  ['x-middleware-invoke', '1'],
  ['x-middleware-prefetch', '1'],
  ['x-next-cache-tags', 'x'],
  ['x-next-revalidated-tags', 'x'],
  ['x-nextjs-data', '1'],
  ['x-nextjs-html-request-id', 'x'],
  ['x-now-route-matches', '1=x'],
  ['x-prerender-revalidate', 'x'],
  ['x-request-id', '../../x'],
  ['X-A', '\u0000'],
  ['X A', 'b'],
  ['', ''],
  ['X-Long', 'b'.repeat(15_000)],
];

const TREES = [
  ...['x', '%', '[]', 'null', '{}', '[[', '["",{}]', '["",{"children":["__PAGE__",{}]},null,null,16]'],
  ...['["",{"children":["x",{"children":["__PAGE__?{}",{}]}]},null,"refetch"]', '["",{"__proto__":["",{}]}]'],
  ...[
    '["",{"children":["toolbox",{"children":[["slug","x","d",null],{"children":["__PAGE__",{}]}]}]},null,null,16]',
  ],
  '['.repeat(2_000),
];
const names = [
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'next-router-segment-prefetch',
];
const values = [
  fc.constantFrom(...TREES, ...TREES.map(encodeURIComponent), ...TREES.slice(-5).map(encodeURIComponent)),
  fc.constantFrom('1', '1', '1', '1', '2', '3', 'x', ''),
  fc.constantFrom('/_tree', '/__PAGE__', '/_full', '/../x', 'x', '', '/$d$slug', '/a\u00e9'),
  fc.constantFrom('/', '/toolbox', '//x', 'x', '', '/%', '/toolbox?x=1', 'http://x/', '/\u00e9'),
];

const rsc = fc.oneof({ weight: 12, arbitrary: fc.constant('1') }, fc.constantFrom('', '0', '2', '1, 1', 'x'));

/** The headers by which the router asks for data, right ones and wrong ones; mostly none. */
const flight: fc.Arbitrary<Line[]> = fc.oneof(
  { weight: 2, arbitrary: fc.constant<Line[]>([]) },
  fc
    .tuple(rsc, ...values.map((value) => fc.oneof(fc.constant(null), value)))
    .map(([asked, ...others]) => [
      ['rsc', asked ?? ''] as Line,
      ...others.flatMap((value, at): Line[] => (value === null ? [] : [[names[at] ?? '', value]])),
    ]),
);

const TYPES = [
  ...[
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/plain',
  ],
  ...['application/csp-report', 'application/json; charset=x', ''],
];
const TEXTS = [
  ...BROKEN_BODIES.map((text) => text.slice(0, 9_000)),
  ...[
    '{}',
    '{"email":"a@example.com"}',
    'email=a%40example.com&token=x',
    'token=%00',
    '--x\r\n\r\n\r\n--x--\r\n',
  ],
];

/** Bodies of every kind, framed as they are, or as two programs may read in two ways. */
const bodies: fc.Arbitrary<Parts['body']> = fc
  .tuple(fc.constantFrom(...TYPES), fc.constantFrom(...TEXTS), fc.nat(11))
  .map(([type, text, how]) => {
    const length = Buffer.byteLength(text, 'latin1');
    const chunks = `${length.toString(16)}\r\n${text}\r\n${length === 0 ? '' : '0\r\n\r\n'}`;
    const single = `${text.slice(0, 2_000).replaceAll(/[^]/g, (sign) => `1\r\n${sign}\r\n`)}0\r\n\r\n`;
    const framed: Parts['body'][] = [
      { lines: [['Transfer-Encoding', 'chunked']], text: chunks },
      { lines: [['Transfer-Encoding', 'chunked']], text: single },
      { lines: [['Transfer-Encoding', 'x, chunked']], text: chunks },
      { lines: [['Transfer-Encoding', 'chunked, x']], text: chunks },
      {
        lines: [
          ['Transfer-Encoding', 'Chunked'],
          ['Content-Length', '3'],
        ],
        text: chunks,
      },
      { lines: [['Transfer-Encoding', 'chunked']], text: `zz\r\n${text}` },
      { lines: [['Content-Length', `${length}, ${length}`]], text },
      { lines: [['Content-Length', String(Math.max(0, length - 2))]], text },
      { lines: [['Content-Length', '-1']], text },
    ];
    const { lines, text: sent } = framed[how] ?? {
      lines: [['Content-Length', String(length)]] as Line[],
      text,
    };
    return { lines: [['Content-Type', type], ...lines], text: sent };
  });
