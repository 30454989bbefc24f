/**
 * What of the site decides about its policy. isSecure: behind TLS nothing is loaded without it. standIn: what
 * stands in for Stripe.js comes from here, and what it needs. counter: hosts of the counter of visits that
 * content/site.yaml names, if any.
 * @typedef {{ isSecure: boolean, standIn: string | null, counter?: { script: string, calls: string } }} Site
 *
 * What a page does: sells, so that it may load what Stripe needs; is public, so that visits are counted.
 * @typedef {{ sells?: boolean, isPublic?: boolean }} Page
 */

const LINK = ['https://link.com', 'https://*.link.com'];

/**
 * As Stripe documents it for Stripe.js, Elements and Link (docs.stripe.com/security/guide), without its maps.
 * Google Pay runs in Stripe's frames, which have a policy of their own, and Apple Pay in the browser.
 */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com', ...LINK],
  calls: ['https://api.stripe.com', ...LINK],
  images: ['https://*.link.com'],
  forms: ['https://checkout.stripe.com'],
};
const NOBODY = { scripts: [], frames: [], calls: [], images: [], forms: [] };

/**
 * Styles that packages write into any page: sonner for toasts, empty first, and Next where a page breaks.
 * A test holds the hashes against the packages.
 */
export const WRITTEN_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  "'sha256-Wwucq8eX2r0YFymkQhDXm5hN0+FfSvI3s4JSSaqa4iw='",
];
/** Of a page that stands by itself (plain-page.ts), which a test holds it against. */
export const PLAIN_STYLE_HASH = "'sha256-YGfbxlea6qHSHj8t3PUxaquQXdlXR2FfhOcgGrV6tP8='";

/**
 * For what is no page of the site: SVG files that are opened by themselves, and answers of the API. A plain
 * page may look like something and send a form to us again, and none of it loads or runs anything.
 */
export const BARE = `default-src 'none'; style-src ${PLAIN_STYLE_HASH}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Where browsers report what the policy has blocked (app/policy-reports). */
export const REPORTS = '/policy-reports';

/**
 * What a page may load beside scripts and styles, where it may be shown and where its forms lead: the header
 * of every page. It names no default: that would forbid the scripts that the page's own `inlinePolicy`
 * allows, since a browser keeps to both.
 * @param {Site} site
 * @param {Page} page
 */
export const outerPolicy = (site, page) =>
  written({
    ...outerDirectives(site, page),
    'frame-ancestors': ["'none'"],
    'report-uri': [REPORTS],
    'report-to': ['policy'],
  });

/**
 * The same without what only a header may say.
 * @param {Site} site
 * @param {Page} page
 */
function outerDirectives(site, { sells, isPublic }) {
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
    // Also where the answer to a form leads to.
    'form-action': ["'self'", ...others.forms],
    ...(site.isSecure && { 'upgrade-insecure-requests': [] }),
  };
}

/**
 * Which scripts run on a page and which styles it has: the site's files, and those in the page by hash or
 * nonce. A page that was rendered at build says it of itself, in a <meta>.
 * @param {Site} site
 * @param {Page} page
 * @param {{ scripts?: readonly string[], styles?: readonly string[] }} own hashes or a nonce, as a policy
 * names them
 */
export function inlinePolicy(site, { sells, isPublic }, { scripts = [], styles = [] } = {}) {
  const others = sells ? sellers(site).scripts : [];
  const counter = isPublic && site.counter ? [site.counter.script] : [];
  return written({
    'script-src': ["'self'", ...scripts, ...others, ...counter],
    // Stripe.js writes styles into the page; beside 'unsafe-inline' a hash would switch it off.
    'style-src': ["'self'", ...(sells ? ["'unsafe-inline'"] : [...styles, ...WRITTEN_STYLES])],
  });
}

/**
 * The whole policy of a page, as far as a <meta> may say it.
 * @param {Site} site
 * @param {Page} page
 * @param {Parameters<typeof inlinePolicy>[2]} own see inlinePolicy
 */
export const metaPolicy = (site, page, own) =>
  `default-src 'none'; ${inlinePolicy(site, page, own)}; ${written(outerDirectives(site, page))}`;

/**
 * The whole policy of a document that is not known before it is asked for, or has no script but files.
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
