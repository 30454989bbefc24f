import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/container';
import { libraryPages } from './library-pages';

type ListedPage = { path: string; title: string; description: string };

/** Every page that may be indexed: those of site.yaml, the products and the library. */
export function listedPages(): ListedPage[] {
  const { site, products } = content();
  const pages = Object.entries(site.pages)
    .filter(([, { index }]) => index)
    .map(([path, { title, description }]) => ({ path, title, description }));
  return [
    ...pages,
    ...products.map(({ slug, seo }) => ({ path: routes.product(slug), ...seo })),
    ...libraryPages().map(({ path, seo }) => ({ path, ...seo })),
  ];
}
