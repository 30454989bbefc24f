import type { Thing } from '@/components/layout/json-ld';
import { iconAddress } from '@/app/icons/icons';
import type { Content } from '@/lib/content/content';
import { address } from './address';

type Site = Content['site'];

/** The firm. Addresses that are placeholders belong to nobody, so they are not given as ours. */
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

/** The firm as what other things refer to. */
export function theFirm({ name }: Pick<Site['brand'], 'name'>): Thing {
  return { '@type': 'Organization', '@id': address('/#organization'), name, url: address('/') };
}

/** The site itself. */
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
