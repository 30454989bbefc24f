import Link from 'next/link';
import { classes } from '@/components/ui/classes';
import { routes } from '@/lib/config/routes';
import { Logo } from './logo';

type BrandLinkProps = { title: string; subtitle: string; stacked?: boolean };

/** The brand block: logo, name and subtitle, leading home. Stacked where there is no room for a row. */
export function BrandLink({ title, subtitle, stacked }: BrandLinkProps) {
  return (
    <Link
      href={routes.home}
      className={classes(
        'mr-auto flex min-h-target flex-col justify-center no-underline',
        !stacked && 'md:flex-row md:items-center md:gap-3',
      )}
    >
      <Logo title={title} className={classes('block w-auto self-start', stacked ? 'h-10' : 'h-8 md:h-10')} />
      <span
        className={classes(
          'text-xs whitespace-nowrap text-ink-muted',
          stacked
            ? 'ml-[33px]'
            : 'ml-[26.5px] md:ml-0 md:border-l md:border-control md:pl-3 md:text-note md:leading-tight',
        )}
      >
        {subtitle}
      </span>
    </Link>
  );
}
