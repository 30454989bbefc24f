import { Icon } from '@/components/ui/icons';
import { ExternalLink } from '@/components/ui/external-link';
import { routes } from '@/lib/config/routes';
import { BrandLink } from './brand-link';
import { NavLink } from './nav-link';

export type HeaderWords = Record<
  'home' | 'toolbox' | 'testimonials' | 'newsletter' | 'menu' | 'navigation',
  string
>;

type HeaderProps = {
  brand: { logoAlt: string; subtitle: string };
  words: HeaderWords;
  newsletter: string;
  newTab: string;
};

/**
 * The head of every page. On small screens the navigation is a native popover: it opens without JavaScript, Escape
 * closes it, and the focus goes back to the button.
 */
export function Header({ brand, words, newsletter, newTab }: HeaderProps) {
  return (
    <header className="relative z-header border-b border-ink bg-paper">
      <div className="mx-auto flex min-h-16 max-w-page items-center gap-6 px-pad md:min-h-19">
        <BrandLink title={brand.logoAlt} subtitle={brand.subtitle} />
        <button type="button" popoverTarget="site-nav" className="menu-button" data-print="no">
          <Icon sign="menu" className="when-closed size-4" />
          <Icon sign="cross" className="when-open size-4" />
          {words.menu}
        </button>
        <nav id="site-nav" popover="auto" aria-label={words.navigation} className="site-nav" data-print="no">
          <NavLink href={routes.home}>{words.home}</NavLink>
          <NavLink href={routes.toolbox}>{words.toolbox}</NavLink>
          <NavLink href={routes.testimonials}>{words.testimonials}</NavLink>
          <ExternalLink href={newsletter} newTab={newTab} className="nav-link max-lg:hidden">
            {words.newsletter}
          </ExternalLink>
        </nav>
      </div>
    </header>
  );
}
