import type { Metadata } from 'next';
import type { Content } from '@/lib/content/content';
import { content } from '@/lib/container';

export type PagePath = keyof Content['site']['pages'];

/** What browser tabs and search engines show of a page (content/site.yaml). */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, index } = content().site.pages[path];
  return { title, description, alternates: { canonical: path }, ...(!index && { robots: { index: false } }) };
}
