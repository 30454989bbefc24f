/**
 * Whether a request that changes something was sent by a page of ours, or by no page at all (a script, a
 * monitor). Browsers say where a request comes from in Sec-Fetch-Site; older ones send only Origin. A page
 * can forge neither.
 * @param hasSecret whether it names an id or key that other sites can't know. The pages that send such pass
 * on no referrer, and then older browsers say "null" for their Origin, as they do for whoever hides
 */
export function isSameOrigin(request: Request, siteUrl: string, hasSecret = false): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || (origin === 'null' && hasSecret)) return true;
  const ownHosts = [new URL(siteUrl).host, request.headers.get('host')];
  return URL.canParse(origin) && ownHosts.includes(new URL(origin).host);
}
