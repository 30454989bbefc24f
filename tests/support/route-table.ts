import { PAGE_PATHS } from '@/lib/kernel/pages';
import { routes } from '@/lib/kernel/routes';
import { loadContent } from '@/lib/content/load';
import { picturesOf, sampleFile } from '@/lib/shop/rules/product-file';
import { API_CALLS } from './api-calls';
import { CONTENT } from './content-folder';

type Row = {
  path: string;
  /** The route that answers, as Next names it. */
  route: string;
  status: number;
  rendering: 'static' | 'dynamic';
};

/** A page, as a search engine meets it. */
type PageRow = Row & {
  title: string;
  /** The heading, where this table says it; each page has one. */
  h1?: string;
  /** Whether search engines may show it; then, and only then, it has a canonical address: its own. */
  index: boolean;
  /** What Next finds missing while it renders a page, it sends as a shell: a script puts the words in. */
  needsScript?: true;
};

/** An address that answers with something else than a page. */
type FileRow = Row & { type: string };

const content = loadContent(CONTENT);
const { site, diagnostic, legal, toolbox, products, orders, yourData, pages } = content;
const { assessmentNotFound, assessmentInvalid, productNotFound, notFound } = content.messages.exact.pages;

/** In place of the id of a result that the test has made. */
export const A_RESULT = '/diagnostic/results/a-result';

/** What the headings of pages with one fixed address are. */
const HEADINGS: Partial<Record<string, string>> = {
  '/': content.home.hero.headline.replaceAll('*', ''),
  '/testimonials': content.testimonials.page.title,
  '/book-call': content.booking.title,
  '/sprint-program': content.programme.page.title,
  '/toolbox': toolbox.hero.title,
  '/library': content.library.page.title,
  '/privacy-policy': legal.privacyPolicy.title,
  '/terms-of-service': legal.termsOfService.title,
  '/diagnostic': diagnostic.questionnaire.page.title,
  '/diagnostic/team': diagnostic.teamRoom.about.title,
  '/find-purchase': orders.findPurchase.title,
  '/your-data': yourData.request.title,
  '/test-navigation': 'Navigation test',
};

const page = (path: string, title: string, more: Partial<PageRow> = {}): PageRow => ({
  path,
  route: path,
  status: 200,
  title,
  h1: HEADINGS[path],
  index: true,
  rendering: 'static',
  ...more,
});

const unlisted = (path: keyof typeof site.pages, more: Partial<PageRow> = {}): PageRow =>
  page(path, site.pages[path].title, { index: false, rendering: 'dynamic', ...more });

const missing = (h1: string, path: string, more: Partial<PageRow> = {}): PageRow =>
  page(path, `${h1} - ${site.brand.name}`, { status: 404, h1, index: false, rendering: 'dynamic', ...more });

/** Links that lead to nothing any more, each with its route. */
const gone = (h1: string, links: Record<string, string>): PageRow[] =>
  Object.entries(links).map(([path, route]) => missing(h1, path, { route, needsScript: true }));

/** Every page there is, and every way not to find one. */
export const PAGES: PageRow[] = [
  ...PAGE_PATHS.filter((path) => site.pages[path].index).map((path) => page(path, site.pages[path].title)),
  // The tracker's page is a route of its own.
  ...products.map(({ slug, seo, title: h1, ...more }) =>
    page(routes.product(slug), seo.title, 'page' in more ? { h1 } : { h1, route: '/toolbox/[slug]' }),
  ),
  ...pages.map(({ slug, title }) =>
    page(routes.page(slug), `${title} - ${site.brand.name}`, { route: '/library/[slug]', h1: title }),
  ),
  unlisted('/test-navigation', { rendering: 'static' }),
  unlisted('/diagnostic/results/{id}', {
    path: A_RESULT,
    route: '/diagnostic/results/[id]',
    h1: diagnostic.results.page.title,
  }),
  unlisted('/find-purchase'),
  unlisted('/your-data'),
  ...gone(assessmentNotFound, { '/diagnostic/results/no-such-id': '/diagnostic/results/[id]' }),
  ...gone(assessmentInvalid.title, {
    '/diagnostic/results': '/diagnostic/results',
    '/diagnostic/results/undefined': '/diagnostic/results',
  }),
  ...['/toolbox/no-such-tool', '/toolbox/product-not-found'].map((path) =>
    missing(productNotFound.title, path, { route: '/toolbox/product-not-found' }),
  ),
  ...gone(orders.order.notFound.title, { '/orders/no-such-key': '/orders/[token]' }),
  ...gone(yourData.brokenLink.title, {
    '/not-me/no-such-link': '/not-me/[token]',
    '/your-data/no-such-link': '/your-data/[token]',
    '/your-data/no-such-link/delete': '/your-data/[token]/delete',
    '/new-address/no-such-link': '/new-address/[token]',
    '/confirm-newsletter/no-such-link': '/confirm-newsletter/[token]',
    '/unsubscribe/no-such-link': '/unsubscribe/[token]',
  }),
  ...gone(diagnostic.teamRoom.gone.title, {
    '/team/no-such-key': '/team/[token]',
    '/team/no-such-key/delete': '/team/[token]/delete',
  }),
  missing(notFound, '/no-such-page', { route: '/_not-found', rendering: 'static' }),
];

