import fc from 'fast-check';
import { someHeaders } from './hostile';

export type Line = [name: string, value: string];
export type Body = { lines: Line[]; text: string };

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

/** Headers of every kind. */
export const headers = fc.tuple(usual, someOf(LINES), flight).map((lists) => lists.flat() as Line[]);
