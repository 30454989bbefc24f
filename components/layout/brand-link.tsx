import { classes } from '@/components/ui/classes';
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
    <a
      href={routes.home}
      className={classes(
        'mr-auto flex min-h-target flex-col justify-center',
        !stacked && 'xl:flex-row xl:items-center xl:gap-3',
      )}
    >
      <Logo
        name={brand.name}
        title={brand.logoAlt}
        className={stacked ? 'text-[1.9375rem]/none' : 'text-[1.55rem]/none xl:text-[1.9375rem]/none'}
      />
      <span
        className={classes(
          'text-xs/[1.4] whitespace-nowrap text-ink-muted',
          stacked
            ? 'ml-[33px]'
            : 'ml-[26.5px] xl:ml-0 xl:border-l xl:border-control xl:pl-3 xl:text-note/tight',
        )}
      >
        {brand.subtitle}
      </span>
    </a>
  );
}
