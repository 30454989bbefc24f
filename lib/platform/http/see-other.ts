/**
 * After a form: leads to a page that can be loaded again without sending the form again.
 * @param address of this site
 */
export function seeOther(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address, 'Cache-Control': 'no-store' } });
}
