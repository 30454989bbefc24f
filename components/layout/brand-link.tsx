import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/config/routes';
import { Logo } from './logo';

type BrandLinkProps = {
  title: string;
  subtitle: string;
  /** In the footer: below each other, and after the one in the header. */
  stacked?: boolean;
};

/** The brand block: logo, name and subtitle, leading home. Stacked where there is no room for a row. */
export function BrandLink({ title, subtitle, stacked }: BrandLinkProps) {
  return (
    <Link
      href={routes.home}
      className={classes(
        'mr-auto flex min-h-target flex-col justify-center no-underline',
        !stacked && 'lg:flex-row lg:items-center lg:gap-3',
      )}
    >
      <Logo
        title={title}
        copy={stacked}
        className={classes('block w-auto self-start', stacked ? 'h-10' : 'h-8 lg:h-10')}
      />
      <span
        className={classes(
          'text-xs whitespace-nowrap text-ink-muted',
          stacked
            ? 'ml-[33px]'
            : 'ml-[26.5px] lg:ml-0 lg:border-l lg:border-control lg:pl-3 lg:text-note lg:leading-tight',
        )}
      >
        {subtitle}
      </span>
    </Link>
  );
}
