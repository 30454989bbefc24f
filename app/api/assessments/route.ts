import { container } from '@/lib/container';
import { answerOwnSite } from '@/lib/http/endpoint';
import { networkOf } from '@/lib/http/network';
import { problem } from '@/lib/http/problem';
import { readJson } from '@/lib/http/read-json';

/** Takes a finished diagnostic and answers 201 with its id (specification, section 7; readings 17 and 31). */
export function POST(request: Request): Promise<Response> {
  const { submitAssessment, siteUrl, clientAddressHeader, words } = container();
  return answerOwnSite(request, { siteUrl, words }, async () => {
    const body = await readJson(request);
    if (!body.ok) return problem(body.error, words);
    const submitted = await submitAssessment(
      body.value,
      request.headers.get('idempotency-key'),
      networkOf(request, clientAddressHeader),
    );
    if (submitted.ok) return Response.json(submitted.value, { status: 201 });
    const { reason } = submitted.error;
    return problem(reason, words, 'fields' in submitted.error ? submitted.error.fields : undefined);
  });
}
