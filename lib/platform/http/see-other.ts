/**
 * Redirects after a form, so that a reload doesn't send it again.
 * @param address on this site
 */
export function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}
