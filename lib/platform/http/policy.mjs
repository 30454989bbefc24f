/**
 * isSecure: behind TLS nothing loads without it. standIn: the origin of a stand-in for Stripe.js. counter:
 * the hosts of the visit counter of content/site.yaml.
 * @typedef {{ isSecure: boolean, standIn: string | null, counter?: { script: string, calls: string } }} Site
 *
 * sells: may load what Stripe needs. leads: has a form that leads to Stripe's page. isPublic: visits are
 * counted.
 * @typedef {{ sells?: boolean, leads?: boolean, isPublic?: boolean }} Page
 */

const LINK = ['https://link.com', 'https://*.link.com'];

/** From docs.stripe.com/security/guide, without maps. Apple Pay runs in the browser itself. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  calls: ['https://api.stripe.com', ...LINK],
  images: ['https://*.link.com'],
  forms: ['https://checkout.stripe.com'],
};
const NOBODY = { scripts: [], frames: [], calls: [], images: [], forms: [] };

/** Styles that sonner and Next write into pages. A test compares the hashes with the packages. */
const WRITTEN_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-Wwucq8eX2r0YFymkQhDXm5hN0+FfSvI3s4JSSaqa4iw='",
];
/** The hash of plain-page.ts's style. A test compares them. */
const PLAIN_STYLE_HASH = "'sha256-YGfbxlea6qHSHj8t3PUxaquQXdlXR2FfhOcgGrV6tP8='";

/** For answers that are no page: SVG files, the API, and plain pages. They load and run nothing. */
export const BARE = `default-src 'none'; style-src ${PLAIN_STYLE_HASH}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/**
 * The header of every page: all but scripts and styles. A `default-src` would forbid the scripts of the
 * page's own `inlinePolicy`, because browsers apply both.
 * @param {Site} site
 * @param {Page} page
 */
export const outerPolicy = (site, page) =>
  written({
    ...outerDirectives(site, page),
    'frame-ancestors': ["'none'"],
  });

/**
 * Without what only a header may say.
 * @param {Site} site
 * @param {Page} page
 */
function outerDirectives(site, { sells, leads, isPublic }) {
  const others = sells ? sellers(site) : NOBODY;
  const none = ["'none'"];
  return {
    'img-src': ["'self'", 'data:', 'blob:', ...others.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...others.calls, ...(isPublic && site.counter ? [site.counter.calls] : [])],
    'frame-src': others.frames.length > 0 ? others.frames : none,
    'manifest-src': ["'self'"],
    'media-src': none,
    'worker-src': none,
    'object-src': none,
    'base-uri': none,
    // Also the redirect after a form.
    'form-action': ["'self'", ...(leads ? sellers(site) : others).forms],
    ...(site.isSecure && { 'upgrade-insecure-requests': [] }),
  };
}

/**
 * Scripts and styles: the site's files, and inline ones by hash or nonce. Prerendered pages have it in a
 * <meta>.
 * @param {Site} site
 * @param {Page} page
 * @param {{ scripts?: readonly string[], styles?: readonly string[] }} own hashes or a nonce
 */
export function inlinePolicy(site, { sells, isPublic }, { scripts = [], styles = [] } = {}) {
  const others = sells ? sellers(site).scripts : [];
  const counter = isPublic && site.counter ? [site.counter.script] : [];
  return written({
    'script-src': ["'self'", ...scripts, ...others, ...counter],
    // Stripe.js writes styles into the page. A hash would disable 'unsafe-inline'.
    'style-src': ["'self'", ...(sells ? ["'unsafe-inline'"] : [...styles, ...WRITTEN_STYLES])],
  });
}

/**
 * The whole policy, as far as a <meta> may have it.
 * @param {Site} site
 * @param {Page} page
 * @param {Parameters<typeof inlinePolicy>[2]} own see inlinePolicy
 */
export const metaPolicy = (site, page, own) =>
  `default-src 'none'; ${inlinePolicy(site, page, own)}; ${written(outerDirectives(site, page))}`;

/**
 * The whole policy of a page rendered on request, or one with script files only.
 * @param {Site} site
 * @param {Page} page
 * @param {readonly string[]} [scripts] see inlinePolicy
 */
export const wholePolicy = (site, page, scripts = []) =>
  `default-src 'none'; ${inlinePolicy(site, page, { scripts })}; ${outerPolicy(site, page)}`;

/**
 * @param {string} baseUrl the site's address
 * @param {string | undefined} stripeJsUrl what stands in for Stripe.js, if anything does
 * @param {Site['counter']} [counter]
 * @returns {Site}
 */
export const policySite = (baseUrl, stripeJsUrl, counter) => ({
  isSecure: baseUrl.startsWith('https:'),
  standIn: stripeJsUrl ? new URL(stripeJsUrl).origin : null,
  counter,
});

/** @param {Site} site */
function sellers({ standIn }) {
  return standIn
    ? { scripts: [standIn], frames: [standIn], calls: [standIn], images: [], forms: [standIn] }
    : STRIPE;
}

/** @param {Record<string, readonly string[]>} directives */
const written = (directives) =>
  Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
