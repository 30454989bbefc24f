/** Stripe's frames ask for payments in the visitor's browser, Apple Pay for one. */
const PERMISSIONS = [
  'payment=(self "https://js.stripe.com" "https://*.js.stripe.com")',
  ...['accelerometer', 'autoplay', 'camera', 'display-capture', 'fullscreen', 'geolocation', 'gyroscope'].map(
    none,
  ),
  ...['magnetometer', 'microphone', 'midi', 'usb', 'browsing-topics', 'xr-spatial-tracking'].map(none),
];

/** A year, in seconds. Other hosts of the same domain are not ours to decide about. */
const TLS_ONLY = { key: 'Strict-Transport-Security', value: 'max-age=31536000' };

/** Everything but what pages are made of: scripts, styles, fonts and pictures can do nothing with these. */
const DOCUMENTS = '/((?!_next/static/|images/|icons/|og/|tools/assets/).*)';

/**
 * What answers say beside their Content-Security-Policy, as next.config.mjs takes it: plain `next start` says it too.
 * @param {string} baseUrl the address of the site: behind TLS browsers are told never to come without
 * @returns {{ source: string, headers: { key: string, value: string }[] }[]}
 */
export function securityHeaders(baseUrl) {
  const everywhere = [
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  ];
  const documents = [
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    { key: 'Permissions-Policy', value: PERMISSIONS.join(', ') },
    // Banks and wallets open windows that answer the page they were opened from.
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
    ...(baseUrl.startsWith('https:') ? [TLS_ONLY] : []),
  ];
  // Other sites show these beside a link to ours.
  const shared = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }];
  return [
    { source: '/:path*', headers: everywhere },
    { source: DOCUMENTS, headers: documents },
    { source: '/og/:path*', headers: shared },
    { source: '/icons/:path*', headers: shared },
    { source: '/icon.svg', headers: shared },
  ];
}

function none(feature) {
  return `${feature}=()`;
}
