import type { Thing } from '@/components/layout/json-ld';
import { iconAddress } from '@/app/icons/icons';
import { withoutBrand, type PagePath } from '@/app/page-metadata';
import { sharingImage } from '@/app/sharing-image';
import type { Content } from '@/lib/content/content';
import { CURRENCY } from '@/lib/kernel/money';
import { routes } from '@/lib/kernel/routes';
import { env } from '@/lib/platform/config/env';
import { content } from '@/lib/server/context';
import { sampleFile } from '@/lib/shop/rules/product-file';

type Site = Content['site'];
type Crumb = { name: string; path: string };

export function thingsOf(path: PagePath): Thing[] {
  const { site } = content();
  return path === '/' ? [organization(site), website(site)] : [breadcrumbs([home(), crumb(path)])];
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

const home = (): Crumb => ({ name: content().site.header.home, path: routes.home });

const crumb = (path: PagePath): Crumb => ({ name: withoutBrand(content().site.pages[path].title), path });

/** The full address of a path, as visitors see it. */
const address = (path: string) => new URL(path, env().BASE_URL).href;

/** From the home page to this one, which is last. */
const breadcrumbs = (trail: Crumb[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: address(path),
  })),
});

/** Placeholder addresses are left out: they belong to nobody. */
export function organization({ brand, footer, contact }: Site): Thing {
  const profiles = footer.social.filter(({ placeholder }) => !placeholder).map(({ url }) => url);
  return {
    ...theFirm(brand),
    logo: address(iconAddress('512.png')),
    description: footer.mission,
    ...(!contact.placeholder && { email: contact.email }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

/** A reference to the firm. */
const theFirm = ({ name }: Site['brand']): Thing => ({
  '@type': 'Organization',
  '@id': address('/#organization'),
  name,
  url: address('/'),
});

const website = ({ brand }: Site): Thing => ({
  '@type': 'WebSite',
  '@id': address('/#website'),
  name: brand.name,
  url: address('/'),
  inLanguage: 'en-US',
  publisher: { '@id': address('/#organization') },
});

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
      '@type': 'Offer',
      price: (priceCents / 100).toFixed(2), // cards show whole dollars
      priceCurrency: CURRENCY.toUpperCase(),
      url: address(path),
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
