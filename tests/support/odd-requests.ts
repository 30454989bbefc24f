import fc from 'fast-check';
import { builtRoutes, prerenderedPaths } from './build-manifests';
import type { Call } from './fuzz';
import { BROKEN_BODIES, hostileText, someHeaders } from './hostile';

/**
 * Requests that nobody means well, over all routes, methods and headers of a site: each address that a build
 * knows, whole, bent and with something behind it.
 * @param known addresses that lead to something which is in the database
 */
export function oddRequests(known: readonly string[]): fc.Arbitrary<Call> {
  const fixed = [...prerenderedPaths(), ...builtRoutes(), ...known, ...ODD_PATHS];
  const open = fc
    .tuple(fc.constantFrom(...builtRoutes().filter((route) => route.includes('['))), filling)
    .map(([page, fill]) => page.replaceAll(/\[[^\]]+\]/g, () => fill));
  const address = fc.tuple(fc.oneof(fc.constantFrom(...fixed), open, fc.constantFrom(...known)), behind);
  return fc.record({
    method: fc.oneof({ weight: 5, arbitrary: fc.constant('GET') }, fc.constantFrom(...METHODS)),
    path: address.map((parts) => parts.join('').replaceAll(/[^\x21-\xff]/g, '')),
    headers: fc
      .tuple(someHeaders, fc.subarray(HEADERS, { maxLength: 3 }), fc.constantFrom(...TYPES))
      .map(([usual, odd, type]): Call['headers'] => ({
        ...{ ...usual, 'content-type': type },
        ...Object.fromEntries(odd),
      })),
    body: fc.oneof({ weight: 3, arbitrary: fc.constant('') }, fc.constantFrom(...BODIES)),
  });
}

const encoded = (length: number) =>
  hostileText.map((one) => encodeURIComponent(one.toWellFormed().slice(0, length)));
const words = (text: string) => fc.constantFrom(...text.split(' '));

const filling = fc.oneof(
  words('x % %00 %ff %2e%2e .. %2F .rsc x.rsc undefined %255Bid%255D %5bid%5d'),
  fc.constant('a'.repeat(3_000)),
  encoded(400),
);
const behind = fc.oneof(
  { weight: 6, arbitrary: fc.constant('') },
  words('/ // /. /.. /../.. .rsc .json .segments/_tree.segment.rsc .txt % %20 \\ #x ;a=b'),
  words('? ?_rsc ?_rsc=x ?success=true ?nxtPslug=x ?a=% ?__nextLocale=x ?a[]=1 ?__nextDataReq=1'),
  fc.constantFrom(`?${'a&'.repeat(120)}`, `?x=${'y'.repeat(5_000)}`, '?__proto__=1&constructor=2'),
  encoded(200).map((one) => `?${one}`),
);
const METHODS = 'HEAD POST PUT PATCH DELETE OPTIONS TRACE PROPFIND QUERY PURGE FOO M-SEARCH LINK'.split(' ');
const ODD_PATHS = `* http://site.test/ // /// /\\ /.. /%2e%2e/ /% /%ff /%00 /404 /500 /_error /_document /_app
  /index /index.rsc /toolbox.rsc /toolbox.html /_global-error /_not-found/ /%5Fglobal-error /_not-found.rsc
  /_next /_next/data/x/index.json /_next/image?url=%2Ficon.svg&w=64&q=75 /_next/static/none
  /_next/postponed/resume /_next/webpack-hmr /__nextjs_original-stack-frames /api /api/ /api//health
  /api/Health /api/%68ealth /policy-reports /.env /.git/config /wp-login.php /package.json
  /server/app/page.js /../../etc/passwd`.split(/\s+/);
const TYPES = [
  ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
  ...['application/csp-report', 'application/json; charset=x', ''],
];
const BODIES = [
  ...BROKEN_BODIES,
  ...['{}', 'email=a%40example.com&token=x', 'token=%00', '--x\r\n\r\n\r\n--x--\r\n'],
  '--x\r\nContent-Disposition: form-data; name="$ACTION_REF_1"\r\n\r\n\r\n--x--\r\n',
];
const HEADERS = Object.entries({
  ...{ 'accept-encoding': 'br;q=x, *;q=0', 'accept-language': '-', connection: 'Upgrade, close' },
  ...{ upgrade: 'h2c', expect: 'everything', 'if-match': '"x"', 'if-modified-since': 'never', host: ']' },
  ...{ purpose: 'prefetch', referer: 'not an address', traceparent: '00-x', 'x-request-id': '../../x' },
  ...{ 'user-agent': 'Googlebot/2.1', 'x-http-method-override': 'DELETE', rsc: '1', 'next-action': '00' },
  ...{ 'next-router-state-tree': '%5B%5B', 'next-router-segment-prefetch': '/_tree', 'next-resume': '1' },
  ...{ 'x-action-redirected': '1', 'x-invoke-path': '/500', 'x-invoke-status': '500', 'x-nextjs-data': '1' },
  ...{ 'x-matched-path': '/orders/[token]', 'x-middleware-prefetch': '1', 'x-prerender-revalidate': 'x' },
  ...{ 'x-next-revalidated-tags': 'x', 'x-now-route-matches': '1=x', 'x-long': 'b'.repeat(15_000) },
});
