import { BARE, outerPolicy, wholePolicy } from './policy.mjs';

/** Stripe's frames need `payment`, for Apple Pay for example. */
const PERMISSIONS = [
  'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'fullscreen', 'geolocation', 'gyroscope'].map(
    none,
  ),
  ...['magnetometer', 'microphone', 'midi', 'usb', 'browsing-topics', 'xr-spatial-tracking'].map(none),
];

/** A year. Without subdomains: they aren't ours to decide about. */
const TLS_ONLY = { key: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** For files named by a hash of their content. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Not scripts, styles, fonts and pictures: these headers mean nothing for them. */
const DOCUMENTS = '/((?!_next/static/|_still/|images/|icons/|og/|tools/assets/).*)';

/** Prerendered pages, which browsers revalidate each time. */
const BUILT = '/((?!_next/|_still/|images/|icons/|og/|tools/|api/|find-purchase|diagnostic/steps).*)';
const FRESH = { key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' };

/** With an id or token in the path. */
const PAGES_WITH_SECRETS = [
  'diagnostic/results',
  'team',
  'orders',
  'not-me',
  'new-address',
  'confirm-newsletter',
  'unsubscribe',
];
const CALLS_WITH_SECRETS = ['assessments', 'downloads', 'unsubscribe'];
const SECRET = `/((?:${PAGES_WITH_SECRETS.join('|')})(?:/.*)?|your-data/.*|api/(?:${CALLS_WITH_SECRETS.join('|')})/.*)`;

/**
 * Headers as next.config.mjs takes them; few rules, since Next tries each with each request.
 * @param {import('./policy.mjs').Site} site
 * @returns {Awaited<ReturnType<NonNullable<import('next').NextConfig['headers']>>>}
 */
export function securityHeaders(site) {
  const policy = (value) => ({ key: 'Content-Security-Policy', value });
  const everywhere = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ];
  const documents = [
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: PERMISSIONS.join(', ') },
    // Windows of banks and wallets answer their opener.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ...(site.isSecure ? [TLS_ONLY] : []),
    policy(outerPolicy(site, { isPublic: true })),
  ];
  const unlisted = [
    { key: 'X-Robots-Tag', value: 'noindex' },
    { key: 'Cache-Control', value: 'private, no-store' },
  ];
  // The address is the key, so no search engine, cache or other site may learn it.
  const secret = [...unlisted, { key: 'Referrer-Policy', value: 'no-referrer' }];
  // Other sites show these images.
  const shared = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];
  return [
    { source: '/(.*)', headers: everywhere },
    { source: DOCUMENTS, headers: documents },
    { source: BUILT, headers: [FRESH] },
    { source: '/toolbox/:slug*', headers: [policy(outerPolicy(site, { sells: true, isPublic: true }))] },
    // The demos, whose scripts are files.
    { source: '/tools/(.*)\\.html', headers: [policy(wholePolicy(site, {}))] },
    { source: '/(api/.*|icon\\.svg)', headers: [policy(BARE)] },
    { source: '/(og/.*|icons/.*|icon\\.svg)', headers: shared },
    { source: '/_still/(.*)', headers: [{ key: 'Cache-Control', value: FOR_EVER }] },
    { source: SECRET, headers: secret },
    // Its form has no key, and older browsers hide the Origin of pages without a referrer
    // (docs/decisions/forms.md).
    { source: '/your-data', headers: unlisted },
    // The address that a bank leads back to names a payment.
    { source: '/toolbox', has: [{ type: 'query', key: 'success' }], headers: secret },
  ];
}

function none(feature) {
  return `${feature}=()`;
}
