import Link from 'next/link';
import { routes } from '@/lib/config/routes';
import { Logo } from './logo';

/** The brand block: logo, name and subtitle, leading home. */
export function BrandLink({ title, subtitle }: { title: string; subtitle: string }) {
  return (
    <Link
      href={routes.home}
      className="mr-auto flex min-h-target flex-col justify-center no-underline md:flex-row md:items-center md:gap-3"
    >
      <Logo title={title} className="block h-8 w-auto md:h-10" />
      <span className="ml-[26.5px] text-xs whitespace-nowrap text-ink-muted md:ml-0 md:border-l md:border-control md:pl-3 md:text-note md:leading-tight">
        {subtitle}
      </span>
    </Link>
  );
}
