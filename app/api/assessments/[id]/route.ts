import { context, content } from '@/lib/server/context';
import { publicAssessment } from '@/lib/diagnostic/rules/assessment';
import { answer } from '@/lib/platform/http/endpoint';
import { refuse } from '@/lib/platform/http/problem';
import { findResult } from '@/lib/diagnostic/store/assessments';

/** Answers what anyone with the id may read (rule 19). */
export function GET(_request: Request, { params }: { params: Promise<{ id: string }> }): Promise<Response> {
  const { database, words } = context();
  return answer(words, async () => {
    const found = await findResult(database, (await params).id);
    if (!found) return refuse({ reason: 'assessmentNotFound' }, words);
    return Response.json(publicAssessment(found, content().diagnostic.advice), {
      headers: { 'cache-control': 'no-store' },
    });
  });
}
