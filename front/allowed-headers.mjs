/**
 * Every header that the site or Next may read; all others are taken out of a request. So no route and nothing
 * in Next reads a cookie, of which the site sets none, nor what only Next may say to itself or to its router,
 * which no page of ours asks. Lint holds what is read against this list (eslint/allowed-headers.mjs).
 */
export const ALLOWED_HEADERS = [
  ...['host', 'connection', 'content-type', 'content-length', 'transfer-encoding'],
  ...['accept', 'accept-encoding', 'if-none-match', 'if-modified-since', 'range', 'if-range'],
  ...['user-agent', 'origin', 'sec-fetch-site', 'sec-fetch-mode', 'sec-fetch-dest', 'dnt', 'sec-gpc'],
  ...['authorization', 'idempotency-key', 'stripe-signature', 'x-request-id'],
  ...['calendly-webhook-signature', 'x-cal-signature-256'],
  ...['webhook-id', 'webhook-timestamp', 'webhook-signature'],
  ...['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto', 'forwarded'],
];
