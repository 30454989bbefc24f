import fc from 'fast-check';
import { someHeaders } from './hostile';

export type Line = [name: string, value: string];
export type Body = { lines: Line[]; text: string };

const usual = someHeaders.map((headers) => Object.entries(headers));
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
  ['rsc', '1'],
  ['next-router-state-tree', '%5B%5B'],
  ['next-router-segment-prefetch', '/_tree'],
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

/** Headers of every kind. */
export const headers = fc.tuple(usual, someOf(LINES)).map((lists) => lists.flat() as Line[]);
