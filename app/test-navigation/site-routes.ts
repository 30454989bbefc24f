import { pageAt, PAGE_PATHS } from '@/lib/kernel/pages';
import { DIAGNOSTIC_ANSWER, DIAGNOSTIC_STEPS, routes, apiRoutes } from '@/lib/kernel/routes';

type SiteRoute = {
  /** With its ids in braces: /toolbox/{slug} */
  route: string;
  /** An address of that kind, where the route is none itself. */
  example?: string;
  screen: string;
  /** What it answers to a GET. */
  status: number;
};

const UNKNOWN = 'no-such-id';

/** Neither pages of site.yaml nor calls of the API. */
const OTHERS: SiteRoute[] = [
  row(DIAGNOSTIC_ANSWER, 'Takes a step of the form without a script: POST only', 405),
  row(DIAGNOSTIC_STEPS, 'Shows the next step without a script; leads back to /diagnostic', 307),
  row('/diagnostic/results', 'Assessment Not Found: no id', 404),
  row('/diagnostic/results/undefined', "Assessment Not Found: the text 'undefined'", 404),
  row('/toolbox/strategic-okr-execution-tracker', 'Dedicated tracker page'),
  row('/toolbox/{slug}', 'Product Not Found: an unknown slug'),
  row('/toolbox/product-not-found', 'Product Not Found', 404),
  row('/toolbox/strategic-okr-planner', 'Leads on to /toolbox/okr-planning-calculator', 308),
  row('/library/{slug}', 'An unknown page'),
  row('/orders/{token}/refund', 'Calls: POST only', 405),
  row('/diagnostic/results/{id}/report', 'Calls: POST only', 405),
  row('/team/{token}/delete', 'Asks before a team room is deleted; an unknown link'),
  row('/your-data/{token}/delete', 'Asks before it is deleted; an unknown link'),
  row('/your-data/{token}/export', 'The same as a file; an unknown link leads to the page', 303),
  { route: 'anything else', example: '/no-such-page', screen: '404 Page Not Found', status: 404 },
  row(routes.checkoutFacts, 'Words and prices of the checkout'),
  row(routes.comparisonWords, 'Words of a comparison'),
  row('/sitemap.xml', 'For search engines'),
  row(routes.feed, 'For feed readers: content/pages'),
  row('/robots.txt', 'For search engines'),
  row('/llms.txt', 'For language models'),
  row('/.well-known/security.txt', 'For whoever finds a weakness'),
  row('/manifest.webmanifest', 'For phones'),
  { ...row('/icons/{file}', 'For phones', 200), example: '/icons/192.png' },
  { ...row('/og/{...page}', 'The card of a page, for other sites', 200), example: '/og/home.png' },
  row(routes.drawings, 'Every drawing in one file'),
  {
    ...row('/images/{kind}/{of}/{file}', 'A photo, or a page out of a file', 200),
    example: '/images/samples/goal-cascade-builder/tree.webp',
  },
];

/** Calls that only read, with their status without an id, link or secret. */
const READS: SiteRoute[] = [
  row(apiRoutes.health, 'Answers for as long as the process runs'),
  row(apiRoutes.ready, 'Whether to send visitors here'),
  row(apiRoutes.work, 'Does one round of the worker’s job', 404),
  row(apiRoutes.products, 'Everything for sale, in toolbox order'),
  row('/api/{...path}', 'Says that there is no such call'),
  row('/api/assessments/{id}', 'What anyone with a result’s address can read'),
  row('/api/downloads/{token}', 'A file from an order, whole or in part'),
  row('/api/unsubscribe/{token}', 'Leads to the page with the button', 303),
];
const posts = Object.values(apiRoutes).filter(
  (one) => typeof one === 'string' && !READS.some(({ route }) => route === one),
) as string[];

/**
 * Every route and its status for a GET. A test compares this list with the folder app/.
 * @param slugs the tools with a page at /toolbox/{slug}
 * @param demos the addresses of the free demos
 * @param pages those of content/pages
 */
export function siteRoutes(
  slugs: readonly string[],
  demos: readonly string[] = [],
  pages: readonly string[] = [],
): SiteRoute[] {
  return [
    ...PAGE_PATHS.map((path) => row(path, pageAt(path).screen)),
    ...slugs.map((slug) => ({
      ...row('/toolbox/{slug}', 'Product detail', 200),
      example: routes.product(slug),
    })),
    ...pages.map((example) => ({ ...row('/library/{slug}', 'A page of content/pages', 200), example })),
    ...demos.map((path) => row(path, 'Free demo')),
    ...OTHERS,
    ...READS,
    ...posts.map((path) => row(path, 'Calls: POST only', 405)),
  ];
}

/** A route with an id in braces is asked with an unknown one: 404. */
function row(route: string, screen: string, status = route.includes('{') ? 404 : 200): SiteRoute {
  const example = route.replace(/\{[^}]*\}/g, UNKNOWN);
  return { route, screen, status, ...(example !== route && { example }) };
}
