import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/kernel/routes';

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

type LogoProps = {
  name: string;
  /** What the logo is called where it stands: "Plumbline, home page". */
  title: string;
  /** Its size. */
  className: string;
};

/**
 * The bob and the name. The name is text in the display face, so a firm that renames itself has no logo to
 * redraw, and of the weight of headlines, so that one cut of the face comes with the page for both (decision
 * 035).
 */
function Logo({ name, title, className }: LogoProps) {
  return (
    <span
      role="img"
      aria-label={title}
      className={`logo font-display font-medium whitespace-nowrap forced-colors:[--accent:CanvasText] ${className}`}
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
      {name}
    </span>
  );
}
