import { context } from '@/lib/server/context';
import { answerOwnSite } from '@/lib/platform/http/own-site';
import { problem, refuse } from '@/lib/platform/http/problem';
import { readJson } from '@/lib/platform/http/read-body';
import { submitAssessment } from '@/lib/diagnostic/submit-assessment';

/** Stores a finished diagnostic and answers 201 with its id (rules 6, 15 and 17). */
export function POST(request: Request): Promise<Response> {
  const { ownSite, words } = context();
  return answerOwnSite(request, ownSite, 'assessments', async (network) => {
    const body = await readJson(request);
    if (!body.ok) return problem(body.error, words);
    const submitted = await submitAssessment(
      context(),
      body.value,
      request.headers.get('idempotency-key'),
      network,
    );
    if (submitted.ok) return Response.json(submitted.value, { status: 201 });
    const { error } = submitted;
    if (error.reason === 'tooMany') return refuse(error, words);
    return problem(error.reason, words, 'fields' in error ? error.fields : undefined);
  });
}
