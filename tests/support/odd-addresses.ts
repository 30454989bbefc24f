import fc from 'fast-check';
import { builtRoutes, prerenderedPaths } from './build-manifests';
import { hostileText } from './hostile';

/** Every address that a build knows, whole, bent, and with something behind it. */
export function addresses(known: readonly string[]): fc.Arbitrary<string> {
  const isOpen = (route: string) => route.includes('[');
  const fixed = [
    ...prerenderedPaths(),
    ...builtRoutes().filter((route) => !isOpen(route)),
    ...known,
    ...ODD_PATHS,
  ];
  const open = fc
    .tuple(fc.constantFrom(...builtRoutes().filter(isOpen)), filling)
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
