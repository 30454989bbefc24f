import type { SiteRoute } from '@/components/navigation-test/route-table';
import { apiRoutes } from '@/lib/kernel/api-routes';
import { routes } from '@/lib/kernel/routes';

/** Stands in an address for an id or a code that nobody has. */
const UNKNOWN = 'no-such-id';

/**
 * Every route of the site, and what it answers to a GET. A test compares this list with the folder app/, so a new page or
 * handler belongs here as well. `slugs` are the tools with a page at /toolbox/{slug}, `demos` the
 * addresses of the free demos.
 */
export function siteRoutes(slugs: readonly string[], demos: readonly string[] = []): SiteRoute[] {
  return [
    { route: '/', screen: 'Home (landing page)', status: 200 },
    { route: routes.testimonials, screen: 'Testimonials', status: 200 },
    { route: routes.bookCall, screen: 'Booking page', status: 200 },
    { route: routes.diagnostic, screen: 'Diagnostic form', status: 200 },
    { route: '/diagnostic/results', screen: 'Assessment Not Found: no id', status: 404 },
    { route: routes.results('undefined'), screen: "Assessment Not Found: the text 'undefined'", status: 404 },
    {
      route: '/diagnostic/results/{id}',
      example: routes.results(UNKNOWN),
      screen: 'Diagnostic results; an unknown id',
      status: 404,
    },
    { route: routes.sprintProgram, screen: 'Sprint program page', status: 200 },
    { route: routes.toolbox, screen: 'Toolbox', status: 200 },
    {
      route: '/toolbox/strategic-okr-execution-tracker',
      screen: 'Dedicated tracker page',
      status: 200,
    },
    ...slugs.map((slug) => ({
      route: '/toolbox/{slug}',
      example: routes.product(slug),
      screen: 'Product detail',
      status: 200,
    })),
    {
      route: '/toolbox/{slug}',
      example: routes.product(UNKNOWN),
      screen: 'Product Not Found: an unknown slug',
      status: 404,
    },
    ...demos.map((path) => ({ route: path, screen: 'Free demo', status: 200 })),
    { route: '/toolbox/product-not-found', screen: 'Product Not Found', status: 404 },
    {
      route: '/toolbox/strategic-okr-planner',
      screen: 'Leads on to /toolbox/okr-planning-calculator',
      status: 308,
    },
    {
      route: '/orders/{token}',
      example: routes.order(UNKNOWN),
      screen: 'Order page; an unknown code',
      status: 404,
    },
    {
      route: '/orders/{token}/receipt',
      example: routes.orderReceipt(UNKNOWN),
      screen: 'Calls: POST only',
      status: 405,
    },
    { route: routes.findPurchase, screen: 'Find my purchase', status: 200 },
    {
      route: '/not-me/{token}',
      example: routes.notMe(UNKNOWN),
      screen: 'Deletes a diagnostic that somebody else filled in; an unknown link',
      status: 404,
    },
    { route: routes.yourData, screen: 'Asks for a link to what is stored', status: 200 },
    {
      route: '/your-data/{token}',
      example: routes.dataPage(UNKNOWN),
      screen: 'What is stored about somebody; an unknown link',
      status: 404,
    },
    {
      route: '/your-data/{token}/delete',
      example: routes.dataDelete(UNKNOWN),
      screen: 'Asks before it is deleted; an unknown link',
      status: 404,
    },
    {
      route: '/your-data/{token}/export',
      example: routes.dataExport(UNKNOWN),
      screen: 'The same as a file; an unknown link leads to the page',
      status: 303,
    },
    {
      route: '/new-address/{token}',
      example: routes.newAddress(UNKNOWN),
      screen: 'Confirms a new address; an unknown link',
      status: 404,
    },
    {
      route: '/confirm-newsletter/{token}',
      example: routes.confirmNewsletter(UNKNOWN),
      screen: 'Confirms the newsletter; an unknown link',
      status: 404,
    },
    {
      route: '/unsubscribe/{token}',
      example: routes.unsubscribe(UNKNOWN),
      screen: 'Stops the newsletter; an unknown link',
      status: 404,
    },
    { route: routes.privacyPolicy, screen: 'Privacy policy', status: 200 },
    { route: routes.termsOfService, screen: 'Terms of service', status: 200 },
    { route: '/test-navigation', screen: 'This page', status: 200 },
    { route: 'anything else', example: '/no-such-page', screen: '404 Page Not Found', status: 404 },
    { route: routes.checkoutFacts, screen: 'Words and prices of the checkout', status: 200 },
    { route: apiRoutes.health, screen: 'Calls: whether the process lives', status: 200 },
    { route: apiRoutes.ready, screen: 'Calls: whether database and content are ready', status: 200 },
    { route: apiRoutes.work, screen: 'Calls: what waits to be done, with a secret', status: 404 },
    { route: apiRoutes.products, screen: 'Calls: the products', status: 200 },
    { route: apiRoutes.assessments, screen: 'Calls: POST only', status: 405 },
    {
      route: '/api/assessments/{id}',
      example: apiRoutes.assessment(UNKNOWN),
      screen: 'Calls: an assessment; an unknown id',
      status: 404,
    },
    { route: apiRoutes.scheduleClarityCall, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.createPaymentIntent, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.orderContact, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.orderClaim, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.stripeWebhook, screen: 'Calls: POST only, by Stripe', status: 405 },
    {
      route: '/api/downloads/{token}',
      example: apiRoutes.download(UNKNOWN),
      screen: 'Sends a file of an order; an unknown link',
      status: 404,
    },
    { route: apiRoutes.notMe, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.yourData, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.correctData, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.changeAddress, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.stopNewsletter, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.eraseData, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.newAddress, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.confirmNewsletter, screen: 'Calls: POST only', status: 405 },
    {
      route: '/api/unsubscribe/{token}',
      example: apiRoutes.unsubscribe(UNKNOWN),
      screen: 'Buttons of mail programs post to it; a browser is led to the page',
      status: 303,
    },
    { route: apiRoutes.findPurchase, screen: 'Calls: POST only', status: 405 },
    { route: apiRoutes.openApi, screen: 'Calls: what they take and answer (OpenAPI)', status: 200 },
    { route: routes.count, screen: 'Calls: POST only', status: 405 },
    { route: '/sitemap.xml', screen: 'For search engines', status: 200 },
    { route: '/robots.txt', screen: 'For search engines', status: 200 },
    { route: '/llms.txt', screen: 'For language models', status: 200 },
    { route: '/.well-known/security.txt', screen: 'For whoever finds a weakness', status: 200 },
    { route: '/manifest.webmanifest', screen: 'For phones', status: 200 },
    { route: '/icons/{file}', example: '/icons/192.png', screen: 'For phones', status: 200 },
    {
      route: '/og/{...page}',
      example: '/og/home.png',
      screen: 'The card of a page, for other sites',
      status: 200,
    },
    { route: routes.drawings, screen: 'Every drawing in one file', status: 200 },
    {
      route: '/images/samples/{slug}/{file}',
      example: '/images/samples/goal-cascade-builder/example.webp',
      screen: 'A page out of a file',
      status: 200,
    },
  ];
}
