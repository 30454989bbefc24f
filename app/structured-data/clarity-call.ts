import type { Thing } from '@/components/layout/json-ld';
import { routes } from '@/lib/kernel/routes';
import type { Content } from '@/lib/content/content';
import { address } from './address';
import { offer } from './offer';
import { theFirm } from './organization';

export function clarityCall({ site, booking }: Content): Thing {
  return {
    '@type': 'Service',
    name: booking.name,
    description: site.pages['/book-call'].description,
    url: address(routes.bookCall),
    provider: theFirm(site.brand),
    offers: offer(0),
  };
}
