/**
 * Whether a request comes from our own pages, or from no page (a script, a monitor). Browsers send
 * Sec-Fetch-Site, older ones only Origin; pages can't forge either.
 * @param hasSecret it has an id or key that other sites can't know. Then `Origin: null` is accepted: older
 * browsers send that from pages without a referrer
 */
export function isSameOrigin(request: Request, siteUrl: string, hasSecret = false): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || (origin === 'null' && hasSecret)) return true;
  const ownHosts = [new URL(siteUrl).host, request.headers.get('host')];
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
