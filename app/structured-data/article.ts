import type { Thing } from '@/components/layout/json-ld';
import { sharingImage } from '@/app/sharing-image';
import type { Content } from '@/lib/content/content';
import { address } from './address';
import { theFirm } from './organization';

/** An article by the firm. No dates: we keep none. */
export function article(
  { site }: Content,
  { path, title, seo }: { path: string; title: string; seo: { description: string } },
): Thing {
  return {
    '@type': 'Article',
    headline: title,
    description: seo.description,
    image: address(sharingImage(path)),
    mainEntityOfPage: address(path),
    inLanguage: 'en-US',
    author: theFirm(site.brand),
    publisher: theFirm(site.brand),
  };
}