const SHOWN = PAGES.filter(({ index }) => index);

/** The first page of each route that search engines may show. */
export const EACH_PAGE = SHOWN.filter(
  (row, at) => SHOWN.findIndex(({ route }) => route === row.route) === at,
).map(({ path }) => path);

/** The free demos, which are files and no pages of Next's. */
export const DEMOS = toolbox.demos.items.map(({ path }) => path);

const POSTED = API_CALLS.filter(({ method, path }) => method === 'post' && !path.includes('{'));
const HTML = 'text/html; charset=utf-8';

const file = (path: string, type: string, more: Partial<FileRow> = {}): FileRow => ({
  path,
  route: path,
  status: 200,
  type,
  rendering: 'static',
  ...more,
});

const call = (path: string, status: number, more: Partial<FileRow> = {}): FileRow =>
  file(path, 'application/json', { status, rendering: 'dynamic', ...more });

/** What takes nothing but a post. */
const onlyPosted = (path: string, route = path): FileRow => call(path, 405, { route, type: '' });

/** Every address that answers with data, an image or a text. */
export const FILES: FileRow[] = [
  file('/sitemap.xml', 'application/xml'),
  file('/feed.xml', 'application/atom+xml; charset=utf-8'),
  file('/robots.txt', 'text/plain'),
  file('/manifest.webmanifest', 'application/manifest+json'),
  file('/llms.txt', 'text/markdown; charset=utf-8'),
  call('/.well-known/security.txt', 200, { type: 'text/plain; charset=utf-8' }),
  file('/icon.svg', 'image/svg+xml'),
  file('/apple-icon', 'image/png'),
  file('/images/drawings.svg', 'image/svg+xml; charset=utf-8'),
  ...products.flatMap(({ slug, samples = [] }) =>
    samples
      .flatMap(picturesOf)
      .map((picture) =>
        file(routes.sample(slug, sampleFile(picture)), 'image/webp', { route: '/images/[kind]/[of]/[file]' }),
      ),
  ),
  call('/images/photos/testimonials/nobody.jpg', 404, { route: '/images/[kind]/[of]/[file]', type: HTML }),
  ...['192', '512', 'maskable-512'].map((name) =>
    file(`/icons/${name}.png`, 'image/png', { route: '/icons/[file]' }),
  ),
  ...SHOWN.map(({ path }) =>
    file(`/og${path === '/' ? '/home' : path}.png`, 'image/png', { route: '/og/[...page]' }),
  ),
  file('/checkout.json', 'application/json'),
  file('/diagnostic/comparison.json', 'application/json'),
  call('/api/health', 200),
  call('/api/ready', 200),
  call('/api/work', 404, { type: '' }),
  call('/api/products', 200),
  ...[...POSTED.map(({ path }) => path), '/diagnostic/answer'].map((path) => onlyPosted(path)),
  onlyPosted('/diagnostic/results/no-such-id/report', '/diagnostic/results/[id]/report'),
  onlyPosted('/orders/no-such-key/refund', '/orders/[token]/refund'),
  // These lead on to a page.
  call('/diagnostic/steps', 200, { type: HTML }),
  call('/your-data/no-such-link/export', 404, { route: '/your-data/[token]/export', type: HTML }),
  call('/api/unsubscribe/no-such-link', 404, { route: '/api/unsubscribe/[token]', type: HTML }),
  call('/api/downloads/no-such-link', 404, { route: '/api/downloads/[token]', type: HTML }),
  call('/api/no-such-call', 404, { route: '/api/[...path]' }),
  call('/api/assessments/no-such-id', 404, { route: '/api/assessments/[id]' }),
];
