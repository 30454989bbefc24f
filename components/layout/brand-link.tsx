import { classes } from '@/components/ui/classes';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';

export type Brand = Pick<Content['site']['brand'], 'name' | 'logoAlt' | 'subtitle'>;

type BrandLinkProps = {
  brand: Brand;
  /** Below each other at every width. */
  stacked?: boolean;
};

/**
 * The brand block: bob, name and subtitle, leading home. The name is text in the face and weight of
 * headlines: a firm that renames itself has no logo to redraw.
 */
export function BrandLink({ brand, stacked }: BrandLinkProps) {
  return (
    <a
      href={routes.home}
      className={classes(
        'mr-auto flex min-h-target flex-col justify-center',
        !stacked && 'xl:flex-row xl:items-center xl:gap-3',
      )}
    >
      <span
        role="img"
        aria-label={brand.logoAlt}
        className={classes(
          'logo font-display text-[1.9375rem]/none font-medium whitespace-nowrap forced-colors:[--accent:CanvasText]',
          !stacked && 'max-xl:text-[1.55rem]/none',
        )}
      >
        <svg
          viewBox="0 0 24 40"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          className="mr-[0.3em] inline-block h-[1.29em] w-auto align-[-0.355em]"
          aria-hidden="true"
        >
          <path d="M4 .75h16M12 1v12" />
          <path
            className="fill-accent"
            d="M8.5 13h7v4h-7zM8.5 17C6 18 4.75 20.5 4.75 23c0 6 5 10 7.25 16 2.25-6 7.25-10 7.25-16 0-2.5-1.25-5-3.75-6z"
          />
          <path d="M5.2 25h13.6" />
        </svg>
        {brand.name}
      </span>
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
