import { content } from '@/lib/server/context';
import { comparisonTexts } from '@/lib/diagnostic/rules/comparison';

export const dynamic = 'force-static';

/** The words of a comparison made in the tab, so that no results page carries them. */
export function GET(): Response {
  const { advice, results } = content().diagnostic;
  return Response.json(comparisonTexts(advice, results.page));
}
