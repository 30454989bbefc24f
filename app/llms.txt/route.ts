import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';
import { siteInMarkdown } from './markdown';

export const dynamic = 'force-static';

/** The main pages in Markdown, for programs that read text (llmstxt.org). */
export function GET(): Response {
  const headers = { 'content-type': 'text/markdown; charset=utf-8' };
  return new Response(siteInMarkdown(content(), env().BASE_URL), { headers });
}
