import type { Thing } from '@/components/layout/json-ld';
import { sharingImage } from '@/app/sharing-image';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import { address } from './address';
import { offer } from './offer';
import { theFirm } from './organization';

/** A product with its exact price, without reviews: nobody has verified them. */
export function product(
  { site }: Content,
  { slug, title, seo, priceCents }: Content['products'][number],
): Thing {
  const path = routes.product(slug);
  return {
    '@type': 'Product',
    name: title,
    description: seo.description,
    image: address(sharingImage(path)),
    brand: { '@type': 'Brand', name: site.brand.name },
    offers: {
      ...offer(priceCents, { url: address(path) }),
      availability: 'https://schema.org/InStock',
      seller: theFirm(site.brand),
    },
  };
}
