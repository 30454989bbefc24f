import { jsonCall } from '@/app/own-calls';
import { context } from '@/lib/server/context';
import { refuse } from '@/lib/platform/http/problem';
import { MAX_BODY_BYTES } from '@/lib/platform/http/read-body';
import { submitAssessment } from '@/lib/diagnostic/submit-assessment';

/** Stores a finished diagnostic and answers 201 with its id (rules 6, 15 and 17). */
export const POST = jsonCall('assessments', { limit: MAX_BODY_BYTES }, async (body, network, { headers }) => {
  const submitted = await submitAssessment(context(), body, headers.get('idempotency-key'), network);
  if (submitted.ok) return Response.json(submitted.value, { status: 201 });
  return refuse(submitted.error, context().words);
});
