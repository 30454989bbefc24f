import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';

/** @property updated the day of its last change, as 2026-11-29, where content says so */
type ListedPage = { path: string; title: string; description: string; updated?: string };

/** Every page that search engines may show: those of site.yaml, the products, and content/pages. */
export function listedPages(): ListedPage[] {
  const { site, products, pages } = content();
  const own = Object.entries(site.pages)
    .filter(([, { index }]) => index)
    .map(([path, { title, description }]) => ({ path, title, description }));
  return [
    ...own,
    ...products.map(({ slug, seo }) => ({ path: routes.product(slug), ...seo })),
    ...pages.map(({ slug, title, description, updated }) => ({
      path: routes.page(slug),
      title: `${title} - ${site.brand.name}`,
      description,
      updated,
    })),
  ];
}
