import { createHash } from 'node:crypto';
import { isPrepared } from '@/lib/kernel/pages';
import { takesPayments } from '@/lib/kernel/routes';
import { PLAIN_STYLE } from '@/lib/platform/http/plain-page';
import { NEXT_ERROR_STYLE } from '../next-internals/error-style';

/** What of the site decides about its policy. */
export type Site = {
  /** Behind TLS nothing is loaded without it. */
  isSecure: boolean;
  /** What stands in for Stripe.js comes from here, and what it needs. */
  standIn: string | null;
  /** Hosts of the counter of visits that content/site.yaml names, if any. */
  counter?: { script: string; calls: string };
};

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
  // Stripe.js writes styles into the page.
  styles: ["'unsafe-inline'"],
};
/**
 * Styles that packages write into any page: sonner for toasts, empty first, and Next where a page breaks.
 * Tests hold the hashes against the packages.
 */
export const WRITTEN_STYLES = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='",
  NEXT_ERROR_STYLE,
];
/** Of a page that stands by itself, such as the one for a server that broke. */
const plainStyle = `'sha256-${createHash('sha256').update(PLAIN_STYLE).digest('base64')}'`;
const NOBODY = {
  scripts: [],
  frames: [],
  calls: [],
  images: [],
  forms: [],
  styles: [...WRITTEN_STYLES, plainStyle],
};

/**
 * For what is no page of the site: SVG files that are opened by themselves, and answers of the API. A plain
 * page may look like something and send a form to us again, and none of it loads or runs anything.
 */
export const BARE = `default-src 'none'; style-src ${plainStyle}; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`;

/** Where browsers report what the policy has blocked (front/policy/reports.ts). */
export const REPORTS = '/policy-reports';

/**
 * The Content-Security-Policy of a document: nothing but what the site itself serves, no script but its own
 * files and those named, Stripe's hosts where something can be bought, and on public pages the counter of
 * visits, if there is one (docs/decisions/021-policy.md).
 * @param pathname decides whether payments are taken there
 * @param scripts hashes or a nonce of scripts that stand in the page, as the policy names them
 * @param own hashes of styles that stand in the page; they may bring glyphs along, which load nothing
 */
export function policy(
  site: Site,
  pathname: string,
  scripts: readonly string[],
  own: readonly string[] = [],
): string {
  // Beside 'unsafe-inline' a hash would switch it off.
  const others = takesPayments(pathname) ? sellers(site) : { ...NOBODY, styles: [...own, ...NOBODY.styles] };
  const counter = isPrepared(pathname) ? site.counter : undefined;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...others.scripts, ...(counter ? [counter.script] : [])],
    'style-src': ["'self'", ...others.styles],
    'img-src': ["'self'", 'data:', 'blob:', ...others.images],
    'font-src': ["'self'", ...(own.length > 0 ? ['data:'] : [])],
    'connect-src': ["'self'", ...others.calls, ...(counter ? [counter.calls] : [])],
    'frame-src': others.frames.length > 0 ? others.frames : ["'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    // Also where the answer to a form leads to.
    'form-action': ["'self'", ...others.forms],
    'frame-ancestors': ["'none'"],
    'report-uri': [REPORTS],
    'report-to': ['policy'],
    ...(site.isSecure && { 'upgrade-insecure-requests': [] }),
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function sellers({ standIn }: Site) {
  return standIn
    ? { ...STRIPE, scripts: [standIn], frames: [standIn], calls: [standIn], images: [], forms: [standIn] }
    : STRIPE;
}
