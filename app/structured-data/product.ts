import type { Thing } from '@/components/layout/json-ld';
import { sharingImage } from '@/app/sharing-image';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import { sampleFile } from '@/lib/shop/rules/sample-picture';
import { address } from './address';
import { offer } from './offer';
import { theFirm } from './organization';

/** A product with its exact price, without reviews: nobody has verified them. */
export function product(
  { site }: Content,
  { slug, title, seo, priceCents, samples }: Content['products'][number],
): Thing {
  const path = routes.product(slug);
  return {
    '@type': 'Product',
    name: title,
    description: seo.description,
    sku: slug,
    image: address(samples ? routes.sample(slug, sampleFile(samples[0]!.picture)) : sharingImage(path)),
    brand: { '@type': 'Brand', name: site.brand.name },
    offers: {
      ...offer(priceCents, { url: address(path) }),
      availability: 'https://schema.org/InStock',
      seller: theFirm(site.brand),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: 'US',
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: site.refundDays,
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
  };
}
