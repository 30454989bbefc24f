import type { Thing } from '@/components/layout/json-ld';
import { withoutBrand, type PagePath } from '@/app/page-metadata';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import type { Content } from '@/lib/content/content';
import { organization, website, theFirm } from './organization';
import { product } from './product';
import { sharingImage } from '@/app/sharing-image';
import { address } from './address';
import { offer } from './offer';

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

/** A page of content/pages, by its author. */
function article({ site, team }: Content, page: Content['pages'][number]): Thing {
  const path = routes.page(page.slug);
  return {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: address(sharingImage(path)),
    mainEntityOfPage: address(path),
    inLanguage: 'en-US',
    author: { '@type': 'Person', name: team.coaches.find(({ id }) => id === page.author)!.name },
    publisher: theFirm(site.brand),
    datePublished: page.published,
    dateModified: page.updated,
  };
}

/** From the home page to this one, which is last. */
function breadcrumbs(trail: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}

function clarityCall({ site, booking }: Content): Thing {
  return {
    '@type': 'Service',
    name: booking.name,
    description: site.pages['/book-call'].description,
    url: address(routes.bookCall),
    provider: theFirm(site.brand),
    offers: offer(0),
  };
}

function coaches({ site, programme, team }: Content): Thing[] {
  const ids = programme.page.coaches.ids;
  return team.coaches
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, title }) => ({
      '@type': 'Person',
      '@id': address(`${routes.sprintProgram}#${id}`),
      name,
      jobTitle: title,
      worksFor: theFirm(site.brand),
    }));
}
