import type { Thing } from '@/components/layout/json-ld';
import { withoutBrand, type PagePath } from '@/app/page-metadata';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import type { Content } from '@/lib/content/content';
import { article } from './article';
import { breadcrumbs } from './breadcrumbs';
import { clarityCall } from './clarity-call';
import { coaches } from './coaches';
import { organization, website } from './organization';
import { product } from './product';

/** What each page has beside its breadcrumbs. */
const ABOUT: Partial<Record<PagePath, (content: Content) => Thing[]>> = {
  '/sprint-program': coaches,
  '/book-call': (all) => [clarityCall(all)],
};

export function thingsOf(path: PagePath): Thing[] {
  const all = content();
  if (path === '/') return [organization(all.site), website(all.site)];
  return [breadcrumbs([home(), crumb(path)]), ...(ABOUT[path]?.(all) ?? [])];
}

export function thingsOfProduct(one: Content['products'][number]): Thing[] {
  const path = routes.product(one.slug);
  return [breadcrumbs([home(), crumb('/toolbox'), { name: one.title, path }]), product(content(), one)];
}

export function thingsOfPage(one: Content['pages'][number]): Thing[] {
  const all = content();
  const { name } = all.library.page;
  const trail = [home(), { name, path: routes.library }, { name: one.title, path: routes.page(one.slug) }];
  return [breadcrumbs(trail), ...(one.kind === 'landing' ? [] : [article(all, one)])];
}

const home = () => ({ name: content().site.header.home, path: routes.home });

function crumb(path: PagePath) {
  return { name: withoutBrand(content().site.pages[path].title), path };
}
