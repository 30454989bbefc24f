import { routes } from '@/lib/kernel/routes';
import { Logo } from './logo';

export type Brand = { name: string; logoAlt: string; subtitle: string };

type BrandLinkProps = {
  brand: Brand;
  /** Below each other at every width. */
  stacked?: boolean;
};

/** The brand block: logo, name and subtitle, leading home. Stacked where there is no room for a row. */
export function BrandLink({ brand, stacked }: BrandLinkProps) {
  return (
    <a href={routes.home} className={stacked ? 'brand' : 'brand brand-row'}>
      <Logo name={brand.name} title={brand.logoAlt} />
      <span>{brand.subtitle}</span>
    </a>
  );
}
