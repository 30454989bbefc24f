export const dynamic = 'force-dynamic';

/** The least that a route handler can answer. */
export function GET(): Response {
  return Response.json({ ok: true });
}
