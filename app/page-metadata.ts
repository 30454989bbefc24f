import type { Metadata } from 'next';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/server/context';
import { SHARING_IMAGE, sharingImage } from './sharing-image';

/** The pages whose title and description are in site.yaml. */
export type PagePath = keyof Content['site']['pages'];

type Product = Content['products'][number];
type Listed = { path: string; title: string; description: string };

/** A page that may not be indexed has no canonical address and no card. */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, index } = content().site.pages[path];
  return index ? listed({ path, title, description }) : { title, description, robots: { index: false } };
}

/** The metadata of a 404. */
export function missingMetadata(title: string): Metadata {
  const { brand, pages } = content().site;
  const { description } = pages['404'];
  return { title: `${title} - ${brand.name}`, description, robots: { index: false } };
}

export const productMetadata = ({ slug, seo }: Product): Metadata =>
  listed({ path: routes.product(slug), ...seo });

export const writtenMetadata = ({ slug, title, description }: Content['pages'][number]): Metadata =>
  listed({ path: routes.page(slug), title: `${title} - ${content().site.brand.name}`, description });

/** A page's title without the site's name, which is shown beside it. */
export function withoutBrand(title: string): string {
  const { name } = content().site.brand;
  return title.replace(`${name}: `, '').replace(` - ${name}`, '');
}

function listed({ path, title, description }: Listed): Metadata {
  const name = withoutBrand(title);
  return {
    title,
    description,
    alternates: { canonical: path, types: { 'application/atom+xml': routes.feed } },
    openGraph: {
      type: 'website',
      siteName: content().site.brand.name,
      locale: 'en_US',
      url: path,
      title: name,
      description,
      images: [{ url: sharingImage(path), ...SHARING_IMAGE, alt: name }],
    },
    // Without an image of its own, a card shows that of Open Graph.
    twitter: { card: 'summary_large_image', images: [] },
  };
}
