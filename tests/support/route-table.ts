import { PAGE_PATHS } from '@/lib/kernel/pages';
import { routes } from '@/lib/kernel/routes';
import { loadContent } from '@/lib/content/load';
import { sampleFile } from '@/lib/shop/rules/product-file';
import { API_CALLS } from './api-calls';
import { CONTENT } from './content-folder';

type Rendering = 'static' | 'dynamic';

/** A page, as a search engine meets it. */
type PageRow = {
  path: string;
  /** The route that answers, as Next names it. */
  route: string;
  status: 200 | 404;
  title: string;
  /** The heading, where this table says it; each page has one. */
  h1?: string;
  /** Whether search engines may show it; then, and only then, it has a canonical address: its own. */
  index: boolean;
  rendering: Rendering;
  /** What Next finds missing while it renders a page, it sends as a shell: a script puts the words in. */
  needsScript?: true;
};

/** An address that answers with something else than a page. */
type FileRow = { path: string; route: string; status: number; type: string; rendering: Rendering };

const {
  site,
  home,
  diagnostic,
  messages,
  testimonials,
  booking,
  programme,
  legal,
  toolbox,
  products,
  orders,
  yourData,
  library,
  pages,
} = loadContent(CONTENT);

/** In place of the id of a result that the test has made. */
export const A_RESULT = '/diagnostic/results/a-result';

const notFound = (h1: string) =>
  ({ status: 404, title: `${h1} - ${site.brand.name}`, h1, index: false }) as const;

/** A link that leads to nothing any more. */
const gone = (h1: string, path: string, route: string): PageRow => ({
  ...notFound(h1),
  path,
  route,
  rendering: 'dynamic',
  needsScript: true,
});

/** What the headings of pages with one fixed address are. */
const HEADINGS: Partial<Record<string, string>> = {
  '/': home.hero.headline.replaceAll('*', ''),
  '/testimonials': testimonials.page.title,
  '/book-call': booking.title,
  '/sprint-program': programme.page.title,
  '/toolbox': toolbox.hero.title,
  '/library': library.page.title,
  '/privacy-policy': legal.privacyPolicy.title,
  '/terms-of-service': legal.termsOfService.title,
  '/diagnostic': diagnostic.questionnaire.page.title,
  '/diagnostic/team': diagnostic.teamRoom.about.title,
};

/** Every page there is, and every way not to find one. */
export const PAGES: PageRow[] = [
  ...PAGE_PATHS.filter((path) => site.pages[path].index).map(indexed),
  ...products.map(product),
  ...pages.map(({ slug, title }): PageRow => ({
    path: routes.page(slug),
    route: '/library/[slug]',
    status: 200,
    index: true,
    rendering: 'static',
    title: `${title} - ${site.brand.name}`,
    h1: title,
  })),
  { ...unlisted('/test-navigation', 'Navigation test'), rendering: 'static' },
  {
    ...unlisted('/diagnostic/results/{id}', diagnostic.results.page.title),
    path: A_RESULT,
    route: '/diagnostic/results/[id]',
  },
  {
    ...notFound(messages.exact.pages.assessmentNotFound),
    path: '/diagnostic/results/no-such-id',
    route: '/diagnostic/results/[id]',
    rendering: 'dynamic',
    needsScript: true,
  },
  ...['/diagnostic/results', '/diagnostic/results/undefined'].map((path) => ({
    ...notFound(messages.exact.pages.assessmentInvalid.title),
    path,
    route: '/diagnostic/results',
    rendering: 'dynamic' as const,
    needsScript: true as const,
  })),
  ...['/toolbox/no-such-tool', '/toolbox/product-not-found'].map((path) => ({
    ...notFound(messages.exact.pages.productNotFound.title),
    path,
    route: '/toolbox/product-not-found',
    rendering: 'dynamic' as const,
  })),
  unlisted('/find-purchase', orders.findPurchase.title),
  {
    ...notFound(orders.order.notFound.title),
    path: '/orders/no-such-key',
    route: '/orders/[token]',
    rendering: 'dynamic',
    needsScript: true,
  },
  unlisted('/your-data', yourData.request.title),
  ...[
    ['/not-me/no-such-link', '/not-me/[token]'],
    ['/your-data/no-such-link', '/your-data/[token]'],
    ['/your-data/no-such-link/delete', '/your-data/[token]/delete'],
    ['/new-address/no-such-link', '/new-address/[token]'],
    ['/confirm-newsletter/no-such-link', '/confirm-newsletter/[token]'],
    ['/unsubscribe/no-such-link', '/unsubscribe/[token]'],
  ].map(([path = '', route = '']) => gone(yourData.brokenLink.title, path, route)),
  ...[
    ['/team/no-such-key', '/team/[token]'],
    ['/team/no-such-key/delete', '/team/[token]/delete'],
  ].map(([path = '', route = '']) => gone(diagnostic.teamRoom.gone.title, path, route)),
  {
    ...notFound(messages.exact.pages.notFound),
    path: '/no-such-page',
    route: '/_not-found',
    rendering: 'static',
  },
];

