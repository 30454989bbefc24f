import type { Metadata } from 'next';
import { NotFound } from '@/components/layout/not-found';
import { content } from '@/lib/container';

export function generateMetadata(): Metadata {
  const { title, description } = content().site.pages['404'];
  return { title, description, robots: { index: false } };
}

/** Any address that does not exist. */
export default function NotFoundPage() {
  const { site, messages } = content();
  const { text, links } = messages.pages.notFound;
  const pages = links.map((path) => {
    const { title, description } = site.pages[path as keyof typeof site.pages];
    return { path, title: title.replace(` - ${site.brand.name}`, ''), description };
  });
  return <NotFound title={messages.exact.pages.notFound} text={text} pages={pages} />;
}
