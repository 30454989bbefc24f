import { routes } from '@/lib/config/routes';
import { content } from '@/lib/container';

export type ListedPage = { path: string; title: string; description: string };

/** Every page that search engines may show. The toolbox has its words in site.yaml, but no page yet to send anyone to. */
export function listedPages(): ListedPage[] {
  return Object.entries(content().site.pages)
    .filter(([path, { index }]) => index && path !== routes.toolbox)
    .map(([path, { title, description }]) => ({ path, title, description }));
}
