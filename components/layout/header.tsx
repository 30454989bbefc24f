'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import { ExternalLink, NEW_TAB } from '@/components/ui/external-link';
import { Icon } from '@/components/ui/icons';
import type { Content } from '@/lib/content/content';
import { routes } from '@/lib/kernel/routes';
import { BrandLink, type Brand } from './brand-link';
import type { MenuEntry } from './menu-entry';
import { ToolboxMenu } from './toolbox-menu';

type HeaderProps = {
  brand: Brand;
  words: Content['site']['header'];
  /** The rows of the toolbox menu. */
  tools: MenuEntry[];
  newsletter: string;
  newTab: string;
};

const MENU_BUTTON =
  'inline-flex min-h-target min-w-27 cursor-pointer items-center gap-2.5 rounded-control border-drawn border-control ' +
  'px-3.5 text-ui font-semibold [anchor-name:--menu-button] hover:border-ink md:hidden';

const START = 'max-md:mt-5 max-md:w-full md:max-lg:hidden lg:mr-2.5 lg:ml-3';

/**
 * The head of every page. The diagnostic stands beside the links where there is room for it, and in the
 * menu of a phone with the program, the call and the team. On small screens the navigation is a native
 * popover: it opens without JavaScript, Escape closes it, and the focus goes back to the button. A client
 * component for the sake of the page's weight: what it shows is in the HTML once, and not a second time as
 * the tree that React is to take over.
 */
export function Header({ brand, words, tools, newsletter, newTab }: HeaderProps) {
  const inDiagnostic = `${usePathname()}/`.startsWith(`${routes.diagnostic}/`);
  return (
    <header className="relative z-header border-b border-ink bg-paper">
      <div className="group mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-1 px-pad py-1 md:min-h-19 md:gap-x-3">
        <BrandLink brand={brand} />
        {/* As wide as it gets: its word may come a moment after its icon, and nothing moves then. */}
        <button type="button" popoverTarget="site-nav" className={MENU_BUTTON} data-print="no">
          <Icon sign="menu" className="size-4 group-has-[nav:popover-open]:hidden" />
          <span className="group-has-[nav:popover-open]:hidden">{words.menu}</span>
          <Icon sign="cross" className="hidden size-4 group-has-[nav:popover-open]:block" />
          <span className="hidden group-has-[nav:popover-open]:block">{words.close}</span>
        </button>
        <nav id="site-nav" popover="auto" aria-label={words.navigation} className="site-nav" data-print="no">
          <NavLink href={routes.home}>{words.home}</NavLink>
          <ToolboxMenu words={words} tools={tools} />
          <NavLink href={routes.testimonials}>{words.testimonials}</NavLink>
          <ExternalLink href={newsletter} className="nav-link max-lg:hidden">
            {words.newsletter}
          </ExternalLink>
          <NavLink href={routes.sprintProgram} className="nav-link md:hidden">
            {words.program}
          </NavLink>
          <NavLink href={routes.bookCall} className="nav-link md:hidden">
            {words.bookCall}
          </NavLink>
          <NavLink href={routes.aboutTeamRooms} className="nav-link md:hidden">
            {words.team}
          </NavLink>
          <NavLink
            href={routes.diagnostic}
            className={`${buttonClasses(inDiagnostic ? 'line' : 'primary', 'sm')} ${START}`}
          >
            {words.diagnostic}
          </NavLink>
        </nav>
      </div>
      <span id={NEW_TAB} hidden>
        {newTab}
      </span>
    </header>
  );
}

type NavLinkProps = { href: string; className?: string; children: ReactNode };

/** A link of the main navigation. It knows when it is the current page. */
function NavLink({ href, className = 'nav-link', children }: NavLinkProps) {
  // In the demos there is none.
  const path = `${usePathname()}/`;
  const current = path === `${href}/` ? 'page' : path.startsWith(`${href}/`) ? 'true' : undefined;
  return (
    <a href={href} className={className} aria-current={current}>
      {children}
    </a>
  );
}
