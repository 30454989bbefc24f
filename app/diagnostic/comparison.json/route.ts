import { content } from '@/lib/container';
import { comparisonTexts } from '@/lib/diagnostic/rules/comparison';

export const dynamic = 'force-static';

/**
 * What a comparison says that only a tab can make: fetched there, so that no other results page carries it.
 */
export function GET(): Response {
  const { advice, results } = content().diagnostic;
  return Response.json(comparisonTexts(advice, results.page));
}
