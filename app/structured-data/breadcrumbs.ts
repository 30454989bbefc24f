import type { Thing } from '@/components/layout/json-ld';
import { address } from './address';

/** From the home page to this one, which is last. */
export function breadcrumbs(trail: { name: string; path: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  };
}
