import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';
import { routes } from '@/lib/kernel/routes';
import { escapeMarkup } from '@/lib/kernel/text';

export const dynamic = 'force-static';

/** The articles and case studies of content/pages, newest first, for feed readers (RFC 4287). */
export function GET(): Response {
  const { site, library, pages, team } = content();
  const at = (path: string) => new URL(path, env().BASE_URL).href;
  const tag = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;
  const instant = (day: string) => `${day}T00:00:00Z`;
  const told = pages.filter(({ kind }) => kind !== 'landing');
  const entries = told.map(({ slug, title, description, author, published, updated }) => {
    const address = at(routes.page(slug));
    const { name } = team.coaches.find(({ id }) => id === author)!;
    return `<entry>${tag('title', title)}<link href="${address}"/>${tag('id', address)}${tag('published', instant(published))}${tag('updated', instant(updated))}<author>${tag('name', name)}</author>${tag('summary', description)}</entry>`;
  });
  const last = told
    .map(({ updated }) => updated)
    .sort()
    .at(-1)!;
  const head = `${tag('title', `${site.brand.name}: ${library.page.title}`)}<link href="${at(routes.library)}"/><link rel="self" href="${at(routes.feed)}"/>${tag('id', at(routes.library))}${tag('updated', instant(last))}`;
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">${head}${entries.join('\n')}</feed>`;
  return new Response(`<?xml version="1.0" encoding="utf-8"?>\n${feed}\n`, {
    headers: { 'content-type': 'application/atom+xml; charset=utf-8' },
  });
}
