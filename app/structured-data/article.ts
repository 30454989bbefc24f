import type { Thing } from '@/components/layout/json-ld';
import { sharingImage } from '@/app/sharing-image';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { address } from './address';
import { theFirm } from './organization';

/** A page of content/pages, by its author. */
export function article({ site, team }: Content, page: Content['pages'][number]): Thing {
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
