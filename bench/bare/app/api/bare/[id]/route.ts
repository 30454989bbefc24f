import { database } from '../../../../database';

/** Answers with the row as it is: the least that GET /api/assessments/{id} could be. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const row = await database().assessment.findUnique({ where: { id: (await params).id } });
  return row ? Response.json(row) : new Response(null, { status: 404 });
}
