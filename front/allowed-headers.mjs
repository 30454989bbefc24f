/** By what the router in the browser says which data of a page it wants. */
export const FLIGHT = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
];

/**
 * Every header that means something to somebody behind the front; all others are taken away. So no route and nothing in Next
 * reads a cookie, of which the site sets none, nor what only Next may say to itself. Lint holds what is read against this
 * list (eslint/allowed-headers.mjs).
 */
export const HEARD = [
  ...['host', 'connection', 'content-type', 'content-length', 'transfer-encoding'],
  ...['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'if-range'],
  ...['user-agent', 'origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'dnt', 'sec-gpc'],
  ...['authorization', 'idempotency-key', 'stripe-signature', 'x-request-id'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded'],
  ...FLIGHT,
];
