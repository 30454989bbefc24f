import { listedPages } from '@/app/listed-pages';
import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';

export const dynamic = 'force-static';

/** An index of all pages in Markdown, for programs that read text (llmstxt.org). */
export function GET(): Response {
  const { brand, pages } = content().site;
  const index = listedPages().map(
    ({ path, title, description }) => `- [${title}](${new URL(path, env().BASE_URL).href}): ${description}`,
  );
  const text = [`# ${brand.name}`, `> ${pages['/'].description}`, '## Pages', index.join('\n')].join('\n\n');
  return new Response(`${text}\n`, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
}
