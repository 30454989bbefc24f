import type { Thing } from '@/components/layout/json-ld';
import { iconAddress } from '@/app/icons/icons';
import type { Content } from '@/lib/content/content';
import { address } from './address';

type Site = Content['site'];

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
export function theFirm({ name }: Pick<Site['brand'], 'name'>): Thing {
  return { '@type': 'Organization', '@id': address('/#organization'), name, url: address('/') };
}

export function website({ brand }: Site): Thing {
  return {
    '@type': 'WebSite',
    '@id': address('/#website'),
    name: brand.name,
    url: address('/'),
    inLanguage: 'en-US',
    publisher: { '@id': address('/#organization') },
  };
}
