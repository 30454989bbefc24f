import type { Metadata } from 'next';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { content } from '@/lib/container';
import { SHARING_IMAGE, sharingImage } from './sharing-image';

/** The pages that have their title and description in site.yaml. */
export type PagePath = keyof Content['site']['pages'];

type Product = Content['products'][number];
type Listed = { path: string; title: string; description: string };

/**
 * What search engines and other sites show of a page. One that may not be indexed has no canonical address
 * and no card.
 */
export function pageMetadata(path: PagePath): Metadata {
  const { title, description, index } = content().site.pages[path];
  return index ? listed({ path, title, description }) : { title, description, robots: { index: false } };
}

/** Of a page that says that something is not there. @param title what it says */
export function missingMetadata(title: string): Metadata {
  const { brand, pages } = content().site;
  const { description } = pages['404'];
  return { title: `${title} - ${brand.name}`, description, robots: { index: false } };
}

/** The same for the page of one product, which has its own words. */
export const productMetadata = ({ slug, seo }: Product): Metadata =>
  listed({ path: routes.product(slug), ...seo });

/** The same for a page of content/pages. */
export const writtenMetadata = ({ slug, title, description }: Content['pages'][number]): Metadata =>
  listed({ path: routes.page(slug), title: `${title} - ${content().site.brand.name}`, description });

/** A page's title without the name of the site, which stands beside it wherever this is shown. */
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
    // Where a card says nothing of its own, its readers take what Open Graph says: no image here, and it is
    // the same one.
    twitter: { card: 'summary_large_image', images: [] },
  };
}
