import { takesPayments } from '@/lib/config/routes';

/** What of the site decides about its policy. */
export type Site = {
  /** Behind TLS nothing is loaded without it. */
  isSecure: boolean;
  /** What stands in for Stripe.js comes from here, and what it needs. */
  standIn: string | null;
};

/** As Stripe documents it for Stripe.js and Elements (docs.stripe.com/security/guide), without its maps. */
const STRIPE = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
};
const NOBODY = { scripts: [], frames: [], calls: [] };

/** Where browsers say what the policy has kept them from (front/policy/reports.ts). */
export const REPORTS = '/policy-reports';

/**
 * The Content-Security-Policy of a document: nothing but what the site itself serves, no script but its own files and those
 * named, and Stripe's hosts where something can be bought (docs/decisions/021-policy.md).
 * @param pathname decides whether payments are taken there
 * @param scripts hashes or a nonce of scripts that stand in the page, as the policy names them
 */
export function policy(site: Site, pathname: string, scripts: readonly string[]): string {
  const others = takesPayments(pathname) ? sellers(site) : NOBODY;
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...others.scripts],
    // Toasts, motion and Stripe.js write styles into the page.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...others.calls],
    'frame-src': others.frames.length > 0 ? others.frames : ["'none'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'report-uri': [REPORTS],
    'report-to': ['policy'],
    ...(site.isSecure && { 'upgrade-insecure-requests': [] }),
  })
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

function sellers({ standIn }: Site) {
  return standIn ? { scripts: [standIn], frames: [standIn], calls: [standIn] } : STRIPE;
}
