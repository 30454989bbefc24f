import { randomBytes } from 'node:crypto';
import type { AssessmentCreateInput } from '@/lib/platform/database/generated/sqlite/models';
import { database } from '../../../database';

/** Stores the row it is sent, whatever it is: the least that POST /api/assessments could be. */
export async function POST(request: Request): Promise<Response> {
  const row = (await request.json()) as AssessmentCreateInput;
  const id = randomBytes(18).toString('base64url');
  const attemptKeyHash = request.headers.get('idempotency-key');
  await database().assessment.create({ data: { ...row, id, attemptKeyHash }, select: { id: true } });
  return Response.json({ id }, { status: 201 });
}