/** The first page of each route that search engines may show. */
export const EACH_PAGE = [
  ...new Map(
    PAGES.filter(({ index }) => index)
      .reverse()
      .map(({ route, path }) => [route, path]),
  ).values(),
].reverse();

/** The free demos, which are files and no pages of Next's. */
export const DEMOS = toolbox.demos.items.map(({ path }) => path);

const POSTED = API_CALLS.filter(({ method, path }) => method === 'post' && !path.includes('{')).map(
  ({ path }) => path,
);

/** Every address that answers with data, an image or a text. */
export const FILES: FileRow[] = [
  file('/sitemap.xml', 'application/xml'),
  file('/feed.xml', 'application/atom+xml; charset=utf-8'),
  file('/robots.txt', 'text/plain'),
  file('/manifest.webmanifest', 'application/manifest+json'),
  file('/llms.txt', 'text/markdown; charset=utf-8'),
  { ...call('/.well-known/security.txt', 200), type: 'text/plain; charset=utf-8' },
  file('/icon.svg', 'image/svg+xml'),
  file('/apple-icon', 'image/png'),
  file('/images/drawings.svg', 'image/svg+xml; charset=utf-8'),
  ...samplePictures().map((path) => file(path, 'image/webp', '/images/samples/[slug]/[file]')),
  {
    ...call('/images/photos/testimonials/nobody.jpg', 404, '/images/photos/[of]/[file]'),
    type: 'text/html; charset=utf-8',
  },
  ...['192', '512', 'maskable-512'].map((name) => file(`/icons/${name}.png`, 'image/png', '/icons/[file]')),
  ...sharingImages().map((path) => file(path, 'image/png', '/og/[...page]')),
  file('/checkout.json', 'application/json'),
  file('/diagnostic/comparison.json', 'application/json'),
  call('/api/health', 200),
  call('/api/ready', 200),
  { ...call('/api/work', 404), type: '' },
  call('/api/products', 200),
  // What takes nothing but a post.
  ...[...POSTED, '/diagnostic/answer'].map((path) => ({ ...call(path, 405), type: '' })),
  { ...call('/diagnostic/results/no-such-id/report', 405, '/diagnostic/results/[id]/report'), type: '' },
  { ...call('/orders/no-such-key/refund', 405, '/orders/[token]/refund'), type: '' },
  { ...call('/api/downloads/no-such-link', 404, '/api/downloads/[token]'), type: 'text/html; charset=utf-8' },
  // These lead on to a page.
  { ...call('/diagnostic/steps', 200), type: 'text/html; charset=utf-8' },
  ...[
    ['/your-data/no-such-link/export', '/your-data/[token]/export'],
    ['/api/unsubscribe/no-such-link', '/api/unsubscribe/[token]'],
  ].map(([path = '', route]) => ({ ...call(path, 404, route), type: 'text/html; charset=utf-8' })),
  call('/api/no-such-call', 404, '/api/[...path]'),
  call('/api/assessments/no-such-id', 404, '/api/assessments/[id]'),
];

type IndexedPath = keyof typeof site.pages & `/${string}`;

function indexed(path: IndexedPath): PageRow {
  return {
    path,
    route: path,
    status: 200,
    title: site.pages[path].title,
    h1: HEADINGS[path],
    index: true,
    rendering: 'static',
  };
}

function unlisted(path: keyof typeof site.pages, h1: string): PageRow {
  const { title } = site.pages[path];
  return { path, route: path, status: 200, title, h1, index: false, rendering: 'dynamic' };
}

/** The tracker's page is a route of its own. */
function product({ slug, title, seo, ...page }: (typeof products)[number]): PageRow {
  const path = `/toolbox/${slug}`;
  return {
    path,
    route: 'page' in page ? path : '/toolbox/[slug]',
    status: 200,
    title: seo.title,
    h1: title,
    index: true,
    rendering: 'static',
  };
}

function file(path: string, type: string, route = path): FileRow {
  return { path, route, status: 200, type, rendering: 'static' };
}

function call(path: string, status: number, route = path): FileRow {
  return { path, route, status, type: 'application/json', rendering: 'dynamic' };
}

function samplePictures(): string[] {
  return products.flatMap(({ slug, samples = [] }) =>
    samples.map(({ picture }) => routes.sample(slug, sampleFile(picture))),
  );
}

/** One for each page that may be shown. */
function sharingImages(): string[] {
  const pages = PAGES.filter(({ index }) => index);
  return pages.map(({ path }) => `/og${path === '/' ? '/home' : path}.png`);
}
